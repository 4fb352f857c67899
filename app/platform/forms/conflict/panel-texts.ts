import type { WordCount } from './mark-words.ts'
import { de, del } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

/** «este evento», «lo»: with the pronoun of «mientras lo editabas». */
export type ConflictNoun = { one: string; edited: string }
const count = {
  es: (fields: number) => (fields === 1 ? '1 campo' : `${fields} campos`),
  ca: (fields: number) => (fields === 1 ? '1 camp' : `${fields} camps`),
}

export const conflictTexts = panelTexts({
  savedBy: {
    es: (name: string, one: string, edited: string) => `${name} guardó ${one} mientras ${edited} editabas.`,
    ca: (name: string, one: string) => `${name} ha desat ${one} mentre l’editaves.`,
  },
  savedBySelf: {
    es: (one: string, edited: string) => `Guardaste ${one} en otra pestaña mientras ${edited} editabas.`,
    ca: (one: string) => `Has desat ${one} en una altra pestanya mentre l’editaves.`,
  },
  somebody: { es: 'Otra persona', ca: 'Una altra persona' },
  kept: {
    es: (asked: number, merged: number) => {
      if (asked === 0 && merged === 0) return 'Lo guardado es igual que lo tuyo.'
      if (merged === 0) return `Lo tuyo sigue aquí: elige en ${count.es(asked)}.`
      const united = merged === 1 ? 'se ha unido solo' : 'se han unido solos'
      if (asked === 0) return `Lo tuyo sigue aquí: ${count.es(merged)} ${united}.`
      return `Lo tuyo sigue aquí: elige en ${count.es(asked)}; ${merged === 1 ? 'otro' : `otros ${merged}`} ${united}.`
    },
    ca: (asked: number, merged: number) => {
      if (asked === 0 && merged === 0) return 'La versió desada és igual que la teva.'
      if (merged === 0) return `La teva versió encara és aquí: tria en ${count.ca(asked)}.`
      const united = merged === 1 ? 's’ha unit automàticament' : 's’han unit automàticament'
      if (asked === 0) return `La teva versió encara és aquí: ${count.ca(merged)} ${united}.`
      const others = merged === 1 ? 'un altre' : `uns altres ${merged}`
      return `La teva versió encara és aquí: tria en ${count.ca(asked)}; ${others} ${united}.`
    },
  },
  bothChanged: { es: 'Cambiado en las dos versiones', ca: 'Canviat en totes dues versions' },
  mine: { es: 'Lo tuyo', ca: 'La teva versió' },
  unsaved: { es: 'sin guardar', ca: 'sense desar' },
  unsavedSinceTime: {
    es: (time: string) => `sin guardar, desde ${time.startsWith('01') ? 'la' : 'las'} ${time}`,
    ca: (time: string) => `sense desar, des de ${time.startsWith('01') ? 'la' : 'les'} ${time}`,
  },
  unsavedSinceDay: {
    es: (moment: string) => `sin guardar, desde el ${moment}`,
    ca: (moment: string) => `sense desar, des ${del(moment)}`,
  },
  stored: { es: 'Lo guardado', ca: 'La versió desada' },
  takeAll: {
    es: (name: string) => `Tomar todo lo de ${name}`,
    ca: (name: string) => `Queda’t amb la versió ${de(name)}`,
  },
  takeAllOther: { es: 'Tomar todo lo guardado', ca: 'Queda’t amb la versió desada' },
  keepAll: { es: 'Dejar todo lo mío', ca: 'Queda’t amb la teva versió' },
  byHand: { es: 'Unir a mano', ca: 'Uneix a mà' },
  byHandIn: { es: (field: string) => `Unir a mano: ${field}`, ca: (field: string) => `Uneix a mà: ${field}` },
  unitedIn: { es: (field: string) => `Unido a mano: ${field}`, ca: (field: string) => `Unit a mà: ${field}` },
  picture: { es: (number: number) => `Imagen ${number}`, ca: (number: number) => `Imatge ${number}` },
  mergedTitle: { es: 'Unidos solos', ca: 'Units automàticament' },
  mergedNote: { es: 'solo cambió uno de los dos', ca: 'només ho va canviar un dels dos' },
  changedByMe: { es: 'lo cambiaste tú', ca: 'ho vas canviar tu' },
  changedBy: { es: (name: string) => `lo cambió ${name}`, ca: (name: string) => `ho va canviar ${name}` },
  changedBySomebody: { es: 'lo cambió otra persona', ca: 'ho va canviar una altra persona' },
  undo: { es: 'Deshacer', ca: 'Desfés' },
  redo: { es: 'Rehacer', ca: 'Refés' },
  undoIn: { es: (field: string) => `Deshacer: ${field}`, ca: (field: string) => `Desfés: ${field}` },
  redoIn: { es: (field: string) => `Rehacer: ${field}`, ca: (field: string) => `Refés: ${field}` },
  to: { es: 'a', ca: 'a' },
  empty: { es: 'vacío', ca: 'buit' },
  words: {
    es: ({ changed, added, removed }: WordCount) => {
      if (changed + added + removed === 0) return 'Sin palabras cambiadas'
      const more = added > 0 ? `+${added}` : removed > 0 ? `−${removed}` : ''
      if (changed === 0) return `${more} ${added + removed === 1 ? 'palabra' : 'palabras'} sobre el texto que abriste`
      const replaced = changed === 1 ? '1 palabra cambiada' : `${changed} palabras cambiadas`
      return more ? `${replaced}, ${more}` : replaced
    },
    ca: ({ changed, added, removed }: WordCount) => {
      if (changed + added + removed === 0) return 'Cap paraula canviada'
      const more = added > 0 ? `+${added}` : removed > 0 ? `−${removed}` : ''
      if (changed === 0)
        return `${more} ${added + removed === 1 ? 'paraula' : 'paraules'} respecte del text que vas obrir`
      const replaced = changed === 1 ? '1 paraula canviada' : `${changed} paraules canviades`
      return more ? `${replaced}, ${more}` : replaced
    },
  },
  yes: { es: 'Sí', ca: 'Sí' },
  no: { es: 'No', ca: 'No' },
  chosen: {
    es: (chosen: number, all: number) => `${chosen} de ${all} elegidos`,
    ca: (chosen: number, all: number) => `${chosen} ${de(all)} triats`,
  },
  missing: { es: 'falta', ca: 'falta' },
  goOnEditing: { es: 'Seguir editando', ca: 'Continua editant' },
  save: { es: 'Guardar lo elegido', ca: 'Desa la tria' },
})

export type ConflictTexts = (typeof conflictTexts)['es']
