import { Link } from 'react-router'
import { Button, buttonClass } from '../button.tsx'

type SaveBarProps = {
  saveLabel: string
  busy: boolean
  busyLabel?: string
  backTo: string
}

export function SaveBar({ saveLabel, busy, busyLabel = 'Guardando...', backTo }: SaveBarProps) {
  return (
    <div className="save-bar">
      <Link to={backTo} className={buttonClass({ variant: 'secondary' })}>
        Cancelar
      </Link>
      <Button type="submit" busy={busy} busyLabel={busyLabel}>
        {saveLabel}
      </Button>
    </div>
  )
}
