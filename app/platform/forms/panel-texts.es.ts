export const es = {
  title: 'Hemos guardado lo que escribías',
  restore: 'Recuperar',
  discard: 'Descartar',
  discarded: 'Lo que escribías está descartado.',
  undo: 'Deshacer',
  changes: 'cambia en lo que escribías',
  changesShort: 'cambia',
  own: 'Lo tuyo:',
  empty: 'vacío',
  checked: 'marcado',
  unchecked: 'sin marcar',
  sameVersion: 'Nadie más ha guardado cambios desde entonces.',
  otherVersion: 'Desde entonces se han guardado otros cambios: al recuperar, tus campos los sustituyen.',
  facts: (at: string, fields: number, names: string) =>
    `${at}, en este navegador. ${fields === 1 ? 'Cambia 1 campo' : `Cambian ${fields} campos`}: ${names}.`,
}
