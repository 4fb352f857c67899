/**
 * What the map card needs: the embed, loaded only when asked for, and the map's own page. `own` is false for the
 * default map.
 */
export type RestaurantMap = { embedUrl: string; href: string; own: boolean }

/** Catalonia, where a restaurant has no map of its own ("default map if none", specification §2). */
const defaultEmbed = 'https://www.openstreetmap.org/export/embed.html?bbox=0.15%2C40.50%2C3.40%2C42.90&layer=mapnik'

/**
 * Only OpenStreetMap may be embedded (the security policy's `frame-src`); any other stored address gives the default
 * map.
 */
export function restaurantMap(stored: string | null, address: string): RestaurantMap {
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
  const embed = stored ? ownMap(stored) : null
  if (!embed) {
    return { embedUrl: defaultEmbed, href: search, own: false }
  }
  const [, latitude, longitude] =
    /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(embed.searchParams.get('marker') ?? '') ?? []
  const place =
    latitude && `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return { embedUrl: embed.href, href: place || search, own: true }
}

/** Whether the address can be embedded. */
export function isOwnMap(address: string): boolean {
  return ownMap(address) !== null
}

function ownMap(address: string): URL | null {
  const embed = URL.parse(address.trim())
  return embed?.origin === 'https://www.openstreetmap.org' && embed.pathname === '/export/embed.html' ? embed : null
}
