import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

/** What the list of members says to whoever comes back to it (back-office §8, to the letter). */
export const membershipToasts: FlashTexts = {
  'socio-updated': { kind: 'success', title: 'Socio actualizado con éxito' },
}
