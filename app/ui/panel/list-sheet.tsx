import type { ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { ListFoot } from './list-foot.tsx'
import { Sheet } from './sheet.tsx'

type ListSheetProps<Row> = {
  /** What is listed, for those who cannot see it. */
  label: string
  /** One page of the list, as its loader gives it. */
  list: {
    rows: Row[]
    total: number
    /** There are more than `total`, which are not counted. */
    more: boolean
    /** Rows that can be paged through. */
    reach: number
    /** The hits are too many to sort them as asked. */
    widened: boolean
    page: number
    /** Rows on a page. */
    limit: number
    failed?: boolean
  }
  /** Said when the list could not be read; without it where that is a fault of the whole page. */
  failure?: string
  failureText?: string
  /** Stands in place of a table without rows. */
  empty: ReactNode
  columns: Column<Row>[]
  rowKey: (row: Row) => string | number
  /** What is listed: ['solicitud', 'solicitudes']. */
  noun: readonly [one: string, many: string]
}

/** A list of the panel on its sheet, or why there is none, and below it how many of how many and the pages. */
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
