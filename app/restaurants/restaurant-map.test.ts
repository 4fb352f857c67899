import { expect, test } from 'vitest'
import { restaurantMap } from './restaurant-map.ts'

test('a stored map is embedded, and its page opens at the marker', () => {
  const map = restaurantMap(
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1%2C41.3%2C2.2%2C41.4&marker=41.3850%2C2.1835',
    'Carrer del Rec, 24',
  )
  expect(map.own).toBe(true)
  expect(map.href).toBe('https://www.openstreetmap.org/?mlat=41.3850&mlon=2.1835#map=17/41.3850/2.1835')
})

test('without an embeddable map, the default map and a search for the address are used', () => {
  for (const stored of [
    null,
    '',
    'no sé',
    'https://www.google.com/maps/embed?pb=1',
    'javascript:alert(1)',
    'https://www.openstreetmap.org.example/export/embed.html',
  ]) {
    const map = restaurantMap(stored, 'Plaça del Vi, 3, Girona')
    expect(map.own).toBe(false)
    expect(map.embedUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    expect(map.href).toBe('https://www.openstreetmap.org/search?query=Pla%C3%A7a%20del%20Vi%2C%203%2C%20Girona')
  }
})
