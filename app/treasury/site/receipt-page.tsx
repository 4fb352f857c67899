import { redirect } from 'react-router'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { formatLongDate } from '#app/i18n/dates.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { inLanguage, localText } from '#app/i18n/localized.ts'
import { formatCents } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { rowId } from '#app/platform/forms/ids.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { readCreditor } from '#app/banking/creditor.server.ts'
import { PageHead } from '#app/ui/site/page-head.tsx'
import { findOwnReceipt } from './own-account.server.ts'
import type { Route } from './+types/receipt-page.ts'

export const headers = () => linkPageHeaders

/** GET /mis-cenas/cuenta/justificante/{id}: what one payment was for, to be printed. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const creditor = requireRow(await readCreditor())
  const member = await currentMember(context)
  const language = languageOf(url.pathname)
  if (!member) throw redirect(localPath('/mis-cenas', language), { headers: linkPageHeaders })
  const { parts, ...payment } = requireRow(await findOwnReceipt(member.id, requireRow(rowId(params.id ?? ''))))
  const named = (text: string, textCa: string, cents: number) => ({ concept: localText(language, text, textCa), cents })
  return {
    payment,
    parts: parts.map(({ concept, conceptCa, cents }) => named(concept, conceptCa, cents)),
    creditCents: payment.cents - parts.reduce((sum, { cents }) => sum + cents, 0),
    by: { name: creditor.name, taxNumber: creditor.taxNumber },
    member: { fullName: member.fullName, number: member.membershipNumber },
  }
}

export default function ReceiptPage({ loaderData: { payment, parts, creditCents, by, member } }: Route.ComponentProps) {
  const { members, ownAccount: t } = useTexts()
  const language = useLanguage()
  return (
    <div className="ground-wall booking-page">
      <PageHead title={t.receiptTitle} index={false} />
      <div className="wrap booking-head">
        <p className="kicker punt no-print">
          <LocalLink to="/mis-cenas">{members.title}</LocalLink> ·{' '}
          <LocalLink to="/mis-cenas/cuenta">{t.title}</LocalLink>
        </p>
        <h1 className="d2">{t.receiptTitle}</h1>
        <p className="lead">{t.receiptNumber(payment.id)}</p>
        {payment.undone && <p className="own-account-warning">{t.receiptReversed}</p>}
      </div>
      <div className="wrap own-data">
        <section className="sheet">
          <dl className="receipt">
            <dt>{t.fields.by}</dt>
            <dd>{by.name}</dd>
            <dt>{t.fields.taxNumber}</dt>
            <dd>{by.taxNumber}</dd>
            <dt>{t.fields.from}</dt>
            <dd>{member.fullName}</dd>
            <dt>{t.fields.member}</dt>
            <dd>{member.number}</dd>
            <dt>{t.fields.date}</dt>
            <dd>{formatLongDate(payment.receivedOn, language)}</dd>
            <dt>{t.fields.method}</dt>
            <dd>{t.methods[payment.method]}</dd>
            <dt>{t.fields.concepts}</dt>
            <dd>
              <ul className="receipt-parts">
                {parts.map(({ concept, cents }, index) => (
                  <li key={index}>
                    <span {...inLanguage(concept)} />: {formatCents(cents)}
                  </li>
                ))}
                {creditCents > 0 && (
                  <li>
                    {t.fields.credit}: {formatCents(creditCents)}
                  </li>
                )}
              </ul>
            </dd>
            <dt>{t.fields.amount}</dt>
            <dd>
              <b>{formatCents(payment.cents)}</b>
            </dd>
          </dl>
        </section>
        <p className="small muted no-print">{t.receiptPrint}</p>
      </div>
    </div>
  )
}
