import type { BackupAlarm } from '#app/backup/backup-alarm.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = NonNullable<BackupAlarm>

/** Says what is wrong with the copies, and what to do. */
export function BackupNotice({ kind, fault, since, lastGood }: Props) {
  const sentences = [
    problems[kind](since ? formatDateTime(since, 'es') : null),
    fault && (reasons[fault] ?? reasons.fault),
    lastGood ? `La última copia buena es del ${formatDateTime(lastGood, 'es')}.` : 'Todavía no hay ninguna copia buena.',
    'Mientras tanto, haz una a mano con «npm run backup -- ARCHIVO» y guárdala en otro equipo.',
  ]
  return (
    <div className="backup-notice" role="status">
      <Icon name="warning" />
      <span>{sentences.filter(Boolean).join(' ')}</span>
    </div>
  )
}

/** With when it last went well, or since when it does not. */
const problems: Record<Props['kind'], (since: string | null) => string> = {
  'nightly-failed': () => 'La última copia de seguridad automática ha fallado:',
  'nightly-late': () => 'Hace más de 48 horas que no se hace una copia de seguridad.',
  'base-failed': () => 'La última copia de los archivos de la base de datos ha fallado:',
  'base-late': () => 'Hace más de 48 horas que no se copian los archivos de la base de datos.',
  'drill-failed': (since) => `La última prueba de restauración ha fallado (la última buena: ${since ?? 'ninguna'}):`,
  'drill-late': (since) => `Hace más de dos semanas que no se prueba a restaurar las copias (la última vez: ${since ?? 'nunca'}).`,
  'not-archived': () => 'La base de datos no guarda sus cambios al momento: detén todos los procesos de el Cercle y vuelve a iniciarlo.',
  'wal-waiting': (since) => `Los últimos cambios no llegan a las copias${since ? ` desde el ${since}` : ''}: el registro del servidor dice por qué.`,
  sending: (since) => `Las copias no salen de este equipo${since ? ` desde el ${since}` : ''}: revisa BACKUP_COMMAND; el registro del servidor dice por qué falla.`,
}

const reasons: Partial<Record<NonNullable<Props['fault']>, string>> & { fault: string } = {
  'no-space': 'no queda sitio en el disco.',
  differs: 'al comprobarla, no devolvía los mismos datos.',
  damaged: 'al comprobarla, el archivo estaba dañado.',
  locked: 'no se puede descifrar con la clave de este equipo.',
  missing: 'faltan copias.',
  'not-archived': 'los cambios que necesita no han llegado a las copias.',
  fault: 'el registro del servidor dice por qué.',
}
