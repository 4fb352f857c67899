import { toasts } from '#app/platform/request/toasts.ts'

export const postToasts = toasts({
  'post-created': { kind: 'success', es: 'Publicación creada correctamente', ca: 'Publicació creada correctament' },
  'post-updated': {
    kind: 'success',
    es: 'Publicación actualizada correctamente',
    ca: 'Publicació actualitzada correctament',
  },
  'post-not-loaded': { kind: 'error', es: 'Error al cargar la publicación', ca: 'Error en carregar la publicació' },
})
