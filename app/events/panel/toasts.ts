import type { FlashTexts } from '#app/platform/request/flash-message.tsx'
import { dateMessages } from './forms.ts'

export const eventToasts: FlashTexts = {
  'event-created': { kind: 'success', title: 'Evento creado con éxito' },
  'event-updated': { kind: 'success', title: 'Evento actualizado con éxito' },
  'event-created-twice': { kind: 'success', title: 'Evento creado con éxito', text: dateMessages.twice },
  'event-updated-twice': { kind: 'success', title: 'Evento actualizado con éxito', text: dateMessages.twice },
}
