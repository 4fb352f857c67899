import type { BackupAlarm } from '#app/backup/backup-state.server.ts'
import { formatDateTime } from '#app/i18n/dates.ts'
import { Icon } from '#app/ui/icon.tsx'

type Props = NonNullable<BackupAlarm>

/** Says that a night went by without a backup, and what to do. */
export function BackupNotice({ kind, fault, lastGood }: Props) {
  return (
    <div className="backup-notice" role="status">
      <Icon name="warning" />
      <span>
        {kind === 'failed' ? `La última copia de seguridad automática ha fallado: ${(fault && reasons[fault]) ?? reasons.fault}` : 'Hace más de 48 horas que no se hace una copia de seguridad.'}{' '}
        {lastGood ? `La última copia buena es del ${formatDateTime(lastGood, 'es')}.` : 'Todavía no hay ninguna copia buena.'} Mientras tanto, haz una a mano con «npm run backup -- ARCHIVO» y guárdala en otro
        equipo.
      </span>
    </div>
  )
}

const reasons: Partial<Record<NonNullable<Props['fault']>, string>> & { fault: string } = {
  'no-space': 'no queda sitio en el disco.',
  differs: 'al comprobarla, no devolvía los mismos datos.',
  damaged: 'al comprobarla, el archivo estaba dañado.',
  fault: 'el registro del servidor dice por qué.',
}
