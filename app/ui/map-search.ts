/** A map that looks for an address, for links. */
export function mapSearchUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
}

/** The way to an address, from where the visitor says there. */
export function routeUrl(address: string, by: 'foot' | 'car'): string {
  return `https://www.openstreetmap.org/directions?engine=fossgis_osrm_${by}&to=${encodeURIComponent(address)}`
}
