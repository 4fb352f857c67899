import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { ImportKind } from './import-fields.ts'
import type { ShownRow } from './imports.server.ts'
import { importTexts, type ImportTexts } from './panel-texts.ts'

type RowTableProps = { title: string; rows: ShownRow[]; kind: ImportKind }

export function RowTable({ title, rows, kind }: RowTableProps) {
  const { heads } = usePanelTexts(importTexts)
  return (
    <Sheet flush title={title}>
      <DataTable label={title} columns={columns(heads, kind)} rows={rows} rowKey={({ line }) => line} />
    </Sheet>
  )
}

function columns(heads: ImportTexts['heads'], kind: ImportKind): Column<ShownRow>[] {
  return [
    { head: heads.line, kind: 'number', cell: ({ line }) => line },
    { head: heads.name, kind: 'name', cell: ({ name }) => name || '—' },
    { head: kind === 'members' ? heads.email : heads.address, kind: 'text', cell: ({ detail }) => detail || '—' },
    { head: heads.outcome, kind: 'text', cell: (row) => <Outcome {...row} /> },
  ]
}

function Outcome({ outcome, isRefused }: ShownRow) {
  if (outcome === null) return '—'
  return isRefused ? outcome : <Badge>{outcome}</Badge>
}
