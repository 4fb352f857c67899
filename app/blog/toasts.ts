import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

/** What the list of posts says to whoever arrives there from a post (back-office §8, to the letter). */
export const postToasts: FlashTexts = {
  'post-created': { kind: 'success', title: 'Publicación creada correctamente' },
  'post-updated': { kind: 'success', title: 'Publicación actualizada correctamente' },
  'post-not-loaded': { kind: 'error', title: 'Error al cargar la publicación' },
}
