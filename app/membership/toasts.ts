import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const membershipToasts: FlashTexts = {
  'socio-updated': { kind: 'success', title: 'Socio actualizado con éxito' },
}
