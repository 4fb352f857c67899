import { Link } from 'react-router'
import { Button, buttonClass } from '../button.tsx'
import { listAddress } from './list-memory.ts'

type SaveBarProps = {
  saveLabel: string
  busy: boolean
  busyLabel?: string
  /** A list, which comes back as it was left. */
  backTo: string
  changed: boolean
}

export function SaveBar({ saveLabel, busy, busyLabel = 'Guardando...', backTo, changed }: SaveBarProps) {
  return (
    <div className="save-bar">
      <p className="save-bar-state">{changed ? 'Cambios sin guardar' : 'Sin cambios todavía'}</p>
      <Link to={listAddress(backTo)} className={buttonClass({ variant: 'secondary' })}>
        Cancelar
      </Link>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {saveLabel}
      </Button>
    </div>
  )
}
