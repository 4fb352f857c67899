import { useState } from 'react'
import type { ListedParty } from '#app/bookings/parties/list-waiting.server.ts'
import { RowAct } from '#app/events/panel/row-act.tsx'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { phoneLink } from '#app/i18n/phone-link.ts'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { RowMenu, RowMenuItem, RowMenuLink } from '#app/ui/panel/row-menu.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { waitingTexts } from './waiting-texts.ts'
import { waitingActTexts } from './act-texts.ts'

type WaitingActsProps = {
  party: ListedParty
  offersOpen: boolean
  /** Where the acts are sent. */
  action: string
  seating: boolean
  /** Opens the line for the reason; without it the party is seated at once. */
  onSeat: (() => void) | undefined
}

export function WaitingActs({ party, offersOpen, action, seating, onSeat }: WaitingActsProps) {
  const t = usePanelTexts(waitingTexts)
  const fetcher = useAct()
  const { id, contactName: name, email, phone, offer, fits, lacks } = party
  const [asking, setAsking] = useState<Asking | null>(null)
  const busy = fetcher.busy
  const send = (act: string) => () => void fetcher.submit({ act, party_id: id }, { method: 'post', action })
  const canOffer = fits && offersOpen
  return (
    <span className="data-table-buttons">
      {offer && (
        <OfferActs party={party} busy={busy} send={send} onWithdraw={() => setAsking({ act: 'withdraw', party })} />
      )}
      {canOffer && (
        <RowAct busy={busy} label={t.offerTo(name)} onClick={send('offer')}>
          {t.offer}
        </RowAct>
      )}
      {!offer && (
        <RowAct
          tone={canOffer ? 'plain' : 'tint'}
          busy={busy}
          label={lacks > 0 ? t.seatOfWith(name, lacks) : t.seatOf(name)}
          expanded={onSeat && seating}
          onClick={onSeat ?? send('seat')}
        >
          {lacks > 0 ? t.seatWith(lacks) : t.seat}
        </RowAct>
      )}
      <RowMenu label={t.more(name)}>
        {offer && <RowMenuItem icon="check" onClick={send('seat')} label={t.seat} />}
        {phone && <RowMenuLink icon="phone" to={phoneLink(phone)} label={phone} />}
        {email && <RowMenuLink icon="envelope-simple" to={mailAddressLink(email)} label={email} />}
        <RowMenuItem
          icon="prohibit"
          className="row-menu-last"
          onClick={() => setAsking({ act: 'remove', party })}
          label={t.remove}
        />
      </RowMenu>
      <Question asking={asking} action={action} onClose={() => setAsking(null)} />
    </span>
  )
}

type Asking = { act: 'withdraw' | 'remove'; party: ListedParty }
type QuestionProps = { asking: Asking | null; action: string; onClose: () => void }

/** Whoever loses an offer or the place is told. */
function Question({ asking, action, onClose }: QuestionProps) {
  const { questions: t } = usePanelTexts(waitingActTexts)
  const [shown, setShown] = useState(asking)
  if (asking !== null && asking !== shown) setShown(asking)
  const texts = t[shown?.act ?? 'remove']
  return (
    <RowConfirmDialog
      row={asking}
      onClose={onClose}
      title={({ party }) => texts.title(party.contactName)}
      texts={texts}
      action={action}
      fields={({ act, party }) => ({ act, party_id: party.id })}
    >
      {({ party }) => (
        <p>
          {texts.text} {party.email ? t.mailed(party.email) : t.call}
        </p>
      )}
    </RowConfirmDialog>
  )
}

type OfferActsProps = { party: ListedParty; busy: boolean; send: (act: string) => () => void; onWithdraw: () => void }

function OfferActs({ party: { contactName: name, offer }, busy, send, onWithdraw }: OfferActsProps) {
  const t = usePanelTexts(waitingTexts)
  return (
    <>
      {offer?.until && (
        <RowAct busy={busy} label={t.extendOf(name)} onClick={send('extend')}>
          {t.extend}
        </RowAct>
      )}
      <RowAct tone="plain" busy={busy} label={t.withdrawOf(name)} onClick={onWithdraw}>
        {t.withdraw}
      </RowAct>
    </>
  )
}
