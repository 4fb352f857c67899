import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const draftTexts = pairTexts(es, {
  title: 'Hem desat el que escrivies',
  restore: 'Recupera',
  discard: 'Descarta',
  discarded: 'El que escrivies s’ha descartat.',
  undo: 'Desfés',
  changes: 'canvia en el que escrivies',
  changesShort: 'canvia',
  own: 'El teu text:',
  empty: 'buit',
  checked: 'marcat',
  unchecked: 'sense marcar',
  sameVersion: 'Ningú més no ha desat canvis des d’aleshores.',
  otherVersion: 'Des d’aleshores s’han desat altres canvis: si ho recuperes, els teus camps els substitueixen.',
  facts: (at, fields, names) =>
    `${at}, en aquest navegador. ${fields === 1 ? 'Canvia 1 camp' : `Canvien ${fields} camps`}: ${names}.`,
})

export type DraftTexts = (typeof draftTexts)['es']
