import { useFetcher } from 'react-router'
import type { ListedParty } from '#app/events/waiting-list/list-waiting.server.ts'
import { RowAct } from '#app/events/panel/row-act.tsx'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { RowMenu, RowMenuItem } from '#app/ui/panel/row-menu.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { waitingTexts } from './waiting-texts.ts'

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
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data)
  const { id, contactName: name, offer, fits, lacks } = party
  const busy = fetcher.state !== 'idle'
  const send = (act: string) => () => void fetcher.submit({ act, registration_id: id }, { method: 'post', action })
  const canOffer = fits && offersOpen
  return (
    <span className="data-table-buttons">
      {offer && <OfferActs party={party} busy={busy} send={send} />}
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
        {offer && (
          <RowMenuItem icon="check" onClick={send('seat')}>
            {t.seat}
          </RowMenuItem>
        )}
        <RowMenuItem icon="prohibit" className="row-menu-last" onClick={send('remove')}>
          {t.remove}
        </RowMenuItem>
      </RowMenu>
    </span>
  )
}

type OfferActsProps = { party: ListedParty; busy: boolean; send: (act: string) => () => void }

function OfferActs({ party: { contactName: name, offer }, busy, send }: OfferActsProps) {
  const t = usePanelTexts(waitingTexts)
  return (
    <>
      {offer?.until && (
        <RowAct busy={busy} label={t.extendOf(name)} onClick={send('extend')}>
          {t.extend}
        </RowAct>
      )}
      <RowAct tone="plain" busy={busy} label={t.withdrawOf(name)} onClick={send('withdraw')}>
        {t.withdraw}
      </RowAct>
    </>
  )
}
