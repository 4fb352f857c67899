import type { Club } from '#app/club.ts'
import { restaurantMap } from '#app/restaurants/restaurant-map.ts'

type Place = { latitude: number; longitude: number }
type Restaurant = { direccion: string; ubicacionMapa: string | null }

const EARTH_RADIUS_KM = 6371
/** Nearer is the same place. */
const SHORTEST_KM = 0.1

/**
 * Kilometres in a straight line from the club to the restaurant of an event; null where one of both has no place on a
 * map, or the event is not held at the address of its restaurant.
 */
export function distanceFromClub(location: string, restaurant: Restaurant | null, club: Club): number | null {
  if (!restaurant || !club.location || !wordsOf(restaurant.direccion).includes(wordsOf(location))) return null
  const { marked } = restaurantMap(restaurant.ubicacionMapa, restaurant.direccion)
  if (!marked) return null
  const place = { latitude: Number(marked.latitude), longitude: Number(marked.longitude) }
  const kilometres = distanceBetween(club.location, place)
  return kilometres < SHORTEST_KM ? null : kilometres
}

/** An address without postal code and punctuation. */
function wordsOf(address: string): string {
  const words = address.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.filter((word) => !/^\d{5}$/.test(word)).join(' ')} `
}

/** The haversine formula. */
function distanceBetween(from: Place, to: Place): number {
  const [latitude, other] = [radians(from.latitude), radians(to.latitude)]
  const half = (angle: number) => Math.sin(angle / 2) ** 2
  const chord =
    half(other - latitude) + Math.cos(latitude) * Math.cos(other) * half(radians(to.longitude - from.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
