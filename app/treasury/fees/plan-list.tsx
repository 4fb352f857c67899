import { Allowed } from '#app/accounts/allowed.tsx'
import { formatCents } from '#app/i18n/money.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { TableSheet } from '#app/ui/panel/table-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { feeTexts, type FeeTexts } from './fee-texts.ts'
import type { PlanRow } from './plans.server.ts'

type Act = (plan: PlanRow) => void

export function PlanList({ plans, onEdit, onDelete }: { plans: PlanRow[]; onEdit: Act; onDelete: Act }) {
  const t = usePanelTexts(feeTexts)
  const language = useLanguage()
  return (
    <TableSheet
      none={t.list.none}
      label={t.title}
      columns={columns(t, language, { edit: onEdit, remove: onDelete })}
      rows={plans}
      rowKey={({ id }) => id}
    />
  )
}

type RowActs = { edit: Act; remove: Act }

function columns(
  { list: t, periods, joinings }: FeeTexts,
  language: Language,
  { edit, remove }: RowActs,
): Column<PlanRow>[] {
  const nameOf = ({ name, nameCa }: PlanRow) => localText(language, name, nameCa).text
  return [
    { head: t.heads.type, kind: 'name', cell: ({ type }) => type },
    { head: t.heads.name, kind: 'text', cell: nameOf },
    { head: t.heads.from, kind: 'number', cell: ({ year }) => year },
    { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: t.heads.period, kind: 'text', cell: ({ period }) => periods[period] },
    { head: t.heads.joining, kind: 'text', cell: ({ joining }) => joinings[joining] },
    {
      kind: 'actions',
      cell: (plan) => (
        <Allowed to="treasury.edit">
          <RowAction icon="pencil-simple" label={t.edit(`${nameOf(plan)} ${plan.year}`)} onClick={() => edit(plan)} />
          <RowAction icon="trash" label={t.remove(`${nameOf(plan)} ${plan.year}`)} onClick={() => remove(plan)} />
        </Allowed>
      ),
    },
  ]
}
