import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ListedParty, WaitingList } from '#app/events/waiting-list/list-waiting.server.ts'
import { formatDate, formatWeekdayTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { RowMenu, RowMenuItem } from '#app/ui/panel/row-menu.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { seatsBeyond } from './beyond-capacity.ts'
import { bookingTexts } from './booking-texts.ts'
import { RowAct } from './row-act.tsx'
import { SeatForm } from './seat-form.tsx'
import { waitingTexts } from './waiting-texts.ts'

type WaitingTableProps = { list: WaitingList; started: boolean; action: string }

export function WaitingTable({ list, started, action }: WaitingTableProps) {
  const t = usePanelTexts(waitingTexts)
  const { head } = usePanelTexts(bookingTexts)
  const { actions } = usePanelTexts(sharedTexts)
  return (
    <table className="data-table waiting-table" aria-label={head.waiting}>
      <thead>
        <tr>
          <th scope="col">{t.heads.order}</th>
          <th scope="col">{t.heads.party}</th>
          <th scope="col" className="data-table-number">
            {t.heads.people}
          </th>
          <th scope="col">{t.heads.since}</th>
          <th scope="col">{t.heads.state}</th>
          <th scope="col" className="data-table-actions">
            {actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.parties.map((party) => (
          <WaitingRow key={party.id} party={party} list={list} started={started} action={action} />
        ))}
      </tbody>
    </table>
  )
}

type WaitingRowProps = WaitingTableProps & { party: ListedParty }

function WaitingRow(props: WaitingRowProps) {
  const { party, list, action } = props
  const [seating, setSeating] = useState(false)
  const t = usePanelTexts(waitingTexts)
  const language = useLanguage()
  const room = { capacity: list.capacity, free: list.free, waiting: waitingOf(list) }
  const beyond = party.offer ? null : seatsBeyond(room, party.size, party.id)
  return (
    <>
      <tr className={seating ? 'waiting-row-open' : undefined}>
        <td className="waiting-order">
          <span className="order-disc">{party.place}</span>
        </td>
        <td className="data-table-name">
          {party.contactName}
          <span className="booking-note">{party.email ?? party.phone}</span>
        </td>
        <td className="data-table-number" data-head={t.heads.people}>
          {party.size}
        </td>
        <td className="data-table-meta" data-head={t.heads.since}>
          {formatDate(party.queuedAt, language)}
        </td>
        <td className="waiting-state">
          <PartyState party={party} />
        </td>
        <td className="data-table-actions">
          {!props.started && (
            <PartyActs {...props} seating={seating} onSeat={beyond ? () => setSeating(!seating) : undefined} />
          )}
        </td>
      </tr>
      {seating && beyond && (
        <tr className="waiting-row-form">
          <td />
          <td colSpan={5}>
            <SeatForm party={party} beyond={beyond} action={action} onClose={() => setSeating(false)} />
          </td>
        </tr>
      )}
    </>
  )
}

export function waitingOf({ parties }: WaitingList) {
  return parties
    .filter(({ offer }) => offer === null)
    .map(({ id, contactName, size }) => ({ id, name: contactName, size }))
}

function PartyState({ party: { offer, fits, lacks, email, overtakes, place } }: { party: ListedParty }) {
  const t = usePanelTexts(waitingTexts)
  const language = useLanguage()
  if (offer)
    return (
      <>
        <StatusBadge status="pending">
          {offer.until ? t.offered(formatWeekdayTime(offer.until, language)) : t.offeredSoon}
        </StatusBadge>
        <span className="booking-note">{t.mail[email === null ? 'none' : mailState(offer.mail)]}</span>
      </>
    )
  if (fits)
    return (
      <>
        <StatusBadge status="approved">{t.fits}</StatusBadge>
        {email === null && <span className="booking-note">{t.noMail}</span>}
      </>
    )
  const missing = t.lacksSeats(lacks)
  return (
    <>
      <StatusBadge status="off">{t.lacks}</StatusBadge>
      <span className="booking-note">{overtakes.length === 0 || place <= 2 ? t.keepsTurn(missing) : missing}</span>
    </>
  )
}

function mailState(status: string | null): 'pending' | 'sent' | 'failed' {
  if (status === 'sent') return 'sent'
  return status === 'failed' ? 'failed' : 'pending'
}

type PartyActsProps = WaitingRowProps & {
  seating: boolean
  /** Opens the line for the reason; without it the party is seated at once. */
  onSeat: (() => void) | undefined
}

function PartyActs({ party, list, action, seating, onSeat }: PartyActsProps) {
  const t = usePanelTexts(waitingTexts)
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data)
  const { id, contactName: name, offer, fits, lacks } = party
  const busy = fetcher.state !== 'idle'
  const send = (act: string) => () => void fetcher.submit({ act, registration_id: id }, { method: 'post', action })
  const seat = onSeat ?? send('seat')
  const canOffer = fits && list.offersOpen
  return (
    <span className="data-table-buttons">
      {offer?.until && (
        <RowAct busy={busy} label={t.extendOf(name)} onClick={send('extend')}>
          {t.extend}
        </RowAct>
      )}
      {offer && (
        <RowAct tone="plain" busy={busy} label={t.withdrawOf(name)} onClick={send('withdraw')}>
          {t.withdraw}
        </RowAct>
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
          onClick={seat}
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
