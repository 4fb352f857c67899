import { Allowed } from '#app/accounts/allowed.tsx'
import { useState } from 'react'
import type { ListedParty, WaitingList } from '#app/bookings/parties/list-waiting.server.ts'
import { formatDate, formatWeekdayTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { seatsBeyond } from '#app/bookings/parties/beyond-capacity.ts'
import { SeatForm } from './seat-form.tsx'
import { WaitingActs } from './waiting-acts.tsx'
import { waitingTexts } from './waiting-texts.ts'

type WaitingTableProps = { list: WaitingList; begun: boolean; action: string }

export function WaitingTable({ list, begun, action }: WaitingTableProps) {
  const t = usePanelTexts(waitingTexts)
  const { actions } = usePanelTexts(sharedTexts)
  return (
    <table className="data-table waiting-table" aria-label={t.title}>
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
          <WaitingRow key={party.id} party={party} list={list} begun={begun} action={action} />
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
          {!props.begun && (
            <Allowed to="registrations.edit">
              <WaitingActs
                {...{ party, action, seating }}
                offersOpen={list.offersOpen}
                onSeat={beyond ? () => setSeating(!seating) : undefined}
              />
            </Allowed>
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

function waitingOf({ parties }: WaitingList) {
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
