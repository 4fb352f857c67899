import { toasts } from '#app/platform/request/toasts.ts'

export const eventToasts = toasts({
  'event-created': { kind: 'success', es: 'Evento creado con éxito', ca: 'Esdeveniment creat correctament' },
  'event-updated': { kind: 'success', es: 'Evento actualizado con éxito', ca: 'Esdeveniment actualitzat correctament' },
})
