import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { DoneLine } from '#app/ui/site/done-line.tsx'
import { BookedPage } from '#app/bookings/site/party/booked-party.tsx'
import { EndedPage, LapsedPage, UnconfirmedPage } from '#app/bookings/site/party/ended-party.tsx'
import { OfferedPage } from '#app/waiting-list/site/offered-party.tsx'
import { formOf, type PartyAnswer } from '#app/bookings/site/party/party-answer.ts'
import type { PartyDone } from '#app/bookings/site/party/party-done.ts'
import type { PartyView } from '#app/bookings/site/party/party-view.ts'
import { WaitingPage } from '#app/waiting-list/site/waiting-party.tsx'

type PartyContentProps = { party: PartyView; answer: PartyAnswer | undefined; done: PartyDone | undefined }

/** One page for every state of a party. */
export function PartyContent({ party, answer, done }: PartyContentProps) {
  return (
    <>
      {done && !answer && <Done done={done} size={party.size} />}
      {answer && formOf(answer, party) === 'page' && <Changed />}
      <StateContent party={party} answer={answer} />
    </>
  )
}

function StateContent({ party, answer }: Omit<PartyContentProps, 'done'>) {
  if (party.state === 'booked') return <BookedPage party={party} answer={answer} />
  if (party.state === 'waiting') return <WaitingPage party={party} answer={answer} />
  if (party.state === 'offered') return <OfferedPage party={party} answer={answer} />
  if (party.state === 'lapsed') return <LapsedPage party={party} answer={answer} />
  if (party.state === 'unconfirmed') return <UnconfirmedPage party={party} />
  return <EndedPage party={party} />
}

function Done({ done, size }: { done: PartyDone; size: number }) {
  const t = useTexts().party.done
  return (
    <div className="ground-wall">
      <div className="wrap booking-said">
        <DoneLine text={t[done](size)} />
      </div>
    </div>
  )
}

/** A form was sent from a page that showed another state. */
function Changed() {
  const t = useTexts().party.refused.reasons
  return (
    <div className="ground-wall">
      <div className="wrap booking-said">
        <ErrorSummary message={t['state-changed']} />
      </div>
    </div>
  )
}
