import { formatDayOfMonth, formatLongDate, formatTime } from '#app/i18n/dates.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { priceOf } from '#app/bookings/site/party/party-facts.tsx'
import type { OfferedParty } from '#app/bookings/site/party/party-view.ts'
import { inLanguage } from '#app/i18n/localized.ts'

export function OfferFacts({ party }: { party: OfferedParty }) {
  const { party: texts, events } = useTexts()
  const t = texts.offered
  const language = useLanguage()
  const { event, refund } = party
  return (
    <div className="ground-wall">
      <dl className="wrap seat-offer-facts">
        <div>
          <dt>{t.day}</dt>
          <dd>{formatLongDate(event.date, language)}</dd>
        </div>
        <div>
          <dt>{t.timeAndPlace}</dt>
          <dd>
            {formatTime(event.date, language)}, <span {...inLanguage(event.location)} />
          </dd>
        </div>
        <div>
          <dt>{t.price}</dt>
          <dd>{priceOf(party, events.free)}</dd>
        </div>
        {event.price > 0 && (
          <div>
            <dt>{t.refund}</dt>
            <dd>
              {refund.inTime
                ? t.refundUntil(`${formatDayOfMonth(refund.until, language)}, ${formatTime(refund.until, language)}`)
                : t.refundOver}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
