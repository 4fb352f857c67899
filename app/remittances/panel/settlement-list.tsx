import { formatShortDate } from '#app/i18n/dates.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { Settlement } from '../import/match-settlements.server.ts'
import { creditTexts, type CreditTexts } from './credit-texts.ts'

/** Remittances that the bank has paid in one sum. @param form its id */
export function SettlementList({ settlements, form }: { settlements: Settlement[]; form: string }) {
  const { settlements: t } = usePanelTexts(creditTexts)
  return (
    <Sheet title={t.title}>
      <DataTable
        label={t.title}
        rows={settlements}
        rowKey={({ remittanceId, cents, day }) => `${remittanceId} ${cents} ${day}`}
        selection={{
          form,
          value: ({ remittanceId }) => `remittance:${remittanceId}`,
          name: ({ remittanceId }) => t.remittance(formatFigure(remittanceId)),
          ticked: ({ isCertain }) => isCertain,
        }}
        columns={columns(t)}
      />
    </Sheet>
  )
}

function columns(t: CreditTexts['settlements']): Column<Settlement>[] {
  return [
    {
      head: t.heads.remittance,
      kind: 'name',
      cell: ({ remittanceId }) => (
        <PanelTextLink
          to={`/admin/tesoreria/remesas/${remittanceId}`}
          label={t.remittance(formatFigure(remittanceId))}
        />
      ),
    },
    { head: t.heads.day, kind: 'date', cell: ({ day }) => formatShortDate(day) },
    { head: t.heads.paid, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: t.heads.expected, kind: 'number', cell: ({ expectedCents }) => formatCents(expectedCents) },
    {
      head: t.heads.why,
      kind: 'text',
      cell: ({ isCertain, cents, expectedCents }) =>
        isCertain ? t.certain : cents === expectedCents ? t.sum : t.differs,
    },
  ]
}
