import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './selected-texts.es.ts'

const events = (count: number) => (count === 1 ? '1 esdeveniment' : `${count} esdeveniments`)

export const selectedTexts = pairTexts(es, {
  failed: 'No s’ha pogut fer',
  publish: {
    label: 'Publica',
    title: (count) => `Vols publicar ${events(count)}?`,
    text: 'Es veuen al web des d’ara, també els que tenien data de publicació. Els que tenen preu es queden com estan si ni ells ni «El club» diuen com es paga. Es pot desfer mentre ningú no reservi.',
    confirm: 'Publica',
    busy: 'S’està publicant…',
    done: (count) =>
      count === 0
        ? 'No se n’ha publicat cap'
        : count === 1
          ? '1 esdeveniment publicat'
          : `${count} esdeveniments publicats`,
  },
  unpublish: {
    label: 'Passa a esborrany',
    title: (count) => `Vols passar a esborrany ${events(count)}?`,
    text: 'Les seves pàgines deixen de veure’s al web. Els que tenen reserves o llista d’espera es queden com estan. Es pot desfer.',
    confirm: 'Passa a esborrany',
    busy: 'S’està desant…',
    done: (count) =>
      count === 0
        ? 'Cap no ha passat a esborrany'
        : count === 1
          ? '1 esdeveniment és ara un esborrany'
          : `${count} esdeveniments són ara esborranys`,
  },
  archive: {
    label: 'Arxiva',
    title: (count) => `Vols arxivar ${events(count)}?`,
    text: 'Surten de les llistes de cada dia; les seves pàgines continuen al web. Es pot desfer.',
    confirm: 'Arxiva',
    busy: 'S’està arxivant…',
    done: (count) =>
      count === 0
        ? 'No se n’ha arxivat cap'
        : count === 1
          ? '1 esdeveniment arxivat'
          : `${count} esdeveniments arxivats`,
  },
  unarchive: {
    label: 'Desarxiva',
    title: (count) => `Vols desarxivar ${events(count)}?`,
    text: 'Tornen a les llistes de cada dia. Es pot desfer.',
    confirm: 'Desarxiva',
    busy: 'S’està desant…',
    done: (count) =>
      count === 0
        ? 'No se n’ha desarxivat cap'
        : count === 1
          ? '1 esdeveniment desarxivat'
          : `${count} esdeveniments desarxivats`,
  },
  delete: {
    label: 'Elimina',
    title: (count) => `Vols eliminar ${events(count)}?`,
    text: (registrations) => {
      const aside = 'Queden 30 dies a la paperera.'
      if (registrations === 0) return `No tenen inscripcions. ${aside}`
      const also =
        registrations === 1 ? 'També s’elimina 1 inscripció' : `També s’eliminen ${registrations} inscripcions`
      return `${also}, que no torn${registrations === 1 ? 'a' : 'en'} en desfer-ho, i ningú no rep cap avís. ${aside}`
    },
    confirm: 'Elimina',
    busy: 'S’està eliminant…',
    danger: true,
    done: (count) =>
      count === 0
        ? 'No se n’ha eliminat cap'
        : count === 1
          ? '1 esdeveniment eliminat'
          : `${count} esdeveniments eliminats`,
    failed: 'Error en eliminar els esdeveniments',
    why: {
      'has-parties': 'té reserves o gent en espera; cancel·la’l.',
      begun: 'està en marxa; el podràs eliminar quan acabi.',
      'more-guests': 'mentrestant hi han arribat inscripcions.',
      refunds: 'hi ha reemborsaments pendents.',
    },
  },
  why: {
    conflict: 'algú l’ha canviat mentrestant.',
    published: 'ja estava publicat.',
    unpublished: 'ja era un esborrany.',
    cancelled: 'està cancel·lat.',
    past: 'la seva data ja ha passat.',
    'seen-by-guests': 'té reserves o gent en espera.',
    'payment-missing': 'té preu i no diu com es paga.',
    coming: 'encara no s’ha celebrat.',
    archived: 'ja estava arxivat.',
    unarchived: 'no estava arxivat.',
  },
  undone: (count) =>
    count === 0
      ? 'No s’ha desfet res'
      : count === 1
        ? '1 esdeveniment torna a estar com abans'
        : `${count} esdeveniments tornen a estar com abans`,
})

export type SelectedTexts = (typeof selectedTexts)['es']
