import { formatDateTime, formatLongDate } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { formatNumber } from '#app/i18n/money.ts'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { EventCard } from '#app/events/event-cards.server.ts'
import { stateLabel } from '#app/events/site/list/state-label.ts'
import type { Dinner } from '#app/restaurants/dinners.server.ts'

/** The club's dinners at a restaurant: the coming ones with their state; of the others menu and score. */
export function Dinners({ coming, past }: { coming: readonly EventCard[]; past: readonly Dinner[] }) {
  const { memory: t } = useTexts()
  if (coming.length === 0 && past.length === 0) return null
  return (
    <>
      <h2>{t.dinners}</h2>
      {coming.length > 0 && (
        <>
          <h3>{t.comingDinners}</h3>
          <ul className="restaurant-dinners">
            {coming.map((dinner) => (
              <ComingDinner key={dinner.id} dinner={dinner} />
            ))}
          </ul>
        </>
      )}
      {past.length > 0 && (
        <>
          <h3>{t.pastDinners}</h3>
          <ul className="restaurant-dinners">
            {past.map((dinner) => (
              <PastDinner key={dinner.id} dinner={dinner} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function ComingDinner({ dinner }: { dinner: EventCard }) {
  const { events: t } = useTexts()
  const language = useLanguage()
  const state = stateLabel(dinner, language, t)
  return (
    <li>
      <p>
        <LocalLink to={`/eventos/${dinner.id}`} lang={dinner.langs.title}>
          {dinner.title}
        </LocalLink>{' '}
        {state && <Badge>{state}</Badge>}
      </p>
      <p className="small">
        <time dateTime={dinner.date}>{formatDateTime(dinner.date, language)}</time>
      </p>
    </li>
  )
}

function PastDinner({ dinner: { id, title, date, dishes, scores, langs } }: { dinner: Dinner }) {
  const { memory: t, restaurants } = useTexts()
  const language = useLanguage()
  return (
    <li>
      <p>
        <LocalLink to={`/eventos/${id}`} lang={langs.title}>
          {title}
        </LocalLink>{' '}
        <time dateTime={date} className="small muted">
          {formatLongDate(date, language)}
        </time>
      </p>
      {scores && (
        <p className="small">
          <strong>{formatNumber(scores.mean, 1)}</strong> {restaurants.outOfFive} · {t.opinions(scores.answers)}
        </p>
      )}
      {dishes.length > 0 && (
        <p className="small">
          {dishes.map((dish, place) => (
            <span key={place} lang={dish.langs.name}>
              {place > 0 && ' · '}
              {dish.name}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
