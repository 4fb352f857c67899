import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

const limits = 'PNG, JPG o WEBP fins a 5 MB; les més grans es redueixen en pujar-les'

export const mediaTexts = pairTexts(es, {
  picture: { limits, upload: 'Puja una imatge', replace: 'Canvia', remove: 'Treu', removed: 'la imatge' },
  pictures: {
    limits: `${limits}.`,
    first: 'La primera és la principal.',
    add: 'Afegeix imatges',
    main: 'Principal',
    alt: (number) => `Imatge ${number}`,
    earlier: (number) => `Avança la imatge ${number}`,
    later: (number) => `Endarrereix la imatge ${number}`,
    edit: (number) => `Text i enfocament de la imatge ${number}`,
    remove: (number) => `Treu la imatge ${number}`,
    removed: (number) => `imatge ${number}`,
  },
  facts: {
    focus: (left, top) => `Punt d’enfocament: ${left} % des de l’esquerra, ${top} % des de dalt`,
    focusHint: 'Prem el que s’ha de veure sempre, encara que la imatge es retalli.',
    alt: 'Text alternatiu',
    optional: '(opcional)',
  },
  progress: {
    waiting: 'En espera',
    preparing: 'S’està preparant la imatge…',
    sending: 'S’està pujant la imatge…',
    processing: 'S’està processant la imatge…',
    label: (file) => `Progrés de «${file}»`,
    percent: (sent) => `${sent} %`,
  },
  unsent: { text: (file) => `«${file}» no s’ha pujat.`, retry: 'Torna-ho a provar', discard: 'Descarta' },
  upload: {
    busyLabel: 'S’està pujant…',
    done: 'La imatge s’ha pujat',
    failed: 'Error en pujar la imatge',
    notAPicture: 'Només s’admeten fitxers d’imatge',
    heic:
      'És una foto HEIC, el format de l’iPhone, que la majoria dels navegadors no mostren. ' +
      'Desa-la com a JPG (a l’iPhone: Configuració, Càmera, Formats, «El més compatible») i torna-la a pujar.',
    interlaced:
      'La imatge és un PNG entrellaçat o un JPEG progressiu molt gran: desa-la sense aquesta opció i torna-la a pujar',
    tooManyPixels: 'La imatge té més de 50 milions de píxels: desa-la més petita i torna-la a pujar',
    busy: 'El servidor està processant altres imatges: espera uns segons i torna-ho a provar',
    tooMany: 'Has pujat moltes imatges seguides: espera uns minuts i torna-ho a provar',
    tooLarge: 'El fitxer ha de fer menys de 5 MB',
  },
})

export type MediaTexts = (typeof mediaTexts)['es']
