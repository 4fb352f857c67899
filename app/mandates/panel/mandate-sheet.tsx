import { useState, type ReactNode } from 'react'
import { Allowed } from '#app/accounts/allowed.tsx'
import { maskIban } from '#app/banking/iban.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/panel/facts.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { AccountMandate } from './account-mandates.server.ts'
import { MandateStatusBadge } from './mandate-status-badge.tsx'
import { PaperForm } from './paper-form.tsx'
import { mandateTexts } from './panel-texts.ts'

type MandateSheetProps = {
  /** Of the member. */
  id: string
  mandates: readonly AccountMandate[]
  today: string
  /** A member who has left the club signs nothing. */
  isMember?: boolean
}

/** The orders of a member and what the office does with them. */
export function MandateSheet({ id, mandates, today, isMember = true }: MandateSheetProps) {
  const t = usePanelTexts(mandateTexts)
  const [revoking, setRevoking] = useState<AccountMandate | null>(null)
  const address = `/admin/tesoreria/ordenes/${id}`
  const draft = mandates.find(({ status }) => status === 'draft')
  const isInForce = mandates.some(({ status }) => status === 'active' || status === 'hold')
  return (
    <div className="stack gap-4">
      <Sheet title={t.member.label}>
        <div className="stack gap-4">
          {mandates.length === 0 && <p className="muted">{t.member.none}</p>}
          {mandates.map((mandate) => (
            <Mandate key={mandate.id} mandate={mandate} address={address} onRevoke={setRevoking} />
          ))}
          {isMember && (
            <Allowed to="treasury.edit">
              <NewMandate address={address} isInForce={isInForce} />
            </Allowed>
          )}
        </div>
      </Sheet>
      {draft && (
        <Allowed to="treasury.edit">
          <PaperForm key={draft.id} mandate={draft} address={address} today={today} />
        </Allowed>
      )}
      <RowConfirmDialog
        row={revoking}
        onClose={() => setRevoking(null)}
        title={({ reference }) => t.revocation.title(reference)}
        texts={t.revocation}
        action={address}
        fields={({ id: mandateId }) => ({ act: 'revoke', mandate_id: mandateId })}
      >
        {() => <p>{t.revocation.text}</p>}
      </RowConfirmDialog>
    </div>
  )
}

/** A member with an order in force needs another one only for another account. */
function NewMandate({ address, isInForce }: { address: string; isInForce: boolean }) {
  const { member: t } = usePanelTexts(mandateTexts)
  const fetcher = useAct()
  const busy = fetcher.busy
  return (
    <fetcher.Form method="post" action={address} className="cluster gap-3">
      <Button
        type="submit"
        size="sm"
        variant={isInForce ? 'secondary' : 'primary'}
        name="act"
        value="request"
        busy={busy}
        busyLabel={t.busy}
        label={t.ask}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        name="act"
        value="draft"
        busy={busy}
        busyLabel={t.busy}
        label={t.draft}
      />
    </fetcher.Form>
  )
}

type MandateProps = { mandate: AccountMandate; address: string; onRevoke: (mandate: AccountMandate) => void }

function Mandate({ mandate, address, onRevoke }: MandateProps) {
  const { member: t } = usePanelTexts(mandateTexts)
  const language = useLanguage()
  const { status, reference, holder, signedOn, via, lastDueOn, ibanLast4 } = mandate
  const day = (at: string) => formatDate(at, language)
  const unwritten = status === 'draft' ? t.unwritten : null
  const facts: (readonly [string, ReactNode])[] = [
    [t.heads.holder, holder ?? unwritten],
    [t.heads.account, ibanLast4 ? <MandateIban key={mandate.id} mandate={mandate} address={address} /> : unwritten],
    [t.heads.signed, signedOn && via && `${day(signedOn)}, ${t.via[via]}`],
    [t.heads.last, lastDueOn && day(lastDueOn)],
  ]
  return (
    <section className="stack gap-2" aria-label={reference}>
      <p className="cluster gap-3">
        <strong>{reference}</strong> <MandateStatusBadge status={status} />
      </p>
      <Facts facts={facts.filter(([, value]) => value !== null)} />
      <div className="cluster gap-3">
        {mandate.isPrintable && (
          <Allowed to="members.show-iban">
            <PanelTextLink
              to={`/admin/tesoreria/ordenes/${mandate.id}/hoja`}
              aria-label={t.print(reference)}
              className="small"
              label={t.printShort}
            />
          </Allowed>
        )}
        <Allowed to="treasury.edit">
          <MandateButtons mandate={mandate} address={address} onRevoke={onRevoke} />
        </Allowed>
      </div>
    </section>
  )
}

function MandateButtons({ mandate, address, onRevoke }: MandateProps) {
  const { member: t } = usePanelTexts(mandateTexts)
  const fetcher = useAct()
  const { id, status } = mandate
  if (status !== 'active' && status !== 'hold' && status !== 'draft') return null
  const act = status === 'active' ? 'hold' : 'release'
  return (
    <>
      {status !== 'draft' && (
        <fetcher.Form method="post" action={address}>
          <input type="hidden" name="mandate_id" value={id} />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            name="act"
            value={act}
            busy={fetcher.busy}
            busyLabel={t.busy}
            label={t[act]}
          />
        </fetcher.Form>
      )}
      <Button size="sm" variant="danger" onClick={() => onRevoke(mandate)} label={t.revoke} />
    </>
  )
}

function MandateIban({ mandate: { id, reference, ibanLast4 }, address }: Omit<MandateProps, 'onRevoke'>) {
  const { member: t } = usePanelTexts(mandateTexts)
  const fetcher = useAct<{ iban?: string }>(undefined, `mandate-iban-${id}`)
  const iban = fetcher.data?.iban
  return (
    <fetcher.Form method="post" action={address} className="socio-iban cluster">
      <input type="hidden" name="mandate_id" value={id} />
      <span aria-live="polite">{iban ?? maskIban(ibanLast4 ?? '')}</span>
      {!iban && (
        <Allowed to="members.show-iban">
          <button
            name="act"
            value="show-iban"
            className="text-link small"
            aria-label={t.showIbanLabel(reference)}
            disabled={fetcher.busy}
          >
            {t.showIban}
          </button>
        </Allowed>
      )}
    </fetcher.Form>
  )
}
