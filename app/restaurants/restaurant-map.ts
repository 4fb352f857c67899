import type { FrameSource } from '#app/platform/render/frame-sources.ts'
import { mapSearchUrl } from '#app/ui/map-search.ts'

/** Degrees (WGS 84), as typed. */
type Coordinates = { latitude: string; longitude: string }

/** `embedUrl` loads only on request; `own` is false for the default map; `marked` is the place of the map's marker. */
type RestaurantMap = { embedUrl: string; href: string; own: boolean; marked: Coordinates | null }

/** Catalonia, the specified default. */
const DEFAULT_EMBED = 'https://www.openstreetmap.org/export/embed.html?bbox=0.15%2C40.50%2C3.40%2C42.90&layer=mapnik'

/** Each provider's addresses for embedding: others of its pages refuse it, or are no maps. */
const embeds: Record<FrameSource, (embed: URL) => boolean> = {
  'https://www.openstreetmap.org': ({ pathname }) => pathname === '/export/embed.html',
  'https://www.google.com': isGoogleEmbed,
  'https://maps.google.com': isGoogleEmbed,
  'https://api.mapbox.com': ({ pathname }) => /^\/styles\/v1\/[\w-]+\/[\w-]+\.html$/.test(pathname),
}

function isGoogleEmbed({ pathname, searchParams }: URL): boolean {
  return (
    /^\/maps\/embed(\/v1\/[a-z]+)?$/.test(pathname) || (pathname === '/maps' && searchParams.get('output') === 'embed')
  )
}

/** An address that cannot be embedded gives the default map. */
export function restaurantMap(stored: string | null, address: string): RestaurantMap {
  const search = mapSearchUrl(address)
  const embed = stored ? ownMap(stored) : null
  if (!embed) return { embedUrl: DEFAULT_EMBED, href: search, own: false, marked: null }
  const marked = markedPlace(embed)
  return { embedUrl: embed.href, href: marked ? placeAddress(marked) : search, own: true, marked }
}

function placeAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}

/** OpenStreetMap's `marker` and Google's `q`; the centre of a map is not the place. */
function markedPlace({ searchParams }: URL): Coordinates | null {
  const marker = searchParams.get('marker') ?? searchParams.get('q') ?? ''
  const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)$/.exec(marker) ?? []
  return latitude && longitude ? { latitude, longitude } : null
}

export function isOwnMap(address: string): boolean {
  return ownMap(address) !== null
}

function ownMap(address: string): URL | null {
  const embed = URL.parse(address.trim())
  return embed && embeds[embed.origin as FrameSource]?.(embed) ? embed : null
}
