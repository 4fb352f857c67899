/** Bytes of an uploaded picture at most (back-office §9). */
export const uploadLimit = 5 * 1024 * 1024

/** Where pictures are sent to. */
export const uploadPath = '/admin/imagenes'

/** What is said about an upload (back-office §5, §8: `done`, `failed`, `notAPicture` and `tooLarge` to the letter). */
export const uploadTexts = {
  done: 'Imagen subida con éxito',
  failed: 'Error al subir la imagen',
  notAPicture: 'Solo se permiten archivos de imagen',
  heic: 'Es una foto HEIC, el formato del iPhone, que la mayoría de navegadores no muestra. Guárdala como JPG (en el iPhone: Ajustes, Cámara, Formatos, «El más compatible») y súbela otra vez.',
  tooManyPixels: 'La imagen tiene más de 50 millones de píxeles: guárdala más pequeña y súbela otra vez',
  busy: 'El servidor está procesando otras imágenes: espera unos segundos y vuelve a intentarlo',
  tooMany: 'Has subido muchas imágenes seguidas: espera unos minutos y vuelve a probarlo',
  tooLarge: 'El archivo debe ser menor a 5MB',
} as const
