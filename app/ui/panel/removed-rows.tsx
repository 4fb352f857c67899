import { useState } from 'react'

type Removed<Row> = { row: Row; index: number; label: string }

type RemovedList<Row> = {
  rows: readonly Removed<Row>[]
  add: (removed: Removed<Row>) => void
  take: (removed: Removed<Row>) => void
}

/** What was removed from a list of a form since it was opened. */
export function useRemovedRows<Row>(): RemovedList<Row> {
  const [rows, setRows] = useState<readonly Removed<Row>[]>([])
  return {
    rows,
    add: (removed) => setRows((now) => [...now, removed]),
    take: (removed) => setRows((now) => now.filter((one) => one !== removed)),
  }
}

type RemovedRowsProps<Row> = { removed: RemovedList<Row>; onRestore: (removed: Removed<Row>) => void }

const texts = { removed: (label: string) => `Quitado: ${label}.`, restore: 'Deshacer' }

/** Brings removed rows back, until the form is saved. */
export function RemovedRows<Row>({ removed, onRestore }: RemovedRowsProps<Row>) {
  return (
    <div role="status" className="removed-rows">
      {removed.rows.map((one, place) => (
        <p key={place} className="small">
          {texts.removed(one.label)}{' '}
          <button
            type="button"
            className="text-link"
            aria-label={`${texts.restore}: ${one.label}`}
            onClick={() => {
              removed.take(one)
              onRestore(one)
            }}
          >
            {texts.restore}
          </button>
        </p>
      ))}
    </div>
  )
}
