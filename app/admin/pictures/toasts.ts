import { toasts } from '#app/platform/request/toasts.ts'

export const pictureToasts = toasts({
  'picture-replaced': { kind: 'success', es: 'Imagen sustituida en todas partes', ca: 'Imatge substituïda arreu' },
  'picture-deleted': { kind: 'success', es: 'Imagen eliminada', ca: 'Imatge eliminada' },
  'picture-uploaded': { kind: 'success', es: 'Imagen subida con éxito', ca: 'Imatge pujada correctament' },
})
