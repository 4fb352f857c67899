import { TextLink } from './text-link.tsx'
import { Button } from './button.tsx'

type MapCardProps = {
  address: string
  /** Null: there is no map to show here. */
  embedUrl: string | null
  href: string
  /** Only where the coordinates are known. */
  pin: boolean
  /** Says that the ground is a drawing. */
  drawingNote: string
  showLabel: string
  linkLabel: string
  frameTitle: string
}

export function MapCard(props: MapCardProps) {
  return (
    <div className="map-card" data-island={props.embedUrl ? 'map-card' : undefined}>
      {props.embedUrl && (
        <template>
          <iframe
            className="map-card-frame"
            src={props.embedUrl}
            title={props.frameTitle}
            referrerPolicy="no-referrer"
            allowFullScreen
          />
        </template>
      )}
      <div className="map-card-drawing">
        {props.pin && <span className="map-card-pin" />}
        <p className="map-card-note">{props.drawingNote}</p>
      </div>
      <div className="map-card-bar cluster">
        <address className="map-card-address">{props.address}</address>
        <TextLink href={props.href} target="_blank" rel="noopener noreferrer" label={props.linkLabel} />
        {props.embedUrl && <Button variant="neutral" size="sm" className="needs-script" label={props.showLabel} />}
      </div>
    </div>
  )
}
