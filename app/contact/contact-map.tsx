import { club } from '#app/club.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { MapCard } from '#app/ui/map-card.tsx'

/** Half the width and height of what the embedded map shows, in degrees: some streets around. */
const AROUND = { longitude: 0.006, latitude: 0.003 }

/**
 * Where the club is; OpenStreetMap is asked for its map only when the visitor wants it (decisions, Forms, uploads,
 * embeds).
 */
export function ContactMap() {
  const { contact: t } = useTexts()
  return (
    <section className="wrap contact-map" aria-labelledby="contact-where">
      <h2 id="contact-where" className="visually-hidden">
        {t.where}
      </h2>
      <MapCard
        address={`${club.street}, ${club.city}`}
        embedUrl={embedUrl()}
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
        showLabel={t.showMap}
        linkLabel={t.openMap}
        frameTitle={t.mapTitle}
      />
    </section>
  )
}

const { latitude, longitude } = club.location

function embedUrl(): string {
  const corners = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ]
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
