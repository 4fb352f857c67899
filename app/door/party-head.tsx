import { memo } from 'react'
import { formatEuros } from '#app/i18n/money.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { doorTexts } from './door-texts.ts'
import type { ShownPayment } from '#app/bookings/attendance/door-payments.ts'

type PartyHeadProps = {
  party: string
  contact: string
  size: number
  come: number
  payment: ShownPayment | undefined
  /** A payment is to be sent. */
  waiting: boolean
  onCheckIn: (party: string) => void
  onCollect: (party: string) => void
  onUndoPayment: (party: string, payment: ShownPayment) => void
}

/** Above the guests of a booking: the whole table in one press, and its payment. */
export const PartyHead = memo(function PartyHead(props: PartyHeadProps) {
  const { party, contact, size, come, payment, onCheckIn } = props
  const t = usePanelTexts(doorTexts)
  return (
    <li className="door-party" tabIndex={-1}>
      <span className="door-party-name">{size > 1 && t.partyOf(contact)}</span>
      {size > 1 && come < size && (
        <button
          type="button"
          className="button button-secondary button-sm needs-script"
          aria-label={t.wholeTableOf(contact)}
          onClick={({ currentTarget }) => {
            onCheckIn(party)
            // The button goes.
            currentTarget.closest('li')?.focus()
          }}
        >
          {t.wholeTable}
        </button>
      )}
      {payment && <Payment {...props} payment={payment} />}
    </li>
  )
})

function Payment({
  party,
  contact,
  payment,
  waiting,
  onCollect,
  onUndoPayment,
}: PartyHeadProps & { payment: ShownPayment }) {
  const { payment: t, toSend } = usePanelTexts(doorTexts)
  const { state, due, amount, way, ids } = payment
  if (state === 'invited') return <span className="door-paid">{t.invited}</span>
  if (state !== 'paid') {
    const euros = formatEuros(due)
    return (
      <>
        <span className="door-due">{t.due(euros)}</span>
        <button
          type="button"
          className="button button-secondary button-sm needs-script"
          aria-label={t.collectOf(euros, contact)}
          onClick={() => onCollect(party)}
        >
          {t.collect(euros)}
        </button>
      </>
    )
  }
  const shown = amount !== null && way ? t.collected(formatEuros(amount), t.ways[way]) : t.paid
  return (
    <>
      <span className="door-paid">
        {ids.length > 0 ? shown : t.paid}
        {waiting && ` · ${toSend}`}
      </span>
      {ids.length > 0 && (
        <button
          type="button"
          className="door-party-undo needs-script"
          aria-label={t.undoOf(contact)}
          onClick={() => onUndoPayment(party, payment)}
        >
          {t.undo}
        </button>
      )}
    </>
  )
}
