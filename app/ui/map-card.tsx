import { useState } from 'react'
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

/** Where it is: the Eixample as a drawing, the address, and the real map on demand. */
export function MapCard({ address, embedUrl, href, showLabel, linkLabel, frameTitle }: MapCardProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="map-card">
      {shown ? (
        <iframe
          className="map-card-frame"
          src={embedUrl}
          title={frameTitle}
          referrerPolicy="no-referrer"
          allowFullScreen
        />
      ) : (
        <span className="map-card-pin" />
      )}
      <div className="map-card-bar">
        <address className="map-card-address">{address}</address>
        <a className="text-link" href={href} target="_blank" rel="noopener noreferrer">
          {linkLabel}
        </a>
        {!shown && (
          <Button variant="neutral" size="sm" className="needs-script" onClick={() => setShown(true)}>
            {showLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
