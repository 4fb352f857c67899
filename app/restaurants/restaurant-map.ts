/** `embedUrl` loads only on request; `own` is false for the default map. */
export type RestaurantMap = { embedUrl: string; href: string; own: boolean }

/** Catalonia, the specified default. */
const defaultEmbed = 'https://www.openstreetmap.org/export/embed.html?bbox=0.15%2C40.50%2C3.40%2C42.90&layer=mapnik'

/** Only OpenStreetMap may be embedded (`frame-src`); other addresses give the default map. */
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

export function isOwnMap(address: string): boolean {
  return ownMap(address) !== null
}

function ownMap(address: string): URL | null {
  const embed = URL.parse(address.trim())
  return embed?.origin === 'https://www.openstreetmap.org' && embed.pathname === '/export/embed.html' ? embed : null
}
