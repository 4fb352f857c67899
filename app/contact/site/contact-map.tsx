import { useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { MapCard } from '#app/ui/map-card.tsx'
import { mapSearchUrl } from '#app/ui/map-search.ts'

/** Half the width and height of the embedded map. */
const MAP_EXTENT_DEGREES = { longitude: 0.006, latitude: 0.003 }

/** OpenStreetMap loads only on request (specification, Privacy). Without coordinates there is a search link only. */
export function ContactMap() {
  const { contact: t } = useTexts()
  const { street, city, location } = useClub()
  const address = `${street}, ${city}`
  return (
    <section className="wrap contact-map" aria-labelledby="contact-where">
      <h2 id="contact-where" className="visually-hidden">
        {t.where}
      </h2>
      <MapCard
        address={address}
        embedUrl={location && embedUrl(location)}
        href={location ? placeUrl(location) : mapSearchUrl(address)}
        pin={location !== null}
        drawingNote={t.drawnMap}
        showLabel={t.showMap}
        linkLabel={t.openMap}
        frameTitle={t.mapTitle}
      />
    </section>
  )
}

type Location = { latitude: number; longitude: number }

function placeUrl({ latitude, longitude }: Location): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

function embedUrl({ latitude, longitude }: Location): string {
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
