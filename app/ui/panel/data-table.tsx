import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import { useListLoading } from './use-list-loading.ts'

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /**
   * The cell's place in stacked rows (below 768 px); `text` and `number` show their heading there, `date` comes first.
   */
  kind: 'name' | 'mail' | 'meta' | 'status' | 'actions' | 'text' | 'number' | 'date'
  sort?: ColumnSort
}

export type ColumnSort = { href: string; direction: 'ascending' | 'descending' | undefined }

type DataTableProps<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** On a phone, rows of one line and the actions: for lists that are used standing. */
  dense?: boolean
  /** The row that matters now. */
  isMarked?: (row: Row) => boolean
}

/** The ARIA roles are written out because CSS display removes the native ones. */
export function DataTable<Row>({ label, columns, rows, rowKey, dense = false, isMarked }: DataTableProps<Row>) {
  const loading = useListLoading()
  return (
    <table
      className={dense ? 'data-table data-table-dense' : 'data-table'}
      role="table"
      aria-label={label}
      aria-busy={loading || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.head}
              role="columnheader"
              scope="col"
              className={`data-table-${column.kind}`}
              aria-sort={column.sort?.direction}
            >
              {column.sort ? <SortLink {...column.sort} label={column.head} /> : column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={isMarked?.(row) ? 'data-table-marked' : undefined}>
            {columns.map((column) => (
              <td key={column.head} role="cell" className={`data-table-${column.kind}`} data-head={column.head}>
                {loading ? (
                  <span className="skeleton" />
                ) : column.kind === 'actions' ? (
                  <div className="data-table-buttons">{column.cell(row)}</div>
                ) : (
                  column.cell(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SortLink({ href, direction, label }: ColumnSort & { label: string }) {
  return (
    <Link to={href} className="data-table-sort" preventScrollReset>
      {label}
      <Icon
        name={direction ? 'caret-down' : 'sort-ascending'}
        className={direction === 'ascending' ? 'data-table-up' : undefined}
      />
    </Link>
  )
}
