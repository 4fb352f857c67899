import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const eventToasts: PanelTexts<FlashTexts> = {
  es: {
    'event-created': { kind: 'success', title: 'Evento creado con éxito' },
    'event-updated': { kind: 'success', title: 'Evento actualizado con éxito' },
  },
  ca: {
    'event-created': { kind: 'success', title: 'Esdeveniment creat correctament' },
    'event-updated': { kind: 'success', title: 'Esdeveniment actualitzat correctament' },
  },
}
