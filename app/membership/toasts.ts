import { toasts } from '#app/platform/request/toasts.ts'

export const membershipToasts = toasts({
  'socio-updated': { kind: 'success', es: 'Socio actualizado con éxito', ca: 'Soci actualitzat correctament' },
})
