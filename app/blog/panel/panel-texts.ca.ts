import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const postPanelTexts = pairTexts(es, {
  title: 'Gestió del blog',
  newPost: 'Publicació nova',
  edit: 'Edita la publicació',
  onSite: 'Mostra’l al web',
  preview: 'Vista prèvia',
  allPosts: 'Totes les publicacions',
  list: {
    label: 'Publicacions',
    search: 'Cerca publicacions per títol',
    searchExample: 'Cerca publicacions…',
    status: 'Estat',
    statuses: { all: 'Totes', published: 'Publicades', draft: 'Esborranys' },
    failed: 'Error en carregar les publicacions del blog',
    noneFound: 'Cap publicació no coincideix amb la cerca',
    none: 'No hi ha publicacions',
    noun: ['publicació', 'publicacions'],
    heads: { title: 'Títol', status: 'Estat', created: 'Data de creació' },
    edit: (title) => `Edita ${title}`,
    remove: (title) => `Elimina ${title}`,
  },
  status: { published: 'Publicada', draft: 'Esborrany' },
  scheduled: (day, time) => `Programada per ${/^(1|11) /.test(day) ? 'a l’' : 'al '}${day} a les ${time}`,
  deletion: {
    title: 'Vols eliminar la publicació?',
    confirm: 'Elimina la publicació',
    busy: 'S’està eliminant…',
    text: (title) => `«${title}» s’elimina en les dues llengües. Aquesta acció no es pot desfer.`,
    publishedText: (title) =>
      `«${title}» s’elimina en les dues llengües i la seva adreça deixa de funcionar. Aquesta acció no es pot desfer.`,
    failed: 'Error en eliminar la publicació',
    done: 'Publicació eliminada correctament',
    inTrash: 'Queda 30 dies a la paperera.',
    unknown: 'Aquesta publicació ja no existeix.',
  },
  errors: {
    eventTaken: 'Aquest sopar ja té una crònica',
    eventGone: 'Aquest esdeveniment ja no existeix',
    momentWrong: 'Introdueix la data i l’hora, o deixa el camp buit',
    noSuchTime: 'Aquesta hora no existeix: aquella nit canvia l’hora',
    past: 'Aquesta hora ja ha passat',
    titleTooShort: 'El títol ha de tenir almenys 3 caràcters',
    slugTooShort: 'L’adreça ha de tenir almenys 3 caràcters',
    contentTooShort: 'El contingut ha de tenir almenys 10 caràcters',
    conflict:
      'Una altra persona ha desat aquesta publicació mentre l’editaves. ' +
      'El que has escrit encara és aquí: copia-ho, torna-la a obrir i afegeix-hi els teus canvis.',
    unknown:
      'Una altra persona ha eliminat aquesta publicació. ' +
      'El que has escrit encara és aquí: copia-ho si ho vols tornar a publicar.',
    notSaved: 'Error en desar la publicació',
  },
  form: {
    noun: { one: 'aquesta publicació', edited: 'la' },
    save: 'Desa la publicació',
    language: 'Llengua del text',
    content: 'Contingut',
    title: 'Títol',
    excerpt: 'Extracte',
    excerptHint: 'Es mostra a la llista del blog i quan es comparteix.',
    cover: 'Imatge de portada',
    publication: 'Publicació',
    status: 'Estat',
    draftHint: 'Només es veu des del panell.',
    publishedHint: 'Visible al blog per a tothom.',
    publishAt: 'Es publica sola',
    publishAtHint: 'Hora del club. Fins aleshores és un esborrany; buit, fins que algú el publiqui.',
    slug: 'Adreça (slug)',
    slugHint: 'L’adreça: /blog/slug. Si ja existeix, s’hi afegeix un número.',
    generate: 'Genera',
    chronicle: 'Crònica',
    chronicleOf: 'Sopar de què parla',
    chronicleHint: 'La pàgina del sopar enllaça amb la publicació, i a l’inrevés.',
    noEvent: 'Cap',
  },
  chronicle: { eaten: 'El que es va menjar' },
  csv: {
    file: 'blog.csv',
    heads: ['Títol', 'Títol en català', 'Slug', 'Estat', 'Data de creació', 'Data de publicació', 'Programada per a'],
  },
})

export type PostTexts = (typeof postPanelTexts)['es']
