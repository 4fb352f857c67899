import { expect, test } from 'vitest'
import { frameSources } from '#app/platform/render/frame-sources.ts'
import { restaurantMap } from './restaurant-map.ts'

test('a stored map is embedded, and its page opens at the marker', () => {
  const map = restaurantMap(
    'https://www.openstreetmap.org/export/embed.html?bbox=2.1%2C41.3%2C2.2%2C41.4&marker=41.3850%2C2.1835',
    'Carrer del Rec, 24',
  )
  expect(map.own).toBe(true)
  expect(map.href).toBe('https://www.openstreetmap.org/?mlat=41.3850&mlon=2.1835#map=17/41.3850/2.1835')
  expect(map.marked).toEqual({ latitude: '41.3850', longitude: '2.1835' })
})

test.each([
  ['https://www.google.com/maps/embed?pb=!1m14!1m8!2d2.18!3d41.38', null],
  ['https://www.google.com/maps/embed/v1/place?q=Can+Pi&key=a', null],
  ['https://maps.google.com/maps?q=41.38,2.18&output=embed', { latitude: '41.38', longitude: '2.18' }],
  ['https://api.mapbox.com/styles/v1/cercle/abc-1.html?title=false#12/41.38/2.18', null],
  ['https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4', null],
])('the maps of the providers that the policy names are kept: %s', (stored, marked) => {
  const map = restaurantMap(stored, 'Plaça del Vi, 3, Girona')
  expect(map).toMatchObject({ own: true, embedUrl: stored, marked })
  expect(frameSources).toContain(new URL(map.embedUrl).origin)
})

test('without an embeddable map, the default map and a search for the address are used, without a place', () => {
  for (const stored of [
    null,
    '',
    'no sé',
    'javascript:alert(1)',
    'http://www.google.com/maps/embed?pb=1',
    'https://www.google.com/search?q=maps',
    'https://www.google.com/maps/place/Can+Pi',
    'https://api.mapbox.com/tokens/v2',
    'https://www.openstreetmap.org.example/export/embed.html',
    'https://www.openstreetmap.org@evil.example/export/embed.html',
  ]) {
    const map = restaurantMap(stored, 'Plaça del Vi, 3, Girona')
    expect(map).toMatchObject({ own: false, marked: null })
    expect(map.embedUrl).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
    expect(map.href).toBe('https://www.openstreetmap.org/search?query=Pla%C3%A7a%20del%20Vi%2C%203%2C%20Girona')
  }
})
