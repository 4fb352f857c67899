import { del } from '#app/i18n/elision.ts'
import { panelTexts } from '#app/i18n/panel-texts.ts'

export const noteTexts = panelTexts({
  title: { es: 'Notas y llamadas', ca: 'Notes i trucades' },
  none: { es: 'Sin notas todavía', ca: 'Encara no hi ha notes' },
  text: { es: 'Nota', ca: 'Nota' },
  calledOn: { es: 'Llamado el', ca: 'Trucada del dia' },
  calledOnHint: { es: 'Solo si es una llamada.', ca: 'Només si és una trucada.' },
  add: { es: 'Añadir nota', ca: 'Afegeix la nota' },
  adding: { es: 'Añadiendo…', ca: 'S’està afegint…' },
  calledDay: { es: (day: string) => `Llamado el ${day}`, ca: (day: string) => `Trucada ${del(day)}` },
  writtenBy: {
    es: (author: string | null, moment: string) => `${author ?? 'Una cuenta eliminada'} · ${moment}`,
    ca: (author: string | null, moment: string) => `${author ?? 'Un compte eliminat'} · ${moment}`,
  },
  remove: { es: 'Eliminar nota', ca: 'Elimina la nota' },
  removeOf: {
    es: (moment: string) => `Eliminar nota de ${moment}`,
    ca: (moment: string) => `Elimina la nota ${del(moment)}`,
  },
  hint: {
    es: 'No escribas datos de salud ni de terceros: quien pida sus datos recibe también estas notas.',
    ca: 'No hi escriguis dades de salut ni de tercers: qui demani les seves dades rep també aquestes notes.',
  },
  added: { es: 'Nota añadida', ca: 'S’ha afegit la nota' },
  failed: { es: 'Error al añadir la nota', ca: 'Error en afegir la nota' },
  deleted: { es: 'Nota eliminada', ca: 'S’ha eliminat la nota' },
  deletionFailed: { es: 'Error al eliminar la nota', ca: 'Error en eliminar la nota' },
  unknown: { es: 'Este registro ya no existe.', ca: 'Aquest registre ja no existeix.' },
  noteUnknown: { es: 'Esta nota ya no existe.', ca: 'Aquesta nota ja no existeix.' },
  errors: {
    noteMissing: { es: 'Escribe la nota', ca: 'Escriu la nota' },
    callToCome: { es: 'Ese día aún no ha llegado', ca: 'Aquest dia encara no ha arribat' },
  },
})

export type NoteTexts = (typeof noteTexts)['es']
