import type { ReactNode } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { ErrorState } from '../error-state.tsx'
import { ClearSearch } from './clear-search.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { ListEmpty } from './list-empty.tsx'
import { ListFoot } from './list-foot.tsx'
import type { RowSelection } from './row-tick.tsx'
import { sharedTexts } from './panel-texts.ts'
import { Sheet } from './sheet.tsx'

/** One page of a list, with what the address asks for. */
export type ListRows<Row> = {
  rows: Row[]
  total: number
  more: boolean
  reach: number
  widened: boolean
  page: number
  limit: number
  failed: boolean
  search: string
  order: string
}

type ListSheetProps<Row> = {
  label: string
  /** Of a list that is not the only one of its page. */
  title?: string
  list: ListRows<Row>
  /** Shown if the list could not be read. */
  failure: string
  failureText?: string
  emptyTitle: string
  emptyAction?: ReactNode
  columns: Column<Row>[]
  rowKey: (row: Row) => string | number
  isMarked?: (row: Row) => boolean
  groupOf?: ((row: Row) => string) | undefined
  selection?: RowSelection<Row> | undefined
  noun: readonly [one: string, many: string]
}

export function ListSheet<Row>(props: ListSheetProps<Row>) {
  const { rows, total, more, reach, widened, page, limit } = props.list
  return (
    <>
      <Sheet flush title={props.title}>
        <ListContent {...props} />
      </Sheet>
      <ListFoot
        shown={rows.length}
        total={total}
        more={more}
        reach={reach}
        widened={widened}
        page={page}
        size={limit}
        noun={props.noun}
      />
    </>
  )
}

function ListContent<Row>(props: ListSheetProps<Row>) {
  const { list: t } = usePanelTexts(sharedTexts)
  const { label, list, failure, failureText, emptyTitle, emptyAction } = props
  const { columns, rowKey, isMarked, groupOf, selection } = props
  if (list.failed)
    return (
      <ErrorState title={failure}>
        <p>{failureText ?? t.failed}</p>
      </ErrorState>
    )
  if (list.rows.length === 0)
    return (
      <ListEmpty title={emptyTitle}>
        {emptyAction}
        {list.search && <ClearSearch />}
      </ListEmpty>
    )
  const table = { label, columns, rowKey, isMarked, groupOf, selection }
  return <DataTable {...table} rows={list.rows} />
}
