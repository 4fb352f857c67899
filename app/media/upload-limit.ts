/** Bytes of an uploaded picture at most (back-office §9). */
export const uploadLimit = 5 * 1024 * 1024

/** Where pictures are sent to. */
export const uploadPath = '/admin/imagenes'

/** What is said about an upload (back-office §5, §8, to the letter; `tooMany` is ours). */
export const uploadTexts = {
  done: 'Imagen subida con éxito',
  failed: 'Error al subir la imagen',
  notAPicture: 'Solo se permiten archivos de imagen',
  tooMany: 'Has subido muchas imágenes seguidas: espera unos minutos y vuelve a probarlo',
  tooLarge: 'El archivo debe ser menor a 5MB',
} as const
