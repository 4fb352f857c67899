import type { FactorRow } from '#app/accounts/second-factor/factor-row.ts'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { TableSheet } from '#app/ui/panel/table-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { factorTexts, type FactorTexts } from './panel-texts.ts'

type Act = (factor: FactorRow) => void
type FactorListProps = { factors: FactorRow[]; acts?: { rename: Act; remove: Act } }

export function FactorList({ factors, acts }: FactorListProps) {
  const { list: t } = usePanelTexts(factorTexts)
  const language = useLanguage()
  return (
    <TableSheet
      none={t.none}
      label={t.label}
      columns={columns(t, language, acts)}
      rows={factors}
      rowKey={({ id }) => id}
    />
  )
}

function columns(t: FactorTexts['list'], language: Language, acts: FactorListProps['acts']): Column<FactorRow>[] {
  const shown: Column<FactorRow>[] = [
    { head: t.heads.name, kind: 'name', cell: ({ name }) => name },
    { head: t.heads.kind, kind: 'meta', cell: ({ kind }) => t.kinds[kind] },
    { head: t.heads.added, kind: 'text', cell: ({ createdAt }) => formatDate(createdAt, language) },
    {
      head: t.heads.used,
      kind: 'text',
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatDate(lastUsedAt, language) : t.never),
    },
  ]
  if (!acts) return shown
  return [
    ...shown,
    {
      kind: 'actions',
      cell: (factor) => (
        <>
          <RowAction icon="pencil-simple" label={t.rename(factor.name)} onClick={() => acts.rename(factor)} />
          <RowAction icon="trash" label={t.remove(factor.name)} onClick={() => acts.remove(factor)} />
        </>
      ),
    },
  ]
}
