export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

export const uploadPath = '/admin/imagenes'

export const uploadTexts = {
  done: 'Imagen subida con éxito',
  failed: 'Error al subir la imagen',
  notAPicture: 'Solo se permiten archivos de imagen',
  heic:
    'Es una foto HEIC, el formato del iPhone, que la mayoría de navegadores no muestra. ' +
    'Guárdala como JPG (en el iPhone: Ajustes, Cámara, Formatos, «El más compatible») y súbela otra vez.',
  tooManyPixels: 'La imagen tiene más de 50 millones de píxeles: guárdala más pequeña y súbela otra vez',
  busy: 'El servidor está procesando otras imágenes: espera unos segundos y vuelve a intentarlo',
  tooMany: 'Has subido muchas imágenes seguidas: espera unos minutos y vuelve a probarlo',
  tooLarge: 'El archivo debe ser menor a 5MB',
} as const
