import type { FlashTexts } from '#app/platform/request/flash-message.tsx'
import { repeatedHour } from './forms.ts'

export const eventToasts: FlashTexts = {
  'event-created': { kind: 'success', title: 'Evento creado con éxito' },
  'event-updated': { kind: 'success', title: 'Evento actualizado con éxito' },
  'event-created-twice': { kind: 'success', title: 'Evento creado con éxito', text: repeatedHour },
  'event-updated-twice': { kind: 'success', title: 'Evento actualizado con éxito', text: repeatedHour },
}
