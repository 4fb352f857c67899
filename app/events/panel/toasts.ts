import type { PanelTexts } from '#app/i18n/panel-texts.ts'
import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

const repeatedHour: PanelTexts<string> = {
  es: 'Esa hora se repite por el cambio de hora: vale la primera.',
  ca: 'Aquesta hora es repeteix pel canvi d’hora: val la primera.',
}

export const eventToasts: PanelTexts<FlashTexts> = {
  es: {
    'event-created': { kind: 'success', title: 'Evento creado con éxito' },
    'event-updated': { kind: 'success', title: 'Evento actualizado con éxito' },
    'event-created-twice': { kind: 'success', title: 'Evento creado con éxito', text: repeatedHour.es },
    'event-updated-twice': { kind: 'success', title: 'Evento actualizado con éxito', text: repeatedHour.es },
  },
  ca: {
    'event-created': { kind: 'success', title: 'Esdeveniment creat correctament' },
    'event-updated': { kind: 'success', title: 'Esdeveniment actualitzat correctament' },
    'event-created-twice': { kind: 'success', title: 'Esdeveniment creat correctament', text: repeatedHour.ca },
    'event-updated-twice': { kind: 'success', title: 'Esdeveniment actualitzat correctament', text: repeatedHour.ca },
  },
}
