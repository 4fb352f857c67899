import { useState, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAnswer, type Answer } from './use-answer.ts'

type RowConfirmDialogProps<Row> = {
  /** The row that it is about; null closes it. */
  row: Row | null
  onClose: () => void
  /** Names the sending: each dialog of a page has its own. */
  fetcherKey: string
  title: string | ((row: Row) => string)
  /** What will happen, and what else goes with it. */
  children: (row: Row) => ReactNode
  /** Names the act: 'Eliminar solicitud', never 'Aceptar'. */
  confirmLabel: string
  busyLabel: string
  /** Destroys (the norm), or only needs a second thought. */
  danger?: boolean
  action: string | ((row: Row) => string)
  /** What is sent: which act, on which row. */
  fields: (row: Row) => Record<string, string>
}

/** Asks before something is done to a row of a list, and says in a toast how it went. */
export function RowConfirmDialog<Row>({
  row,
  onClose,
  fetcherKey,
  title,
  children,
  confirmLabel,
  busyLabel,
  danger,
  action,
  fields,
}: RowConfirmDialogProps<Row>) {
  const fetcher = useFetcher<Answer>({ key: fetcherKey })
  useAnswer(fetcher.data, onClose)
  // The words stay while the dialog goes away.
  const [shown, setShown] = useState(row)
  if (row !== null && row !== shown) setShown(row)
  const told = (text: string | ((row: Row) => string)) =>
    typeof text === 'string' ? text : shown === null ? '' : text(shown)
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={told(title)}
      confirmLabel={confirmLabel}
      busyLabel={busyLabel}
      danger={danger}
      Form={fetcher.Form}
      action={told(action)}
      fields={shown === null ? {} : fields(shown)}
      busy={fetcher.state !== 'idle'}
    >
      {shown !== null && children(shown)}
    </ConfirmDialog>
  )
}
