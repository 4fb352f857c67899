import type { Texts } from '../es/index.ts'

export default {
  title: 'Blog',
  lead: 'Sobretaules per escrit: mercats, cellers, llibres i alguna recepta que va sortir bé.',
  metaDescription:
    'Articles del Cercle Gastronòmic: mercats, cellers, llibres de cuina i receptes provades en companyia.',
  underConstruction: 'Secció en construcció',
  underConstructionHint: 'Estem escrivint els primers articles. Torna aviat.',
  notFound: 'No hem trobat l’article',
  notFoundText: 'Potser l’hem retirat o l’enllaç no és correcte. Aquests són els més recents.',
  backToBlog: 'Torna al blog',
  noSuchPageText: 'Potser hi ha menys articles que abans o l’enllaç no és correcte.',
  read: 'Llegeix l’article',
  next: 'Continua llegint',
  feed: 'Subscriu-t’hi per RSS',
  readingTime: (minutes) => `${minutes} min de lectura`,
  draft: 'Vista prèvia: esborrany sense publicar',
} satisfies Texts['blog']
