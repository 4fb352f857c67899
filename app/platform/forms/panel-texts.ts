import { panelTexts } from '#app/i18n/panel-texts.ts'

export const draftTexts = panelTexts({
  title: { es: 'Hemos guardado lo que escribías', ca: 'Hem desat el que escrivies' },
  restore: { es: 'Recuperar', ca: 'Recupera' },
  discard: { es: 'Descartar', ca: 'Descarta' },
  discarded: { es: 'Lo que escribías está descartado.', ca: 'El que escrivies s’ha descartat.' },
  undo: { es: 'Deshacer', ca: 'Desfés' },
  changes: { es: 'cambia en lo que escribías', ca: 'canvia en el que escrivies' },
  changesShort: { es: 'cambia', ca: 'canvia' },
  own: { es: 'Lo tuyo:', ca: 'El teu text:' },
  empty: { es: 'vacío', ca: 'buit' },
  checked: { es: 'marcado', ca: 'marcat' },
  unchecked: { es: 'sin marcar', ca: 'sense marcar' },
  sameVersion: {
    es: 'Nadie más ha guardado cambios desde entonces.',
    ca: 'Ningú més no ha desat canvis des d’aleshores.',
  },
  otherVersion: {
    es: 'Desde entonces se han guardado otros cambios: al recuperar, tus campos los sustituyen.',
    ca: 'Des d’aleshores s’han desat altres canvis: si ho recuperes, els teus camps els substitueixen.',
  },
  facts: {
    es: (at: string, fields: number, names: string) =>
      `${at}, en este navegador. ${fields === 1 ? 'Cambia 1 campo' : `Cambian ${fields} campos`}: ${names}.`,
    ca: (at: string, fields: number, names: string) =>
      `${at}, en aquest navegador. ${fields === 1 ? 'Canvia 1 camp' : `Canvien ${fields} camps`}: ${names}.`,
  },
})

export type DraftTexts = (typeof draftTexts)['es']
