import { codeInWords } from '#app/banking/return-code-texts.ts'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { TableSheet } from '#app/ui/panel/table-sheet.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import type { PaymentRow } from './account.server.ts'
import { accountTexts, type AccountTexts } from './account-texts.ts'

type Act = ((row: PaymentRow) => void) | null

type PaymentTableProps = {
  accountId: string
  payments: PaymentRow[]
  /** Null for accounts that may not. */
  onReverse: Act
}

export function PaymentTable({ accountId, payments, onReverse }: PaymentTableProps) {
  const { payments: t } = usePanelTexts(accountTexts)
  const language = useLanguage()
  return (
    <TableSheet
      title={t.title}
      none={t.none}
      label={t.title}
      columns={columns(t, language, { accountId, reverse: onReverse })}
      rows={payments}
      rowKey={({ id }) => id}
    />
  )
}

type RowActs = { accountId: string; reverse: Act }

function columns(t: AccountTexts['payments'], language: Language, acts: RowActs): Column<PaymentRow>[] {
  return [
    { head: t.heads.day, kind: 'date', cell: ({ receivedOn }) => formatDate(receivedOn, language) },
    {
      head: t.heads.method,
      kind: 'name',
      cell: ({ method, note, reversedWhy }) => (
        <>
          {t.methods[method]}
          {note && <span className="small muted"> · {note}</span>}
          {reversedWhy && <span className="small muted"> · {codeInWords(reversedWhy, language)}</span>}
        </>
      ),
    },
    { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
    { head: t.heads.state, kind: 'status', cell: (row) => <PaymentState row={row} /> },
    { kind: 'actions', cell: (row) => <PaymentActions row={row} {...acts} /> },
  ]
}

function PaymentActions({ row, accountId, reverse }: RowActs & { row: PaymentRow }) {
  const { payments: t } = usePanelTexts(accountTexts)
  const { id, cents, method, reversedOn } = row
  return (
    <>
      <RowLink
        icon="printer"
        label={t.receipt(formatFigure(id))}
        to={`/admin/tesoreria/cuentas/${accountId}/justificante/${id}`}
      />
      {reverse && reversedOn === null && method !== 'direct-debit' && (
        <RowAction icon="x" label={t.reverse(formatCents(cents))} onClick={() => reverse(row)} />
      )}
    </>
  )
}

function PaymentState({ row: { cents, method, paidCents, reversedOn } }: { row: PaymentRow }) {
  const { payments: t } = usePanelTexts(accountTexts)
  const language = useLanguage()
  if (reversedOn !== null)
    return (
      <StatusBadge status="off">
        {t[method === 'direct-debit' ? 'returned' : 'reversed'](formatDate(reversedOn, language))}
      </StatusBadge>
    )
  if (paidCents === cents) return null
  return <span className="small muted">{t.left(formatCents(cents - paidCents))}</span>
}
