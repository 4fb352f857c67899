import { pairTexts } from '#app/i18n/panel-texts.ts'
import { de, del } from '#app/i18n/elision.ts'
import { es } from './panel-texts.es.ts'

const count = (fields: number) => (fields === 1 ? '1 camp' : `${fields} camps`)

export const conflictTexts = pairTexts(es, {
  savedBy: (name, one) => `${name} ha desat ${one} mentre l’editaves.`,
  savedBySelf: (one) => `Has desat ${one} en una altra pestanya mentre l’editaves.`,
  somebody: 'Una altra persona',
  kept: (asked, merged) => {
    if (asked === 0 && merged === 0) return 'La versió desada és igual que la teva.'
    if (merged === 0) return `La teva versió encara és aquí: tria en ${count(asked)}.`
    const united = merged === 1 ? 's’ha unit automàticament' : 's’han unit automàticament'
    if (asked === 0) return `La teva versió encara és aquí: ${count(merged)} ${united}.`
    const others = merged === 1 ? 'un altre' : `uns altres ${merged}`
    return `La teva versió encara és aquí: tria en ${count(asked)}; ${others} ${united}.`
  },
  bothChanged: 'Canviat en totes dues versions',
  mine: 'La teva versió',
  unsaved: 'sense desar',
  unsavedSinceTime: (time) => `sense desar, des de ${time.startsWith('01') ? 'la' : 'les'} ${time}`,
  unsavedSinceDay: (moment) => `sense desar, des ${del(moment)}`,
  stored: 'La versió desada',
  takeAll: (name) => `Queda’t amb la versió ${de(name)}`,
  takeAllOther: 'Queda’t amb la versió desada',
  keepAll: 'Queda’t amb la teva versió',
  byHand: 'Uneix a mà',
  byHandIn: (field) => `Uneix a mà: ${field}`,
  unitedIn: (field) => `Unit a mà: ${field}`,
  picture: (number) => `Imatge ${number}`,
  mergedTitle: 'Units automàticament',
  mergedNote: 'només ho va canviar un dels dos',
  changedByMe: 'ho vas canviar tu',
  changedBy: (name) => `ho va canviar ${name}`,
  changedBySomebody: 'ho va canviar una altra persona',
  undo: 'Desfés',
  redo: 'Refés',
  undoIn: (field) => `Desfés: ${field}`,
  redoIn: (field) => `Refés: ${field}`,
  to: 'a',
  empty: 'buit',
  words: ({ changed, added, removed }) => {
    if (changed + added + removed === 0) return 'Cap paraula canviada'
    const more = added > 0 ? `+${added}` : removed > 0 ? `−${removed}` : ''
    if (changed === 0)
      return `${more} ${added + removed === 1 ? 'paraula' : 'paraules'} respecte del text que vas obrir`
    const replaced = changed === 1 ? '1 paraula canviada' : `${changed} paraules canviades`
    return more ? `${replaced}, ${more}` : replaced
  },
  yes: 'Sí',
  no: 'No',
  chosen: (chosen, all) => `${chosen} ${de(all)} triats`,
  missing: 'falta',
  goOnEditing: 'Continua editant',
  save: 'Desa la tria',
})

export type ConflictTexts = (typeof conflictTexts)['es']
