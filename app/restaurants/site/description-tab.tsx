import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { MapCard } from '#app/ui/map-card.tsx'
import type { RestaurantDetails } from '#app/restaurants/restaurants.server.ts'

type DescriptionProps = RestaurantDetails['description'] & {
  restaurant: Pick<RestaurantDetails, 'name' | 'address' | 'hours' | 'marked'>
  /** The club's, of several slices. */
  dinners: ReactNode
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
      {dinners}
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
