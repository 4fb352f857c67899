import { redirect } from 'react-router'
import { currentMember } from '#app/accounts/member-session/current-member.server.ts'
import { linkPageHeaders } from '#app/platform/request/link-page-headers.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { languageOf, localPath } from '#app/i18n/language.ts'
import { inLanguage, localText } from '#app/i18n/localized.ts'
import { formatCents } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { clubDay } from '#app/platform/club-day.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { MemberFrame } from '#app/ui/site/member-frame.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { readOwnAccount, type OwnAccount } from './own-account.server.ts'
import { PaidSheet } from './paid-sheet.tsx'
import type { Route } from './+types/own-account-page.ts'

export const headers = () => linkPageHeaders

/** GET /mis-cenas/cuenta: what a member owes and has paid; without a session it leads to the sign-in. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = await currentMember(context)
  const language = languageOf(url.pathname)
  if (!member) throw redirect(localPath('/mis-cenas', language), { headers: linkPageHeaders })
  const { pending, ...account } = await readOwnAccount(member.id)
  const named = pending.map(({ concept, conceptCa, ...charge }) => ({
    ...charge,
    concept: localText(language, concept, conceptCa),
  }))
  return { account: { ...account, pending: named }, today: clubDay() }
}

type Account = Route.ComponentProps['loaderData']['account']

export default function OwnAccountPage({ loaderData: { account, today } }: Route.ComponentProps) {
  const { members, ownAccount: t } = useTexts()
  return (
    <MemberFrame back={{ to: '/mis-cenas', label: members.title }} title={t.title} lead={t.lead}>
      {account.returned && <ReturnedSheet returned={account.returned} />}
      <PendingSheet account={account} today={today} />
      <NextSheet debits={account.debits} />
      <PaidSheet paid={account.paid} />
      <MandateSheet mandate={account.mandate} />
    </MemberFrame>
  )
}

function ReturnedSheet({ returned: { cents, receivedOn } }: { returned: NonNullable<OwnAccount['returned']> }) {
  const { ownAccount: t } = useTexts()
  return (
    <section className="sheet own-account-returned">
      <h2 className="d3">{t.returned}</h2>
      <p className="sheet-intro">{t.returnedText(formatCents(cents), formatDate(receivedOn, useLanguage()))}</p>
    </section>
  )
}

function PendingSheet({ account, today }: { account: Account; today: string }) {
  const { ownAccount: t } = useTexts()
  const language = useLanguage()
  const howToPay = useClub().howToPay[language]
  const { pending, debits, creditCents } = account
  const total = pending.reduce((cents, { openCents }) => cents + openCents, 0)
  const debitOf = (charge: Account['pending'][number]) =>
    debits.find(({ remittanceId }) => remittanceId === charge.remittance?.id)
  return (
    <section className="sheet">
      <h2 className="d3">{t.pending}</h2>
      {pending.length === 0 ? (
        <p className="muted sheet-intro">{t.nothingPending}</p>
      ) : (
        <>
          <ul className="own-account-rows">
            {pending.map((charge) => (
              <li key={charge.id} className="row gap-4">
                <span className="stack own-account-words">
                  <b {...inLanguage(charge.concept)} />
                  <span className="small muted">
                    <ChargeState charge={charge} debit={debitOf(charge)} today={today} />
                  </span>
                </span>
                <span className="own-account-amount">{formatCents(charge.openCents)}</span>
              </li>
            ))}
            <li className="row gap-4">
              <b className="own-account-words">{t.total}</b>
              <b className="own-account-amount">{formatCents(total)}</b>
            </li>
          </ul>
          <h3 className="d5 own-account-how">{t.howToPay}</h3>
          <p className="sheet-intro" lang={howToPay.lang}>
            {howToPay.text || t.howToPayText}
          </p>
        </>
      )}
      {creditCents > 0 && <p className="own-account-how">{t.credit(formatCents(creditCents))}</p>}
    </section>
  )
}

type ChargeStateProps = {
  charge: Account['pending'][number]
  debit: OwnAccount['debits'][number] | undefined
  today: string
}

function ChargeState({ charge: { cents, openCents, dueOn }, debit, today }: ChargeStateProps) {
  const { ownAccount: t } = useTexts()
  const language = useLanguage()
  const due = formatDate(dueOn, language)
  const when = dueOn < today ? t.overdue(due) : t.due(due)
  const state = debit ? t.debited(formatDate(debit.dueOn, language)) : when
  const part = openCents < cents && t.part(formatCents(openCents), formatCents(cents))
  return [state, part].filter(Boolean).join(' · ')
}

function NextSheet({ debits }: { debits: OwnAccount['debits'] }) {
  const { ownAccount: t } = useTexts()
  const language = useLanguage()
  return (
    <section className="sheet">
      <h2 className="d3">{t.next}</h2>
      {debits.length === 0 ? (
        <p className="muted sheet-intro">{t.noNext}</p>
      ) : (
        <ul className="own-account-rows">
          {debits.map(({ remittanceId, dueOn, cents, last4 }) => (
            <li key={remittanceId} className="row gap-4">
              <span className="own-account-words">{t.nextText(formatDate(dueOn, language), last4 ?? '')}</span>
              <span className="own-account-amount">{formatCents(cents)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function MandateSheet({ mandate }: { mandate: OwnAccount['mandate'] }) {
  const { ownAccount: t } = useTexts()
  return (
    <section className="sheet">
      <h2 className="d3">{t.mandate}</h2>
      <p className="sheet-intro">
        {mandate ? t.mandateActive(mandate.reference, mandate.last4 ?? '') : t.noMandate}
        {mandate?.status === 'hold' && ` ${t.mandateHold}`}
      </p>
      <LocalButtonLink
        to="/mis-cenas/cuenta/orden"
        variant="secondary"
        className="sheet-save"
        label={mandate ? t.openMandate : t.signMandate}
      />
    </section>
  )
}
