import type { ComponentType, ReactNode } from 'react'
import type { FormProps } from 'react-router'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** A verb and its object: 'Eliminar solicitud', never 'Aceptar'. */
  confirmLabel: string
  busyLabel: string
  danger?: boolean
  /** A fetcher's form, so that the page stays. */
  Form: ComponentType<FormProps & { children: ReactNode }>
  fields: Record<string, string>
  action?: string
  busy: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, busyLabel, danger = true, Form, fields, action, busy } = props
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel="Cerrar">
      <Form method="post" action={action} className="form">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div>{children}</div>
        <div className="form-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
