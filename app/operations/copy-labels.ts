import { formatDateTime } from '#app/i18n/dates.ts'
import type { CopyDetail } from './incident-kinds.ts'

export function describeCopyProblem({ problem, fault, since }: CopyDetail): string {
  const reason = fault ? ` ${reasons[fault] ?? reasons.fault}` : ''
  return problems[problem](since ? formatDateTime(since, 'es') : null) + reason
}

const problems: Record<CopyDetail['problem'], (since: string | null) => string> = {
  'nightly-failed': (since) => `La última copia de seguridad automática ha fallado (${lastGood(since)}):`,
  'nightly-late': (since) => `Hace más de 48 horas que no se hace una copia de seguridad (${lastGood(since)}).`,
  'base-failed': (since) => `La última copia de los archivos de la base de datos ha fallado (${lastGood(since)}):`,
  'base-late': (since) =>
    `Hace más de 48 horas que no se copian los archivos de la base de datos (${lastGood(since)}).`,
  'drill-failed': (since) => `La última prueba de restauración ha fallado (${lastGood(since)}):`,
  'drill-late': (since) => `Hace más de dos semanas que no se prueba a restaurar las copias (${lastGood(since)}).`,
  'not-archived': () =>
    'La base de datos no guarda sus cambios al momento: detén todos los procesos de el Cercle y vuelve a iniciarlo.',
  'wal-waiting': (since) =>
    `Los últimos cambios no llegan a las copias${from(since)}: el registro del servidor dice por qué.`,
  sending: (since) =>
    `Las copias no salen de este equipo${from(since)}: revisa BACKUP_COMMAND; el registro del servidor dice por qué falla.`,
}

const lastGood = (since: string | null) => `la última buena: ${since ?? 'ninguna'}`
const from = (since: string | null) => (since ? ` desde el ${since}` : '')

const reasons: Partial<Record<NonNullable<CopyDetail['fault']>, string>> & { fault: string } = {
  'no-space': 'no queda sitio en el disco.',
  differs: 'al comprobarla, no devolvía los mismos datos.',
  damaged: 'al comprobarla, el archivo estaba dañado.',
  locked: 'no se puede descifrar con la clave de este equipo.',
  missing: 'faltan copias.',
  'not-archived': 'los cambios que necesita no han llegado a las copias.',
  fault: 'el registro del servidor dice por qué.',
}
