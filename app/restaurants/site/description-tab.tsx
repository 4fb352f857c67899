import { useTexts, useLanguage } from '#app/i18n/texts.tsx'
import { MapCard } from '#app/ui/map-card.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'
import { formatLongDate } from '#app/i18n/dates.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import type { Dinner } from '#app/restaurants/dinners.server.ts'

type DescriptionProps = RestaurantDetails['description'] & {
  restaurant: Pick<RestaurantDetails, 'name' | 'address' | 'hours' | 'marked'>
  dinners: RestaurantDetails['dinners']
}

export function DescriptionTab({ restaurant, about, history, map, dinners }: DescriptionProps) {
  const { restaurants: t } = useTexts()
  const [lead, ...rest] = about.paragraphs
  return (
    <div className="prose">
      <h2>{t.about}</h2>
      {lead ? (
        <p className="lead" lang={about.lang}>
          {lead}
        </p>
      ) : (
        <p className="muted">{t.noDescription}</p>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph} lang={about.lang}>
          {paragraph}
        </p>
      ))}
      <h2>{t.history}</h2>
      {history.paragraphs.map((paragraph) => (
        <p key={paragraph} lang={history.lang}>
          {paragraph}
        </p>
      ))}
      {history.paragraphs.length === 0 && <p className="muted">{t.noHistory}</p>}
      <Dinners dinners={dinners} />
      <h2>{t.hours}</h2>
      <Hours {...restaurant.hours} />
      <h2>{t.location}</h2>
      <MapCard
        address={restaurant.address}
        embedUrl={map.embedUrl}
        href={map.href}
        pin={restaurant.marked !== null}
        drawingNote={t.drawnMap}
        showLabel={t.showMap}
        linkLabel={t.openMap}
        frameTitle={map.own ? t.mapOf(restaurant.name) : t.defaultMap}
      />
    </div>
  )
}

function Hours({ lines, lang }: RestaurantDetails['hours']) {
  const { restaurants: t } = useTexts()
  if (lines.length === 0) return <p className="muted">{t.noHours}</p>
  return (
    <ul className="restaurant-hours" lang={lang}>
      {lines.map(({ days, times }) => (
        <li key={days + times}>
          {days && <span>{days}</span>} <span className="restaurant-hours-times">{times}</span>
        </li>
      ))}
    </ul>
  )
}

/** The club's dinners here: when, and what was eaten. */
function Dinners({ dinners }: { dinners: readonly Dinner[] }) {
  const { memory: t } = useTexts()
  const language = useLanguage()
  if (dinners.length === 0) return null
  return (
    <>
      <h2>{t.dinners}</h2>
      <ul className="restaurant-dinners">
        {dinners.map(({ id, title, date, dishes, langs }) => (
          <li key={id}>
            <p>
              <LocalLink to={`/eventos/${id}`} lang={langs.title}>
                {title}
              </LocalLink>{' '}
              <time dateTime={date} className="small muted">
                {formatLongDate(date, language)}
              </time>
            </p>
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
        ))}
      </ul>
    </>
  )
}
