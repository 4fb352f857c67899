import { Button } from '../button.tsx'

type DialogActionsProps = {
  onClose: () => void
  closeLabel?: string
  /** A verb and its object: 'Eliminar solicitud', never 'Aceptar'. */
  submitLabel: string
  busyLabel: string
  busy: boolean
  danger?: boolean
}

export function DialogActions(props: DialogActionsProps) {
  const { onClose, closeLabel = 'Cancelar', submitLabel, busyLabel, busy, danger = false } = props
  return (
    <div className="form-actions">
      <Button variant="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </div>
  )
}
