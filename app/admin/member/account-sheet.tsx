import { Allowed } from '#app/accounts/allowed.tsx'
import { codeInWords } from '#app/banking/return-code-texts.ts'
import { localized } from '#app/i18n/localized.ts'
import { formatCents } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import type { MemberBalance } from '#app/treasury/member-balance.server.ts'
import { Facts } from '#app/ui/panel/facts.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { memberTexts } from './member-texts.ts'

type AccountSheetProps = { account: NonNullable<MemberBalance>; id: string }

/** What the member owes and the last fee, with the way to the account. */
export function AccountSheet({ account: { account, fee, debit }, id }: AccountSheetProps) {
  const t = usePanelTexts(memberTexts)
  const language = useLanguage()
  if (!account)
    return (
      <Sheet title={t.account} id={id}>
        <p className="muted">{t.noAccount}</p>
      </Sheet>
    )
  const { owedCents, creditCents, feeCents, holdWhy } = account
  const feeState = fee && t.feeStates[fee.settledCents >= fee.cents ? 'paid' : 'open']
  const own = feeCents === 0 ? t.exempt : feeCents !== null && formatCents(feeCents)
  return (
    <Sheet
      title={t.account}
      id={id}
      link={<PanelTextLink to={`/admin/tesoreria/cuentas/${account.id}`} label={t.openAccount} />}
    >
      <Facts
        facts={[
          [t.owed, formatCents(owedCents)],
          ...(creditCents > 0 ? [[t.credit, formatCents(creditCents)] as const] : []),
          ...(fee ? [[t.fee, t.feeOf(localized(language, fee.concept, fee.conceptCa), feeState ?? '')] as const] : []),
          ...(own ? [[t.ownFee, own] as const] : []),
          ...(holdWhy ? [[t.held, codeInWords(holdWhy, language)] as const] : []),
        ]}
      />
      {debit && (
        <Allowed to="treasury.edit">
          <p>
            <PanelTextLink
              to={`/admin/tesoreria/remesas/${debit.remittanceId}?devolver=${debit.id}`}
              label={t.noteReturn(formatCents(debit.cents))}
            />
          </p>
        </Allowed>
      )}
    </Sheet>
  )
}
