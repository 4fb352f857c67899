const limits = 'PNG, JPG o WEBP hasta 5 MB; las más grandes se reducen al subirlas'

export const es = {
  picture: { limits, upload: 'Subir imagen', replace: 'Cambiar', remove: 'Quitar', removed: 'la imagen' },
  pictures: {
    limits: `${limits}.`,
    first: 'La primera es la principal.',
    add: 'Añadir imágenes',
    main: 'Principal',
    alt: (number: number) => `Imagen ${number}`,
    earlier: (number: number) => `Adelantar la imagen ${number}`,
    later: (number: number) => `Atrasar la imagen ${number}`,
    edit: (number: number) => `Texto y enfoque de la imagen ${number}`,
    remove: (number: number) => `Quitar la imagen ${number}`,
    removed: (number: number) => `imagen ${number}`,
  },
  facts: {
    focus: (left: number, top: number) => `Punto de enfoque: ${left} % desde la izquierda, ${top} % desde arriba`,
    focusHint: 'Pulsa lo que debe verse siempre, aunque la imagen se recorte.',
    alt: 'Texto alternativo',
    optional: '(opcional)',
  },
  progress: {
    waiting: 'En espera',
    preparing: 'Preparando la imagen…',
    sending: 'Subiendo la imagen…',
    processing: 'Procesando la imagen…',
    label: (file: string) => `Progreso de «${file}»`,
    percent: (sent: number) => `${sent} %`,
  },
  unsent: { text: (file: string) => `«${file}» no se ha subido.`, retry: 'Reintentar', discard: 'Descartar' },
  upload: {
    busyLabel: 'Subiendo…',
    done: 'Imagen subida con éxito',
    failed: 'Error al subir la imagen',
    notAPicture: 'Solo se permiten archivos de imagen',
    heic:
      'Es una foto HEIC, el formato del iPhone, que la mayoría de los navegadores no muestra. ' +
      'Guárdala como JPG (en el iPhone: Ajustes, Cámara, Formatos, «El más compatible») y súbela otra vez.',
    interlaced:
      'La imagen es un PNG entrelazado o un JPEG progresivo muy grande: guárdala sin esa opción y súbela otra vez',
    tooManyPixels: 'La imagen tiene más de 50 millones de píxeles: guárdala más pequeña y súbela otra vez',
    busy: 'El servidor está procesando otras imágenes: espera unos segundos e inténtalo de nuevo',
    tooMany: 'Has subido muchas imágenes seguidas: espera unos minutos e inténtalo de nuevo',
    tooLarge: 'El archivo debe ser menor a 5MB',
  },
}
