import type { Draft } from './draft-storage.ts'
import { formatDateTime } from '#app/i18n/dates.ts'

export const draftTexts = {
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
  facts: (at: number, labels: string[]) =>
    `${formatDateTime(new Date(at).toISOString(), 'es')}, en este navegador. ${changesOf(labels)}`,
} as const

const names = new Intl.ListFormat('es', { type: 'conjunction' })

function changesOf(labels: string[]): string {
  const verb = labels.length === 1 ? 'Cambia 1 campo' : `Cambian ${labels.length} campos`
  return `${verb}: ${names.format(labels)}.`
}

/** Whether somebody has saved since; undefined for a record that did not exist. */
export function versionText(draft: Draft, version: string | undefined): string | undefined {
  if (draft.version === undefined || version === undefined) return undefined
  return draft.version === version ? draftTexts.sameVersion : draftTexts.otherVersion
}
