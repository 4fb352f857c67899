import { al } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const postPanelTexts = pairTexts(es, {
  title: 'Gestió del blog',
  newPost: 'Publicació nova',
  edit: 'Edita la publicació',
  onSite: 'Mostra-la al web',
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
  scheduled: (day, time) => `Programada per ${al(day)} a les ${time}`,
  deletion: {
    title: 'Vols eliminar la publicació?',
    confirm: 'Elimina la publicació',
    busy: 'S’està eliminant…',
    text: (title) => `«${title}» s’elimina en les dues llengües.`,
    publishedText: (title) => `«${title}» s’elimina en les dues llengües i la seva adreça deixa de funcionar.`,
    failed: 'Error en eliminar la publicació',
    done: 'Publicació eliminada correctament',
    inTrash: 'Queda 30 dies a la paperera.',
    unknown: 'Aquesta publicació ja no existeix.',
  },
  selected: {
    publish: {
      label: 'Publica',
      title: (count) => (count === 1 ? 'Vols publicar 1 publicació?' : `Vols publicar ${count} publicacions?`),
      text: 'Es veuen al blog per a tothom, amb la data d’avui. Es pot desfer.',
      confirm: 'Publica',
      busy: 'S’està publicant…',
      done: (count) =>
        count === 0
          ? 'No s’ha publicat res'
          : count === 1
            ? '1 publicació publicada'
            : `${count} publicacions publicades`,
    },
    archive: {
      label: 'Passa a esborrany',
      title: (count) =>
        count === 1 ? 'Vols passar 1 publicació a esborrany?' : `Vols passar ${count} publicacions a esborrany?`,
      text: 'Deixen de veure’s al blog i es queden en aquesta llista com a esborranys. Es pot desfer: tornen amb la seva data.',
      confirm: 'Passa a esborrany',
      busy: 'S’està desant…',
      done: (count) =>
        count === 0
          ? 'Res no ha passat a esborrany'
          : count === 1
            ? '1 publicació és ara un esborrany'
            : `${count} publicacions són ara esborranys`,
    },
    delete: {
      label: 'Elimina',
      title: (count) => (count === 1 ? 'Vols eliminar 1 publicació?' : `Vols eliminar ${count} publicacions?`),
      text: 'S’eliminen en totes dues llengües, i les adreces de les publicades deixen de funcionar. Queden 30 dies a la paperera.',
      confirm: 'Elimina',
      busy: 'S’està eliminant…',
      danger: true,
      done: (count) =>
        count === 0
          ? 'No s’ha eliminat res'
          : count === 1
            ? '1 publicació eliminada'
            : `${count} publicacions eliminades`,
    },
    why: {
      conflict: 'algú l’ha canviada mentrestant.',
      published: 'ja estava publicada.',
      unpublished: 'ja era un esborrany.',
    },
    undone: (count) =>
      count === 0
        ? 'No s’ha desfet res'
        : count === 1
          ? '1 publicació torna a estar com abans'
          : `${count} publicacions tornen a estar com abans`,
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
