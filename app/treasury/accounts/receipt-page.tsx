import { formatLongDate } from '#app/i18n/dates.ts'
import { localText } from '#app/i18n/localized.ts'
import { formatCents, formatFigure } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { requireRow, requireRowId, requireUuid } from '#app/platform/forms/require-id.server.ts'
import { Facts } from '#app/ui/panel/facts.tsx'
import { PrintFrame } from '#app/ui/panel/print-frame.tsx'
import { readCreditor } from '#app/banking/creditor.server.ts'
import { findAccount, findAccountReceipt } from './account.server.ts'
import { accountTexts } from './account-texts.ts'
import type { Route } from './+types/receipt-page.ts'

/** GET /admin/tesoreria/cuentas/{id}/justificante/{payment}, to be printed. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = requireUuid(params.id)
  const [account, receipt, creditor] = await Promise.all([
    findAccount(id),
    findAccountReceipt(id, requireRowId(params.payment)),
    readCreditor(),
  ])
  const { name, taxNumber } = requireRow(creditor)
  return { account: requireRow(account), receipt: requireRow(receipt), by: `${name} · ${taxNumber}` }
}

export default function PanelReceiptPage({ loaderData: { account, receipt, by } }: Route.ComponentProps) {
  const { receipt: t, payments } = usePanelTexts(accountTexts)
  const language = useLanguage()
  const { cents, method, parts, receivedOn, undone } = receipt
  const paid = parts.reduce((sum, part) => sum + part.cents, 0)
  return (
    <PrintFrame title={t.title} back={{ to: `/admin/tesoreria/cuentas/${account.id}`, label: t.back }}>
      <p className="panel-lead">{t.number(formatFigure(receipt.id))}</p>
      {undone && <p>{t.reversed}</p>}
      <Facts
        facts={[
          [t.by, by],
          ...(account.name === null ? [] : [[t.from, account.name] as const]),
          [t.member, account.number],
          [t.day, formatLongDate(receivedOn, language)],
          [t.method, payments.methods[method]],
          [
            t.concepts,
            <ul key="parts">
              {parts.map((part, index) => (
                <li key={index}>
                  {localText(language, part.concept, part.conceptCa).text}: {formatCents(part.cents)}
                </li>
              ))}
              {paid < cents && (
                <li>
                  {t.credit}: {formatCents(cents - paid)}
                </li>
              )}
            </ul>,
          ],
          [t.amount, <b key="amount">{formatCents(cents)}</b>],
        ]}
      />
    </PrintFrame>
  )
}
