import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '../icon.tsx'
import { RowTick, type RowSelection } from './row-tick.tsx'
import { sharedTexts } from './panel-texts.ts'
import { useListLoading } from './use-list-loading.ts'

export type Column<Row> = {
  /** Left out for `actions`. */
  head?: string
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
  /** The row that matters now. */
  isMarked?: (row: Row) => boolean
  /** Rows that follow each other under one heading. */
  groupOf?: ((row: Row) => string) | undefined
  /** The box of each row, of a list inside a `Selection`. */
  selection?: RowSelection<Row> | undefined
}

/** The ARIA roles are written out because CSS display removes the native ones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, isMarked, groupOf, selection } = props
  const loading = useListLoading()
  const t = usePanelTexts(sharedTexts)
  const headed = columns.map((column) => ({ ...column, head: column.head ?? t.actions }))
  return (
    <table className="data-table" role="table" aria-label={label} aria-busy={loading || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" scope="col" className="data-table-tick">
              <span className="visually-hidden">{t.selection.column}</span>
            </th>
          )}
          {headed.map((column) => (
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
        {rows.map((row, index) => (
          <Fragment key={rowKey(row)}>
            {groupOf && startsGroup(rows, index, groupOf) && (
              <tr role="row" className="data-table-group">
                <th role="rowheader" scope="rowgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                  {groupOf(row)}
                </th>
              </tr>
            )}
            <tr role="row" className={isMarked?.(row) ? 'data-table-marked' : undefined}>
              {selection && (
                <td role="cell" className="data-table-tick">
                  {!loading && (
                    <RowTick
                      form={selection.form}
                      value={selection.value(row)}
                      name={selection.name(row)}
                      ticked={selection.ticked?.(row)}
                    />
                  )}
                </td>
              )}
              {headed.map((column) => (
                <Cell key={column.head} column={column} row={row} loading={loading} />
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

type CellProps<Row> = { column: Column<Row> & { head: string }; row: Row; loading: boolean }

function Cell<Row>({ column: { head, kind, cell }, row, loading }: CellProps<Row>) {
  const content = loading ? <span className="skeleton" /> : cell(row)
  // An address that is cut is whole in its tooltip.
  const title = kind === 'mail' && typeof content === 'string' ? content : undefined
  return (
    <td role="cell" className={`data-table-${kind}`} data-head={head} title={title}>
      {kind === 'actions' && !loading ? <div className="data-table-buttons">{content}</div> : content}
    </td>
  )
}

function startsGroup<Row>(rows: Row[], index: number, groupOf: (row: Row) => string): boolean {
  const [before, row] = [rows[index - 1], rows[index]]
  return row !== undefined && (before === undefined || groupOf(before) !== groupOf(row))
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
