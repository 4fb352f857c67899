import type { ComponentProps } from 'react'
import { DataTable } from './data-table.tsx'
import { ListEmpty } from './list-empty.tsx'
import { Sheet } from './sheet.tsx'

type TableSheetProps<Row> = ComponentProps<typeof DataTable<Row>> & {
  title?: string
  /** In place of a table without rows. */
  none: string
}

export function TableSheet<Row>({ title, none, ...table }: TableSheetProps<Row>) {
  return (
    <Sheet flush title={title}>
      {table.rows.length === 0 ? <ListEmpty title={none} /> : <DataTable {...table} />}
    </Sheet>
  )
}
