import { use, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { TypedFields } from './typed-fields.ts'
import { useAct } from './use-act.ts'

type RowConfirmDialogProps<Row> = {
  row: Row | null
  onClose: () => void
  children: (row: Row) => ReactNode
  closeLabel?: string | undefined
  danger?: boolean
  focused?: boolean
  action: string | ((row: Row) => string)
  fields: (row: Row) => Record<string, string>
} & (
  | { title?: undefined; texts: ConfirmTexts & { title: string } }
  /** Where the title names the row. */
  | { title: string | ((row: Row) => string); texts: ConfirmTexts }
)

type ConfirmTexts = { confirm: string; busy?: string }

export function RowConfirmDialog<Row>(props: RowConfirmDialogProps<Row>) {
  const { row, onClose, children, closeLabel, texts, danger, focused, action, fields } = props
  const title = props.title === undefined ? props.texts.title : props.title
  const fetcher = useAct(onClose)
  // Keeps the text while the dialog closes.
  const [shown, setShown] = useState(row)
  if (row !== null && row !== shown) setShown(row)
  const showFields = use(TypedFields)
  const times = useOpenings(row !== null)
  const sent = shown === null ? {} : fields(shown)
  const name = Object.values(sent).join(':')
  const textFor = (text: string | ((row: Row) => string)) =>
    typeof text === 'string' ? text : shown === null ? '' : text(shown)
  return (
    <ConfirmDialog
      open={row !== null}
      onClose={onClose}
      title={textFor(title)}
      closeLabel={closeLabel}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      danger={danger}
      focused={focused}
      Form={fetcher.Form}
      action={textFor(action)}
      fields={sent}
      busy={fetcher.busy}
    >
      {shown !== null && showFields({ name, key: `${name} ${times}`, children: children(shown) })}
    </ConfirmDialog>
  )
}

/** Each opening starts with new fields: what was typed before is offered. */
function useOpenings(open: boolean): number {
  const [{ wasOpen, times }, setState] = useState({ wasOpen: open, times: 0 })
  if (open !== wasOpen) setState({ wasOpen: open, times: open ? times + 1 : times })
  return times
}
