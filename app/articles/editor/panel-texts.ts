import { panelTexts } from '#app/i18n/panel-texts.ts'

export const articleTexts = panelTexts({
  article: {
    views: { es: 'Vista', ca: 'Vista' },
    write: { es: 'Escribir', ca: 'Escriu' },
    preview: { es: 'Vista previa', ca: 'Vista prèvia' },
    preparing: { es: 'Preparando la vista previa…', ca: 'S’està preparant la vista prèvia…' },
    empty: { es: 'Todavía no hay texto.', ca: 'Encara no hi ha text.' },
    simple: { es: 'Texto simple', ca: 'Text simple' },
    paragraphs: { es: 'Una línea vacía separa los párrafos.', ca: 'Una línia buida separa els paràgrafs.' },
    picture: { es: 'Imagen', ca: 'Imatge' },
    pictureTitle: { es: 'Imagen del artículo', ca: 'Imatge de l’article' },
    pictureDone: { es: 'Listo', ca: 'Fet' },
    alt: {
      es: (described: string) => `Texto alternativo: ${described}`,
      ca: (described: string) => `Text alternatiu: ${described}`,
    },
    noAlt: { es: 'Sin texto alternativo', ca: 'Sense text alternatiu' },
    describePicture: {
      es: 'Texto alternativo y enfoque de la imagen',
      ca: 'Text alternatiu i enfocament de la imatge',
    },
    removePicture: { es: 'Quitar la imagen del texto', ca: 'Treu la imatge del text' },
  },
  link: {
    title: { es: 'Enlace', ca: 'Enllaç' },
    address: { es: 'Dirección', ca: 'Adreça' },
    addressHint: {
      es: 'De otra página, de correo o de esta web: /eventos.',
      ca: 'D’una altra pàgina, de correu o d’aquest web: /eventos.',
    },
    addressWrong: {
      es: 'Escribe una dirección como https://ejemplo.cat, hola@ejemplo.cat o /eventos.',
      ca: 'Escriu una adreça com https://exemple.cat, hola@exemple.cat o /eventos.',
    },
    words: { es: 'Texto del enlace', ca: 'Text de l’enllaç' },
    remove: { es: 'Quitar enlace', ca: 'Treu l’enllaç' },
    set: { es: 'Poner enlace', ca: 'Posa l’enllaç' },
  },
  tools: {
    label: { es: 'Formato del texto', ca: 'Format del text' },
    heading: { es: 'Título de sección', ca: 'Títol de secció' },
    subheading: { es: 'Subtítulo', ca: 'Subtítol' },
    bold: { es: 'Negrita', ca: 'Negreta' },
    italic: { es: 'Cursiva', ca: 'Cursiva' },
    link: { es: 'Enlace', ca: 'Enllaç' },
    bullets: { es: 'Lista', ca: 'Llista' },
    numbers: { es: 'Lista numerada', ca: 'Llista numerada' },
    quote: { es: 'Cita', ca: 'Cita' },
    undo: { es: 'Deshacer', ca: 'Desfés' },
    redo: { es: 'Rehacer', ca: 'Refés' },
  },
})

export type ArticleTexts = (typeof articleTexts)['es']
