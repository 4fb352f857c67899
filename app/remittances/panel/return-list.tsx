import { formatShortDate } from '#app/i18n/dates.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { DataTable } from '#app/ui/panel/data-table.tsx'
import type { MatchedReturn } from '../import/match-returns.server.ts'
import { reasonTexts } from './reason-texts.ts'
import { returnTexts } from './return-texts.ts'

type ReturnListProps = {
  label: string
  returns: MatchedReturn[]
  /** The id of the form, where each row can be ticked. */
  form?: string
}

export function ReturnList({ label, returns, form }: ReturnListProps) {
  const t = usePanelTexts(returnTexts)
  const words = useReasonWords()
  return (
    <DataTable
      label={label}
      rows={returns}
      rowKey={({ itemId }) => itemId}
      selection={
        form === undefined
          ? undefined
          : { form, value: ({ itemId }) => `return:${itemId}`, name: ({ endToEndId }) => endToEndId }
      }
      columns={[
        { head: t.heads.reference, kind: 'name', cell: ({ endToEndId }) => endToEndId },
        { head: t.heads.reason, kind: 'text', cell: ({ code }) => words(code) },
        { head: t.heads.day, kind: 'date', cell: ({ day }) => formatShortDate(day) },
        { head: t.heads.amount, kind: 'number', cell: ({ cents }) => formatCents(cents) },
        { head: t.heads.fee, kind: 'number', cell: ({ feeCents }) => formatCents(feeCents) },
      ]}
    />
  )
}

/** «Sin saldo suficiente (AM04)» */
export function useReasonWords() {
  const { codes, noCode } = usePanelTexts(reasonTexts)
  return (code: string) => (code ? `${codes[code] ?? noCode} (${code})` : noCode)
}
