import type { ComponentProps, ReactNode } from 'react'
import { DataTable } from './data-table.tsx'
import { ListEmpty } from './list-empty.tsx'
import { Sheet } from './sheet.tsx'

type TableSheetProps<Row> = ComponentProps<typeof DataTable<Row>> & {
  title?: string
  link?: ReactNode
  /** In place of a table without rows. */
  none: string
}

export function TableSheet<Row>({ title, link, none, ...table }: TableSheetProps<Row>) {
  return (
    <Sheet flush title={title} link={link}>
      {table.rows.length === 0 ? <ListEmpty title={none} /> : <DataTable {...table} />}
    </Sheet>
  )
}
