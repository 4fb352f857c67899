import { LocalLink } from '#app/i18n/local-link.tsx'
import { formatEuros } from '#app/i18n/money.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { EnterButton } from '#app/bookings/site/registration/enter-button.tsx'
import { PartyForm } from './party-form.tsx'
import { isChosen } from '#app/diets/diet-forms.ts'
import { stepOf } from '#app/bookings/site/registration/party-size.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { formOf, sentIn, sizeIn, type PartyAnswer } from './party-answer.ts'
import type { BookedParty } from './party-view.ts'
import { useMoment } from './use-moment.ts'
import { SizeStepper } from './size-stepper.tsx'

/** Fewer or more guests. When named ones would have to leave, the page asks who. */
export function ResizeSheet({ party, answer }: { party: BookedParty; answer: PartyAnswer | undefined }) {
  const { party: texts, events } = useTexts()
  const t = texts.size
  const mine = answer && formOf(answer, party) === 'size' ? answer : undefined
  const leaving = mine && asksWho(mine) ? party.size - (sizeIn(mine) ?? party.size) : 0
  return (
    <section className="sheet" aria-labelledby="size">
      <h2 className="d3" id="size">
        {party.size === 1 ? t.titleAlone : t.title}
      </h2>
      {party.isLate ? (
        <p className="sheet-intro">
          {t.late} <LocalLink to="/contacto">{events.writeUs}</LocalLink>
        </p>
      ) : (
        <>
          {party.size > 1 && <RefundWords party={party} />}
          <PartyForm party={party} answer={mine} draft="party-size" className="sheet-form">
            {mine && leaving > 0 ? (
              <WhoLeaves party={party} answer={mine} count={leaving} />
            ) : (
              <Size party={party} answer={mine} />
            )}
          </PartyForm>
        </>
      )}
    </section>
  )
}

/** Not an answer to the stepper. */
function asksWho(answer: PartyAnswer): boolean {
  return (answer.state === 'again' || answer.state === 'wrong') && sentIn(answer).act === 'size'
}

function RefundWords({ party: { refund } }: { party: BookedParty }) {
  const t = useTexts().party.size
  const until = useMoment()(refund.until)
  const says = refund.changed ? t.refundChanged : refund.inTime ? t.refund(until) : t.noRefund
  return (
    <p className="sheet-intro">
      {t.freed} {refund.paid > 0 && says}
    </p>
  )
}

function Size({ party, answer }: { party: BookedParty; answer: PartyAnswer | undefined }) {
  const t = useTexts().party.size
  const { event } = party
  const isConflict = answer?.state === 'refused' && answer.reason === 'conflict'
  const size = (isConflict ? undefined : sizeIn(answer)) ?? party.size
  const price = event.price > 0 ? formatEuros(event.price) : null
  return (
    <div className="block-row">
      <EnterButton name="act" value="size" />
      <SizeStepper size={size} max={largest(party)} stepped={stepOf(answer)} />
      <Button type="submit" name="act" value="size" variant="secondary" label={t.save} />
      <p className="small muted">
        {party.size > 1 && `${t.titleAlone} `}
        {t.places(event.places, price)}
      </p>
    </div>
  )
}

/** More than that are refused with the reason. */
function largest({ size, event: { places, partyLimit } }: BookedParty): number {
  return Math.max(size, Math.min(partyLimit, size + places))
}

/** The question is below what the page showed before. */
const focused = { tabIndex: -1, autoFocus: true }

function WhoLeaves({ party, answer, count }: { party: BookedParty; answer: PartyAnswer; count: number }) {
  const { party: texts } = useTexts()
  const t = texts.size
  return (
    <fieldset className="who-leaves stack" {...(answer.state === 'again' && focused)}>
      <legend>{t.whoTitle(count)}</legend>
      <input type="hidden" name="size" value={party.size - count} />
      <input type="hidden" name="asked" value="1" />
      {party.guests.map(
        ({ id, fullName }, index) =>
          index > 0 && (
            <label key={id} className="checkbox">
              <input
                type="checkbox"
                className="checkbox-box"
                name="leaving"
                value={id}
                defaultChecked={isChosen(sentIn(answer).leaving, id)}
              />
              <span>{fullName || texts.guests.companion(index + 1)}</span>
            </label>
          ),
      )}
      <div className="block-row">
        <Button type="submit" name="act" value="size" variant="danger" label={t.who(count)} />
        <LocalButtonLink to={`/reserva?token=${party.token}`} variant="secondary" label={t.keep} />
      </div>
    </fieldset>
  )
}
