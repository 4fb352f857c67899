import { formatDate } from '#app/i18n/dates.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText } from '#app/i18n/localized.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { TableSheet } from '#app/ui/panel/table-sheet.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import type { ChargeRow } from './account.server.ts'
import { accountTexts, type AccountTexts } from './account-texts.ts'

type Act = ((row: ChargeRow) => void) | null

/** @param onCancel null for accounts that may not */
export function ChargeTable({ charges, onCancel }: { charges: ChargeRow[]; onCancel: Act }) {
  const { charges: t } = usePanelTexts(accountTexts)
  const language = useLanguage()
  return (
    <TableSheet
      title={t.title}
      none={t.none}
      label={t.title}
      columns={columns(t, language, onCancel)}
      rows={charges}
      rowKey={({ id }) => id}
    />
  )
}

function columns(t: AccountTexts['charges'], language: Language, cancel: Act): Column<ChargeRow>[] {
  const nameOf = ({ concept, conceptCa }: ChargeRow) => localText(language, concept, conceptCa).text
  return [
    { head: t.heads.concept, kind: 'name', cell: nameOf },
    { head: t.heads.due, kind: 'text', cell: ({ dueOn }) => formatDate(dueOn, language) },
    { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: t.heads.state, kind: 'status', cell: (row) => <ChargeState row={row} /> },
    {
      kind: 'actions',
      cell: (row) =>
        cancel &&
        row.cancelledWhy === null && <RowAction icon="x" label={t.cancel(nameOf(row))} onClick={() => cancel(row)} />,
    },
  ]
}

/** As the trigger `event_parties_end_charge` writes it. */
const PAID_AT_BOOKING = 'booking'

function ChargeState({ row: { cents, settledCents, cancelledWhy, remittance } }: { row: ChargeRow }) {
  const { charges: t } = usePanelTexts(accountTexts)
  const why = cancelledWhy === PAID_AT_BOOKING ? t.atBooking : cancelledWhy
  if (why !== null) return <StatusBadge status="off">{t.cancelled(why)}</StatusBadge>
  if (settledCents === cents) return <StatusBadge status="approved">{t.paid}</StatusBadge>
  const open = settledCents === 0 ? t.open : t.partly(formatCents(cents - settledCents))
  return (
    <>
      <StatusBadge status="pending">{open}</StatusBadge>
      {remittance && <span className="small muted"> {t.remittance(formatFigure(remittance.id))}</span>}
    </>
  )
}
