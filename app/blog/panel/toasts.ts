import type { FlashTexts } from '#app/platform/request/flash-message.tsx'

export const postToasts: FlashTexts = {
  'post-created': { kind: 'success', title: 'Publicación creada correctamente' },
  'post-updated': { kind: 'success', title: 'Publicación actualizada correctamente' },
  'post-not-loaded': { kind: 'error', title: 'Error al cargar la publicación' },
}
