import { useState } from 'react'
import { Allowed } from '#app/accounts/allowed.tsx'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { formatCents } from '#app/i18n/money.ts'
import { codeInWords } from '#app/banking/return-code-texts.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { listAccountMandates } from '#app/mandates/panel/account-mandates.server.ts'
import { MandateSheet } from '#app/mandates/panel/mandate-sheet.tsx'
import { clubDay } from '#app/platform/club-day.ts'
import { requireRow, requireUuid } from '#app/platform/forms/require-id.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { Notice } from '#app/ui/panel/notice.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { accountActs } from './account-actions.server.ts'
import { AccountDialogs, type Asked } from './account-dialogs.tsx'
import { findAccount, listCharges, listPayments, type Account } from './account.server.ts'
import { accountTexts } from './account-texts.ts'
import { ChargeTable } from './charge-table.tsx'
import { PaymentTable } from './payment-table.tsx'
import type { Route } from './+types/account-page.ts'

/** GET /admin/tesoreria/cuentas/{id of the member} */
export async function loader({ params }: Route.LoaderArgs) {
  const id = requireUuid(params.id)
  const [account, charges, payments, mandates] = await Promise.all([
    findAccount(id),
    listCharges(id),
    listPayments(id),
    listAccountMandates(id),
  ])
  // A form that is sent twice has the key of one opening.
  return { account: requireRow(account), charges, payments, mandates, today: clubDay(), key: crypto.randomUUID() }
}

export async function action(args: Route.ActionArgs) {
  const id = requireUuid(args.params.id)
  return panelActions(args, (language) => accountActs(id, accountTexts[language]))
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, charges, payments, mandates, today, key } = loaderData
  const t = usePanelTexts(accountTexts)
  const writes = useCan()('treasury.edit')
  const [asked, setAsked] = useState<Asked | null>(null)
  const title = account.name === null ? t.account.gone(account.number) : t.account.title(account.name)
  return (
    <>
      <BackLink to="/admin/tesoreria/cuentas">{t.account.back}</BackLink>
      <PanelHead title={title}>
        {account.name !== null && (
          <ButtonLink
            href={`/admin/socios/${account.id}`}
            variant="secondary"
            icon="identification-card"
            label={t.account.member}
          />
        )}
        <Allowed to="treasury.edit">
          <Button variant="secondary" onClick={() => setAsked({ act: 'fee' })} label={t.ownFee.button} />
          <Button variant="secondary" icon="plus" onClick={() => setAsked({ act: 'charge' })} label={t.charge.button} />
          <Button icon="currency-eur" data-act="create" onClick={() => setAsked({ act: 'pay' })} label={t.pay.button} />
        </Allowed>
      </PanelHead>
      <AccountHead account={account} onAsk={setAsked} />
      <div className="sheets">
        <ChargeTable charges={charges} onCancel={writes ? (row) => setAsked({ act: 'cancel', row }) : null} />
        <PaymentTable
          accountId={account.id}
          payments={payments}
          onReverse={writes ? (row) => setAsked({ act: 'reverse', row }) : null}
        />
        <MandateSheet id={account.id} mandates={mandates} today={today} isMember={account.name !== null} />
      </div>
      <AccountDialogs account={account} charges={charges} formKey={key} asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

/** The balance, and why nothing is debited. */
function AccountHead({ account, onAsk }: { account: Account; onAsk: (asked: Asked) => void }) {
  const t = usePanelTexts(accountTexts)
  const language = useLanguage()
  const { name, number, type, owedCents, creditCents, feeCents, holdWhy } = account
  const sums = [[t.account.owed, owedCents] as const, [t.account.credit, creditCents] as const].filter(
    ([, cents]) => cents > 0,
  )
  const fee = feeCents === null ? null : feeCents === 0 ? t.ownFee.none : t.ownFee.own(formatCents(feeCents))
  return (
    <>
      <p className="panel-lead">{[name !== null && number, type, fee].filter(Boolean).join(' · ')}</p>
      <div className="account-balance">
        <p className="d4">
          {sums.length === 0
            ? t.account.settled
            : sums.map(([sum, cents]) => `${sum} ${formatCents(cents)}`).join(' · ')}
        </p>
        {creditCents > 0 && <p className="small muted">{t.account.creditHint}</p>}
      </div>
      {holdWhy !== null ? (
        <Notice text={t.hold.why(codeInWords(holdWhy, language))}>
          <Allowed to="treasury.edit">
            <Button variant="secondary" size="sm" onClick={() => onAsk({ act: 'release' })} label={t.hold.release} />
          </Allowed>
        </Notice>
      ) : (
        <Allowed to="treasury.edit">
          <div className="panel-tools">
            <Button variant="secondary" size="sm" onClick={() => onAsk({ act: 'hold' })} label={t.hold.hold} />
          </div>
        </Allowed>
      )}
    </>
  )
}
