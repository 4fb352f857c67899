import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextButton } from '#app/ui/text-link.tsx'
import { sharedTexts } from './panel-texts.ts'

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

type RemovedRowsProps<Row> = {
  removed: RemovedList<Row>
  /** The list has no room for another row. */
  full?: boolean
  onRestore: (removed: Removed<Row>) => void
}

/** Brings removed rows back, until the form is saved. */
export function RemovedRows<Row>({ removed, full = false, onRestore }: RemovedRowsProps<Row>) {
  const { removed: t } = usePanelTexts(sharedTexts)
  return (
    <div role="status" className="removed-rows">
      {removed.rows.map((one, place) => (
        <p key={place} className="small">
          {t.row(one.label)}{' '}
          <TextButton
            disabled={full}
            aria-label={t.restoreRow(one.label)}
            onClick={() => {
              removed.take(one)
              onRestore(one)
            }}
            label={t.restore}
          />
        </p>
      ))}
    </div>
  )
}
