import { useState } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import type { View } from '#app/ui/island.tsx'
import { BackToEvent } from '#app/events/site/event/back-to-event.tsx'
import { DialogOutcome, DialogPage } from '#app/ui/dialog-layout.tsx'
import { LineWords, WaitingRules } from './waiting-words.tsx'
import type { OwnForm } from '#app/bookings/site/registration/own-form.ts'
import { RegistrationSide, type RegisteringFor } from '#app/bookings/site/registration/registration-side.tsx'
import { WaitingListForm, type Joined, type WaitingListAnswer } from './waiting-list-form.tsx'

type Props = { eventId: number; event: RegisteringFor; own?: OwnForm | null; answer?: WaitingListAnswer | undefined }

export default {
  name: 'waiting-list',
  texts: ['events', 'forms', 'party'],
  Component: WaitingListSheet,
} satisfies View<Props>

function WaitingListSheet({ eventId, event, own = null, answer }: Props) {
  const t = useTexts().party.join
  const [joined, setJoined] = useState<Joined | null>(answer?.state === 'done' ? answer : null)
  const side = <RegistrationSide event={event} isWaiting />
  if (joined) {
    return (
      <DialogOutcome title={t.done(joined.size)} lead={t.doneText(joined.size)} side={side}>
        <div role="status">{joined.ahead && <LineWords size={joined.size} {...joined.ahead} />}</div>
        <WaitingRules size={joined.size} />
        <BackToEvent eventId={eventId} />
      </DialogOutcome>
    )
  }
  return (
    <DialogPage title={t.title} lead={t.lead} side={side}>
      <WaitingListForm eventId={eventId} limit={event.partyLimit} own={own} answer={answer} onDone={setJoined} />
    </DialogPage>
  )
}
