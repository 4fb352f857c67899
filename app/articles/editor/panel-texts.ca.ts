import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const articleTexts = pairTexts(es, {
  article: {
    views: 'Vista',
    write: 'Escriu',
    preview: 'Vista prèvia',
    preparing: 'S’està preparant la vista prèvia…',
    empty: 'Encara no hi ha text.',
    simple: 'Text simple',
    paragraphs: 'Una línia buida separa els paràgrafs.',
    picture: 'Imatge',
    pictureTitle: 'Imatge de l’article',
    pictureDone: 'Fet',
    alt: (described) => `Text alternatiu: ${described}`,
    noAlt: 'Sense text alternatiu',
    describePicture: 'Text alternatiu i enfocament de la imatge',
    removePicture: 'Treu la imatge del text',
  },
  link: {
    title: 'Enllaç',
    address: 'Adreça',
    addressHint: 'D’una altra pàgina, de correu o d’aquest web: /eventos.',
    addressWrong: 'Escriu una adreça com https://exemple.cat, hola@exemple.cat o /eventos.',
    words: 'Text de l’enllaç',
    remove: 'Treu l’enllaç',
    set: 'Posa l’enllaç',
  },
  tools: {
    label: 'Format del text',
    heading: 'Títol de secció',
    subheading: 'Subtítol',
    bold: 'Negreta',
    italic: 'Cursiva',
    link: 'Enllaç',
    bullets: 'Llista',
    numbers: 'Llista numerada',
    quote: 'Cita',
    undo: 'Desfés',
    redo: 'Refés',
  },
})

export type ArticleTexts = (typeof articleTexts)['es']
