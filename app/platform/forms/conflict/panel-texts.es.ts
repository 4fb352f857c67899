import type { WordCount } from './mark-words.ts'

/** «este evento», «lo»: with the pronoun of «mientras lo editabas». */
export type ConflictNoun = { one: string; edited: string }

const count = (fields: number) => (fields === 1 ? '1 campo' : `${fields} campos`)

export const es = {
  savedBy: (name: string, one: string, edited: string) => `${name} guardó ${one} mientras ${edited} editabas.`,
  savedBySelf: (one: string, edited: string) => `Guardaste ${one} en otra pestaña mientras ${edited} editabas.`,
  somebody: 'Otra persona',
  kept: (asked: number, merged: number) => {
    if (asked === 0 && merged === 0) return 'Lo guardado es igual que lo tuyo.'
    if (merged === 0) return `Lo tuyo sigue aquí: elige en ${count(asked)}.`
    const united = merged === 1 ? 'se ha unido solo' : 'se han unido solos'
    if (asked === 0) return `Lo tuyo sigue aquí: ${count(merged)} ${united}.`
    return `Lo tuyo sigue aquí: elige en ${count(asked)}; ${merged === 1 ? 'otro' : `otros ${merged}`} ${united}.`
  },
  bothChanged: 'Cambiado en las dos versiones',
  mine: 'Lo tuyo',
  unsaved: 'sin guardar',
  unsavedSinceTime: (time: string) => `sin guardar, desde ${time.startsWith('01') ? 'la' : 'las'} ${time}`,
  unsavedSinceDay: (moment: string) => `sin guardar, desde el ${moment}`,
  stored: 'Lo guardado',
  takeAll: (name: string) => `Tomar todo lo de ${name}`,
  takeAllOther: 'Tomar todo lo guardado',
  keepAll: 'Dejar todo lo mío',
  byHand: 'Unir a mano',
  byHandIn: (field: string) => `Unir a mano: ${field}`,
  unitedIn: (field: string) => `Unido a mano: ${field}`,
  picture: (number: number) => `Imagen ${number}`,
  mergedTitle: 'Unidos solos',
  mergedNote: 'solo cambió uno de los dos',
  changedByMe: 'lo cambiaste tú',
  changedBy: (name: string) => `lo cambió ${name}`,
  changedBySomebody: 'lo cambió otra persona',
  undo: 'Deshacer',
  redo: 'Rehacer',
  undoIn: (field: string) => `Deshacer: ${field}`,
  redoIn: (field: string) => `Rehacer: ${field}`,
  to: 'a',
  empty: 'vacío',
  words: ({ changed, added, removed }: WordCount) => {
    if (changed + added + removed === 0) return 'Sin palabras cambiadas'
    const more = added > 0 ? `+${added}` : removed > 0 ? `−${removed}` : ''
    if (changed === 0) return `${more} ${added + removed === 1 ? 'palabra' : 'palabras'} sobre el texto que abriste`
    const replaced = changed === 1 ? '1 palabra cambiada' : `${changed} palabras cambiadas`
    return more ? `${replaced}, ${more}` : replaced
  },
  yes: 'Sí',
  no: 'No',
  chosen: (chosen: number, all: number) => `${chosen} de ${all} elegidos`,
  missing: 'falta',
  goOnEditing: 'Seguir editando',
  save: 'Guardar lo elegido',
}
