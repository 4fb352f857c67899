import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import { useListLoading } from './use-list-loading.ts'

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /**
   * What it is, which decides where it stands once the rows are stacked (below 768 px): the name first, the status
   * beside it, `mail` and `meta` below, the actions at the end; `text` and `number` bring their heading along.
   */
  kind: 'name' | 'mail' | 'meta' | 'status' | 'actions' | 'text' | 'number'
  /** Makes the heading a link that sorts. */
  sort?: ColumnSort
}

/** Where a heading leads to; `direction` if the list is sorted by it. */
export type ColumnSort = { href: string; direction: 'ascending' | 'descending' | undefined }

type DataTableProps<Row> = {
  /** What the table lists, for those who cannot see it. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
}

/**
 * A list of the panel: a table from 768 px on, stacked rows below. Roles are written out, because what is not displayed
 * as a table loses its own. What to show when there are no rows is the page's affair. While the list is read anew its
 * rows are bars.
 */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  const loading = useListLoading()
  return (
    <table className="data-table" role="table" aria-label={label} aria-busy={loading || undefined}>
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
          <tr key={rowKey(row)} role="row">
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
