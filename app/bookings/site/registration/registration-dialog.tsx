import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { DialogProps } from '#app/platform/render/islands/dialog-links.ts'
import type { View } from '#app/ui/island.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.tsx'
import { rememberBooking } from '#app/bookings/site/booked/booking-memory.ts'
import { RegistrationForm, type ClosedReason } from './registration-form.tsx'
import { registrationLead, registrationOutcome } from './registration-outcome.ts'
import { RegistrationSide, type RegisteringFor } from './registration-side.tsx'
import type { Pending } from '#app/seats/seat-limits.ts'

type Props = DialogProps & { event: RegisteringFor; onDone: () => void }

/**
 * After a registration the dialog closes, the seats of the page reload, and the page shows the booking. It stays open
 * for a registration that must be confirmed.
 */
export default {
  name: 'registration-dialog',
  texts: ['events', 'forms', 'diets'],
  Component: RegistrationDialog,
} satisfies View<Props>

function RegistrationDialog({ event, open, onClose, onDone }: Props) {
  const { events, forms } = useTexts()
  const t = events.registration
  const [attempt, setAttempt] = useState(1)
  const [pending, setPending] = useState<{ decision: Pending; size: number }>()
  const [closed, setClosed] = useState<ClosedReason>()
  function close() {
    onClose()
    if (pending) reset()
  }
  function reset() {
    setPending(undefined)
    setAttempt((number) => number + 1)
  }
  function finish(size: number, now: Pending | undefined) {
    onDone()
    if (now) return setPending({ decision: now, size })
    rememberBooking(event.id, event.overAt, size)
    onClose()
    reset()
    toast.success(t.done, t.doneText)
  }
  function showClosed(reason: ClosedReason) {
    setClosed(reason)
    onDone()
  }
  const head = pending ? { title: t.pending } : { title: t.title, lead: registrationLead(events, event, closed) }
  return (
    <Dialog open={open} onClose={close} {...head} side={<RegistrationSide event={event} />}>
      {pending ? (
        <Pending
          text={registrationOutcome(pending.decision, t, pending.size).lead}
          closeLabel={forms.close}
          onClose={close}
        />
      ) : (
        <RegistrationForm
          key={attempt}
          eventId={event.id}
          price={event.price}
          limit={event.partyLimit}
          seats={event.places}
          hasWaitingList={event.hasWaitingList}
          menuOptions={event.menuOptions}
          onDone={finish}
          onClosed={showClosed}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}

/** Focused, so that screen readers read it. */
function Pending({ text, closeLabel, onClose }: { text: string; closeLabel: string; onClose: () => void }) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return (
    <div className="form">
      <p ref={outcome} tabIndex={-1}>
        {text}
      </p>
      <div className="form-actions">
        <Button onClick={onClose} label={closeLabel} />
      </div>
    </div>
  )
}
