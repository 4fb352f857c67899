import { Button } from './button.tsx'

type MapCardProps = {
  address: string
  /** Loaded only when asked for: nothing goes to a third party before. */
  embedUrl: string
  /** The map on its own site, opened in a new tab. */
  href: string
  showLabel: string
  linkLabel: string
  /** The title of the embedded map. */
  frameTitle: string
}

/**
 * Where it is: the Eixample as a drawing, the address, and the real map on demand (`map-card-island.ts` takes it out of
 * its template).
 */
export function MapCard({ address, embedUrl, href, showLabel, linkLabel, frameTitle }: MapCardProps) {
  return (
    <div className="map-card" data-island="map-card">
      <template>
        <iframe
          className="map-card-frame"
          src={embedUrl}
          title={frameTitle}
          referrerPolicy="no-referrer"
          allowFullScreen
        />
      </template>
      <span className="map-card-pin" />
      <div className="map-card-bar">
        <address className="map-card-address">{address}</address>
        <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
          {linkLabel}
        </a>
        <Button variant="neutral" size="sm" className="needs-script">
          {showLabel}
        </Button>
      </div>
    </div>
  )
}
