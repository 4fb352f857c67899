import { expect, test } from 'vitest'
import { clubOf } from '#app/club.ts'
import { distanceFromClub } from './distance-from-club.ts'

const club = clubOf({ street: 'Carrer de l’Olivera, 12', location: '41.3733, 2.1577' })
const map = (marker: string) => `https://www.openstreetmap.org/export/embed.html?bbox=2%2C41%2C3%2C42&marker=${marker}`
const restaurant = { direccion: 'Carrer Major, 17, 08500 Vic', ubicacionMapa: map('41.9301,2.2549') }

test('The distance of an event from the club is that of its restaurant, in a straight line', () => {
  expect(distanceFromClub('Carrer Major, 17, Vic', restaurant, club)).toBeCloseTo(62.4, 1)
  expect(distanceFromClub('carrer major 17, 08500 Vic', restaurant, club)).toBeCloseTo(62.4, 1)
})

test('Nothing is said where the place is not on a map, or the event is elsewhere', () => {
  expect(distanceFromClub('Carrer Major, 17, Vic', null, club)).toBeNull()
  expect(distanceFromClub('Plaça Major, 1, Vic', restaurant, club)).toBeNull()
  expect(distanceFromClub('Major, 1', restaurant, club)).toBeNull()
  expect(distanceFromClub('Carrer Major, 17, Vic', { ...restaurant, ubicacionMapa: null }, club)).toBeNull()
  expect(distanceFromClub('Carrer Major, 17, Vic', restaurant, clubOf({ street: 'Carrer Nou, 1' }))).toBeNull()
  const atTheClub = { ...restaurant, ubicacionMapa: map('41.3734,2.1578') }
  expect(distanceFromClub('Carrer Major, 17, Vic', atTheClub, club)).toBeNull()
})
