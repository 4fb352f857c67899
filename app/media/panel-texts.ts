import { panelTexts } from '#app/i18n/panel-texts.ts'

const limits = {
  es: 'PNG, JPG o WEBP hasta 5 MB; las más grandes se reducen al subirlas',
  ca: 'PNG, JPG o WEBP fins a 5 MB; les més grans es redueixen en pujar-les',
}

export const mediaTexts = panelTexts({
  picture: {
    limits,
    upload: { es: 'Subir imagen', ca: 'Puja una imatge' },
    replace: { es: 'Cambiar', ca: 'Canvia' },
    remove: { es: 'Quitar', ca: 'Treu' },
    removed: { es: 'la imagen', ca: 'la imatge' },
  },
  pictures: {
    limits: { es: `${limits.es}.`, ca: `${limits.ca}.` },
    first: { es: 'La primera es la principal.', ca: 'La primera és la principal.' },
    add: { es: 'Añadir imágenes', ca: 'Afegeix imatges' },
    main: { es: 'Principal', ca: 'Principal' },
    alt: { es: (number: number) => `Imagen ${number}`, ca: (number: number) => `Imatge ${number}` },
    earlier: {
      es: (number: number) => `Adelantar la imagen ${number}`,
      ca: (number: number) => `Avança la imatge ${number}`,
    },
    later: {
      es: (number: number) => `Atrasar la imagen ${number}`,
      ca: (number: number) => `Endarrereix la imatge ${number}`,
    },
    edit: {
      es: (number: number) => `Texto y enfoque de la imagen ${number}`,
      ca: (number: number) => `Text i enfocament de la imatge ${number}`,
    },
    remove: {
      es: (number: number) => `Quitar la imagen ${number}`,
      ca: (number: number) => `Treu la imatge ${number}`,
    },
    removed: { es: (number: number) => `imagen ${number}`, ca: (number: number) => `imatge ${number}` },
  },
  facts: {
    focus: {
      es: (left: number, top: number) => `Punto de enfoque: ${left} % desde la izquierda, ${top} % desde arriba`,
      ca: (left: number, top: number) => `Punt d’enfocament: ${left} % des de l’esquerra, ${top} % des de dalt`,
    },
    focusHint: {
      es: 'Pulsa lo que debe verse siempre, aunque la imagen se recorte.',
      ca: 'Prem el que s’ha de veure sempre, encara que la imatge es retalli.',
    },
    alt: { es: 'Texto alternativo', ca: 'Text alternatiu' },
    optional: { es: '(opcional)', ca: '(opcional)' },
  },
  progress: {
    waiting: { es: 'En espera', ca: 'En espera' },
    preparing: { es: 'Preparando la imagen…', ca: 'S’està preparant la imatge…' },
    sending: { es: 'Subiendo la imagen…', ca: 'S’està pujant la imatge…' },
    processing: { es: 'Procesando la imagen…', ca: 'S’està processant la imatge…' },
    label: { es: (file: string) => `Progreso de «${file}»`, ca: (file: string) => `Progrés de «${file}»` },
    percent: { es: (sent: number) => `${sent} %`, ca: (sent: number) => `${sent} %` },
  },
  unsent: {
    text: { es: (file: string) => `«${file}» no se ha subido.`, ca: (file: string) => `«${file}» no s’ha pujat.` },
    retry: { es: 'Reintentar', ca: 'Torna-ho a provar' },
    discard: { es: 'Descartar', ca: 'Descarta' },
  },
  upload: {
    busyLabel: { es: 'Subiendo…', ca: 'S’està pujant…' },
    done: { es: 'Imagen subida con éxito', ca: 'La imatge s’ha pujat' },
    failed: { es: 'Error al subir la imagen', ca: 'Error en pujar la imatge' },
    notAPicture: { es: 'Solo se permiten archivos de imagen', ca: 'Només s’admeten fitxers d’imatge' },
    heic: {
      es:
        'Es una foto HEIC, el formato del iPhone, que la mayoría de los navegadores no muestra. ' +
        'Guárdala como JPG (en el iPhone: Ajustes, Cámara, Formatos, «El más compatible») y súbela otra vez.',
      ca:
        'És una foto HEIC, el format de l’iPhone, que la majoria dels navegadors no mostren. ' +
        'Desa-la com a JPG (a l’iPhone: Configuració, Càmera, Formats, «El més compatible») i torna-la a pujar.',
    },
    interlaced: {
      es: 'La imagen es un PNG entrelazado o un JPEG progresivo muy grande: guárdala sin esa opción y súbela otra vez',
      ca: 'La imatge és un PNG entrellaçat o un JPEG progressiu molt gran: desa-la sense aquesta opció i torna-la a pujar',
    },
    tooManyPixels: {
      es: 'La imagen tiene más de 50 millones de píxeles: guárdala más pequeña y súbela otra vez',
      ca: 'La imatge té més de 50 milions de píxels: desa-la més petita i torna-la a pujar',
    },
    busy: {
      es: 'El servidor está procesando otras imágenes: espera unos segundos e inténtalo de nuevo',
      ca: 'El servidor està processant altres imatges: espera uns segons i torna-ho a provar',
    },
    tooMany: {
      es: 'Has subido muchas imágenes seguidas: espera unos minutos e inténtalo de nuevo',
      ca: 'Has pujat moltes imatges seguides: espera uns minuts i torna-ho a provar',
    },
    tooLarge: { es: 'El archivo debe ser menor a 5MB', ca: 'El fitxer ha de fer menys de 5 MB' },
  },
})

export type MediaTexts = (typeof mediaTexts)['es']
