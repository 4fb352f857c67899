import { Form } from 'react-router'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { recordKinds, formatItemKey, type PersonalRecord } from './record-kinds.ts'

type ErasureDialogProps = { open: boolean; items: PersonalRecord[]; onClose: () => void; busy: boolean }

export function ErasureDialog({ open, items, onClose, busy }: ErasureDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="¿Borrar los datos de esta persona?"
      confirmLabel="Borrar datos"
      busyLabel="Borrando..."
      Form={Form}
      fields={{ act: 'erase', items: items.map(formatItemKey).join('\n') }}
      busy={busy}
    >
      <DispositionList title="Se borra" items={items.filter(({ disposition }) => disposition === 'goes')} />
      <DispositionList
        title="Se borra, y la ley obliga a bloquear una parte"
        items={items.filter(({ disposition }) => disposition === 'blocked')}
      />
      <DispositionList title="No se borra" items={items.filter(({ disposition }) => disposition === 'stays')} />
      <p>Esta acción no se puede deshacer.</p>
    </ConfirmDialog>
  )
}

function DispositionList({ title, items }: { title: string; items: PersonalRecord[] }) {
  if (items.length === 0) return null
  const groups = Map.groupBy(items, ({ kind, because }) => `${kind} ${because}`)
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="record-list">
        {[...groups].map(([key, [first, ...more]]) => (
          <li key={key}>
            {first && recordKinds[first.kind]} {more.length === 0 ? first?.title : `(${more.length + 1})`}:{' '}
            {first?.because}
          </li>
        ))}
      </ul>
    </>
  )
}
