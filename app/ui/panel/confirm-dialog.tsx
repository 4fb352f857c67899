import type { ComponentType, ReactNode } from 'react'
import type { FormProps } from 'react-router'
import { Dialog } from '../dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'
import { HiddenFields } from './hidden-fields.tsx'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** When «Cancelar» could be read as the act. */
  closeLabel?: string | undefined
  confirmLabel: string
  busyLabel?: string | undefined
  danger?: boolean
  /** Its button has the focus: for what can be repeated, and has no fields. */
  focused?: boolean | undefined
  /** A fetcher's form, so that the page stays. */
  Form: ComponentType<FormProps & { children: ReactNode }>
  fields: Record<string, string>
  action?: string
  busy: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, danger = true, Form, fields, action, ...shared } = props
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Form method="post" action={action} className="form">
        <HiddenFields fields={fields} />
        <div>{children}</div>
        <DialogActions {...shared} submitLabel={confirmLabel} danger={danger} />
      </Form>
    </Dialog>
  )
}
