import { Button } from './button.tsx'

type MapCardProps = {
  address: string
  embedUrl: string
  href: string
  showLabel: string
  linkLabel: string
  frameTitle: string
}

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
