import { UNKEPT_OF_PARTY } from '#app/bookings/registration/party-forms.ts'
import { formatDeadline } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NO_DIET } from '#app/diets/diet.ts'
import { GuestRows } from '#app/bookings/site/party/guest-rows.tsx'
import { AcceptedTerms } from '#app/ui/site/accepted-terms.tsx'
import { OfferDrawing } from './offer-drawing.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { useRefusalText } from '#app/bookings/site/party/party-form.tsx'
import { sizeIn, type PartyAnswer } from '#app/bookings/site/party/party-answer.ts'
import { stepOf } from '#app/bookings/site/registration/party-size.tsx'
import type { OfferedParty, PartyView } from '#app/bookings/site/party/party-view.ts'
import { SizeStepper } from '#app/bookings/site/party/size-stepper.tsx'
import { inLanguage } from '#app/i18n/localized.ts'

type OfferedProps = { party: OfferedParty; answer: PartyAnswer | undefined }

/** One form: the answer, how many come, and their names if they are known. */
export function OfferedPage({ party, answer }: OfferedProps) {
  const t = useTexts().party.offered
  return (
    <PlainForm noValidate draft="offer" restarted={answer !== undefined} unkept={UNKEPT_OF_PARTY}>
      <input type="hidden" name="token" value={party.token} />
      <input type="hidden" name="version" value={party.version} />
      <Offer party={party} answer={answer} />
      <OfferFacts party={party} />
      <div className="wrap seat-offer-more">
        {party.size > 1 && <AcceptFewer party={party} answer={answer} />}
        <details className="seat-offer-names" open={answer?.state === 'wrong'}>
          <summary>
            <h2 className="d4">{t.names(party.size)}</h2>
            <Icon name="caret-down" />
          </summary>
          <GuestRows guests={guestsToName(party)} menuOptions={party.menuOptions} answer={answer} />
          <Button type="submit" name="act" value="accept" className="sheet-save" variant="secondary" label={t.accept} />
        </details>
      </div>
    </PlainForm>
  )
}

function Offer({ party, answer }: OfferedProps) {
  const t = useTexts().party.offered
  const { size, event, offer, refund } = party
  const { cancellationHours } = useClub()
  const language = useLanguage()
  const title = offer
    ? t.title(size, formatDeadline(new Date(offer.until), language, new Date(offer.now)))
    : t.titleSoon(size)
  const isLate = event.price > 0 && !refund.inTime
  return (
    <section className="seat-offer on-dark">
      <div className="wrap">
        <div>
          <p className="kicker punt" {...inLanguage(event.title)} />
          <h1 className="d1">{title}</h1>
          <ErrorSummary message={useRefusalText(party)(answer)} />
          <p className="lead">
            {offer && `${t.hoursLeft(hoursUntil(offer))} `}
            {t.kept}
          </p>
          <div className="seat-offer-acts">
            <Button type="submit" name="act" value="accept" arrow label={t.accept} />
            <Button type="submit" name="act" value="decline" variant="secondary" label={t.decline(size)} />
          </div>
          <p className="seat-offer-note">
            {t.note(size)}
            {isLate && ` ${t.lateNote(size, cancellationHours)}`}
          </p>
          <AcceptedTerms terms={t.terms} className="seat-offer-note" />
        </div>
        <OfferDrawing seats={size} />
      </div>
    </section>
  )
}

const hoursUntil = ({ until, now }: { until: string; now: string }) =>
  Math.max(0, Math.floor((Date.parse(until) - Date.parse(now)) / 3_600_000))

/** They have no rows yet: their number names them. */
function guestsToName({ size, contactName }: PartyView) {
  return Array.from({ length: size }, (_, index) => ({
    id: `${index + 1}`,
    fields: index === 0 ? '' : `guests[${index - 1}].`,
    fullName: index === 0 ? contactName : '',
    diet: NO_DIET,
    dietHidden: null,
    menuOptionId: null,
    link: null,
  }))
}

function AcceptFewer({ party: { size }, answer }: OfferedProps) {
  const { party } = useTexts()
  const t = party.offered
  const fewer = sizeIn(answer) ?? size - 1
  return (
    <section aria-labelledby="fewer">
      <h2 className="d3" id="fewer">
        {t.fewer(size)}
      </h2>
      <div className="block-row">
        <SizeStepper size={fewer} max={size} stepped={stepOf(answer)} />
        <Button
          type="submit"
          name="act"
          value="accept-fewer"
          variant="secondary"
          label={
            <span>
              {t.acceptFor} <span data-stepped="">{fewer}</span>
            </span>
          }
        />
        <p className="small muted">{t.fewerText}</p>
      </div>
    </section>
  )
}
