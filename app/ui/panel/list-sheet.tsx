import type { ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { ListFoot } from './list-foot.tsx'
import { Sheet } from './sheet.tsx'

type ListSheetProps<Row> = {
  label: string
  list: {
    rows: Row[]
    total: number
    more: boolean
    reach: number
    widened: boolean
    page: number
    limit: number
    failed: boolean
  }
  /** Shown if the list could not be read. */
  failure: string
  failureText?: string
  empty: ReactNode
  columns: Column<Row>[]
  rowKey: (row: Row) => string | number
  noun: readonly [one: string, many: string]
}

export function ListSheet<Row>({
  label,
  list,
  failure,
  failureText = 'Vuelve a probarlo dentro de un momento.',
  empty,
  columns,
  rowKey,
  noun,
}: ListSheetProps<Row>) {
  const { rows, total, more, reach, widened, page, limit, failed } = list
  return (
    <>
      <Sheet flush>
        {failed ? (
          <ErrorState title={failure}>
            <p>{failureText}</p>
          </ErrorState>
        ) : rows.length === 0 ? (
          empty
        ) : (
          <DataTable label={label} columns={columns} rows={rows} rowKey={rowKey} />
        )}
      </Sheet>
      <ListFoot
        shown={rows.length}
        total={total}
        more={more}
        reach={reach}
        widened={widened}
        page={page}
        size={limit}
        noun={noun}
      />
    </>
  )
}
