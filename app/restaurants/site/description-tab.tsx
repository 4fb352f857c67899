import type { ReactNode } from 'react'
import { LongText } from '#app/articles/article-body.tsx'
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
  return (
    <div className="prose">
      <h2>{t.about}</h2>
      <LongText as="p" className="lead" html={about.lead} lang={about.lang} />
      <LongText className="prose" html={about.rest} lang={about.lang} />
      {!about.lead && !about.rest && <p className="muted">{t.noDescription}</p>}
      <h2>{t.history}</h2>
      <LongText className="prose" html={history.html} lang={history.lang} />
      {!history.html && <p className="muted">{t.noHistory}</p>}
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
