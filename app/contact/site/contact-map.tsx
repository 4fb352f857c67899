import { club } from '#app/club.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { MapCard } from '#app/ui/map-card.tsx'

/** Half the width and height of the embedded map. */
const MAP_EXTENT_DEGREES = { longitude: 0.006, latitude: 0.003 }

/** OpenStreetMap loads only on request (specification, Privacy). */
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
        pin
        drawingNote={t.drawnMap}
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
    longitude - MAP_EXTENT_DEGREES.longitude,
    latitude - MAP_EXTENT_DEGREES.latitude,
    longitude + MAP_EXTENT_DEGREES.longitude,
    latitude + MAP_EXTENT_DEGREES.latitude,
  ]
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
