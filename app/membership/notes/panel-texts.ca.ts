import { del } from '#app/i18n/elision.ts'
import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

export const noteTexts = pairTexts(es, {
  title: 'Notes i trucades',
  none: 'Encara no hi ha notes',
  text: 'Nota',
  calledOn: 'Trucada del dia',
  calledOnHint: 'Només si és una trucada.',
  add: 'Afegeix la nota',
  adding: 'S’està afegint…',
  calledDay: (day) => `Trucada ${del(day)}`,
  writtenBy: (author, moment) => `${author ?? 'Un compte eliminat'} · ${moment}`,
  remove: 'Elimina la nota',
  removeOf: (moment) => `Elimina la nota ${del(moment)}`,
  hint: 'No hi escriguis dades de salut ni de tercers: qui demani les seves dades rep també aquestes notes.',
  added: 'S’ha afegit la nota',
  failed: 'Error en afegir la nota',
  deleted: 'S’ha eliminat la nota',
  deletionFailed: 'Error en eliminar la nota',
  unknown: 'Aquest registre ja no existeix.',
  noteUnknown: 'Aquesta nota ja no existeix.',
  errors: { noteMissing: 'Escriu la nota', callToCome: 'Aquest dia encara no ha arribat' },
})

export type NoteTexts = (typeof noteTexts)['es']
