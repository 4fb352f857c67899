export type ConflictNoun = { one: string; edited: string }

export const conflictTexts = {
  savedBy: (name: string, { one, edited }: ConflictNoun) => `${name} guardó ${one} mientras ${edited} editabas.`,
  savedBySelf: ({ one, edited }: ConflictNoun) => `Guardaste ${one} en otra pestaña mientras ${edited} editabas.`,
  somebody: 'Otra persona',
  kept: (asked: number, merged: number) => {
    if (asked === 0 && merged === 0) return 'Lo guardado es igual que lo tuyo.'
    const fields = (count: number) => (count === 1 ? '1 campo' : `${count} campos`)
    if (merged === 0) return `Lo tuyo sigue aquí: elige en ${fields(asked)}.`
    const united = merged === 1 ? 'se ha unido solo' : 'se han unido solos'
    if (asked === 0) return `Lo tuyo sigue aquí: ${fields(merged)} ${united}.`
    return `Lo tuyo sigue aquí: elige en ${fields(asked)}; ${merged === 1 ? 'otro' : `otros ${merged}`} ${united}.`
  },
  bothChanged: 'Los dos lo habéis cambiado',
  mine: 'Lo tuyo',
  unsaved: 'sin guardar',
  stored: 'Lo guardado',
  takeAll: (name: string) => `Tomar todo lo de ${name}`,
  takeAllOther: 'Tomar todo lo guardado',
  keepAll: 'Dejar todo lo mío',
  byHand: 'Unir a mano',
  united: 'Unido a mano',
  mergedTitle: 'Unidos solos',
  mergedNote: 'solo cambió uno de los dos',
  changedByMe: 'lo cambiaste tú',
  changedBy: (name: string) => `lo cambió ${name}`,
  undo: 'Deshacer',
  redo: 'Rehacer',
  to: 'a',
  empty: 'vacío',
  chosen: (count: number, of: number) => `${count} de ${of} elegidos`,
  missing: 'falta',
  goOnEditing: 'Seguir editando',
  save: 'Guardar lo elegido',
}
