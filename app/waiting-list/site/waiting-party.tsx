import { useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PartyDrawing } from '#app/bookings/site/party/party-drawing.tsx'
import { EnterButton } from '#app/bookings/site/registration/enter-button.tsx'
import { PartyForm } from '#app/bookings/site/party/party-form.tsx'
import { WaitingFacts } from '#app/bookings/site/party/party-facts.tsx'
import { sizeIn, type PartyAnswer } from '#app/bookings/site/party/party-answer.ts'
import { stepOf } from '#app/bookings/site/registration/party-size.tsx'
import type { PartyView } from '#app/bookings/site/party/party-view.ts'
import { SizeStepper } from '#app/bookings/site/party/size-stepper.tsx'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { inLanguage } from '#app/i18n/localized.ts'
import { LineWords, WaitingRules } from './waiting-words.tsx'

type Waiting = PartyView & { state: 'waiting' }
type WaitingProps = { party: Waiting; answer: PartyAnswer | undefined }

export function WaitingPage({ party, answer }: WaitingProps) {
  const { party: texts, events } = useTexts()
  const t = texts.waiting
  const { event, size, email } = party
  return (
    <div className="ground-wall">
      <div className="wrap event-top">
        <LocalTextLink to={`/eventos/${event.id}`} icon="arrow-left" label={events.registration.backToEvent} />
      </div>
      <div className="wrap event-columns waiting-page">
        <article className="sheet">
          <p className="kicker punt" {...inLanguage(event.title)} />
          <h1 className="d1">{t.title(size)}</h1>
          <p className="lead">
            {t.lead(size)}
            <b>{email}</b>.
          </p>
          <LineDrawing party={party} />
          <LineWords size={size} {...party.ahead} />
          <WaitingRules size={size} />
          {size > 1 && <Fewer party={party} answer={answer} />}
          <Leave party={party} />
        </article>
        <aside className="event-side">
          <WaitingFacts party={party} />
          <div className="event-note small">
            <p>
              <Icon name="envelope-simple" />
              {t.keepMail}
            </p>
          </div>
        </aside>
      </div>
    </div>
  )
}

/** More are counted in words. */
const DRAWN_AHEAD = 5

function LineDrawing({ party: { ahead, size } }: { party: Waiting }) {
  const t = useTexts().party.waiting
  const further = ahead.parties - DRAWN_AHEAD
  return (
    <div className="waiting-line row" aria-hidden="true">
      {further > 0 && <p className="small muted">{t.furtherBefore(further)}</p>}
      {Array.from({ length: Math.min(ahead.parties, DRAWN_AHEAD) }, (_, index) => (
        <PartyDrawing key={index} size={1} plain />
      ))}
      <p className="waiting-you">
        <PartyDrawing size={size} />
        {t.you(size)}
      </p>
    </div>
  )
}

function Fewer({ party, answer }: WaitingProps) {
  const t = useTexts().party.waiting
  return (
    <section className="sheet-block" aria-labelledby="fewer">
      <h2 className="d4" id="fewer">
        {t.fewer}
      </h2>
      <p>{t.fewerText}</p>
      <PartyForm party={party} answer={answer} draft="waiting-size" className="sheet-form">
        <div className="block-row">
          <EnterButton name="act" value="shrink" />
          <SizeStepper size={sizeIn(answer) ?? party.size} max={party.size} stepped={stepOf(answer)} />
          <Button type="submit" name="act" value="shrink" variant="secondary" label={t.save} />
        </div>
      </PartyForm>
    </section>
  )
}

function Leave({ party }: { party: Waiting }) {
  const t = useTexts().party.waiting
  return (
    <section className="sheet-block" aria-labelledby="leave">
      <h2 className="d4" id="leave">
        {t.leaveTitle(party.size)}
      </h2>
      <PartyForm party={party} draft={null} className="block-row">
        <p className="small muted">{t.leaveText(party.size)}</p>
        <Button type="submit" name="act" value="leave" variant="danger" label={t.leave} />
      </PartyForm>
    </section>
  )
}
