import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findTown } from './gazetteer.server.ts'
import { pointOf, separate } from './town-map.ts'

/** Of the line that is drawn, from 0 to 1. */
function ends() {
  const svg = readFileSync(new URL('site/catalonia.svg', import.meta.url), 'utf8')
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const [x, y]: [number[], number[]] = [[], []]
  for (const [, ring = ''] of svg.matchAll(/M([^Mz]+)z/g)) {
    const steps = Array.from(ring.matchAll(/-?\d+/g), Number)
    for (let [at, right, down] = [0, 0, 0]; at < steps.length; at += 2) {
      x.push((right += steps[at] ?? 0) / Number(width))
      y.push((down += steps[at + 1] ?? 0) / Number(height))
    }
  }
  return { west: Math.min(...x), east: Math.max(...x), north: Math.min(...y), south: Math.max(...y) }
}

test('the drawing and the projection agree: its four ends are those of Catalonia', () => {
  const [southWest, northEast] = [
    pointOf({ latitude: 40.523, longitude: 0.159 }),
    pointOf({ latitude: 42.861, longitude: 3.332 }),
  ]
  const drawn = ends()
  expect(drawn.west).toBeCloseTo(southWest!.x, 2)
  expect(drawn.south).toBeCloseTo(southWest!.y, 2)
  expect(drawn.east).toBeCloseTo(northEast!.x, 2)
  expect(drawn.north).toBeCloseTo(northEast!.y, 2)
})

test('Barcelona lies in the east, Vielha in the north-west and Tortosa in the south', () => {
  const [barcelona, vielha, tortosa] = ['Barcelona', 'Vielha', 'Tortosa'].map((name) => pointOf(findTown(name)!)!)
  expect([barcelona!.x > 0.6, vielha!.y < 0.15, vielha!.x < 0.3, tortosa!.y > 0.8]).toEqual([true, true, true, true])
})

test.each([
  ['Paris', 48.85, 2.35],
  ['Valencia', 39.47, -0.38],
  ['nowhere', 0, 0],
])('%s is not on the map', (_name, latitude, longitude) => {
  expect(pointOf({ latitude, longitude })).toBeNull()
})

test('a town is found without its article, its accents and the form of its apostrophe', () => {
  for (const name of [
    'el Vendrell',
    'Vendrell',
    'EL VENDRELL',
    "L'Hospitalet de Llobregat",
    'l’Hospitalet de Llobregat',
  ])
    expect([name, findTown(name)]).toEqual([name, expect.objectContaining({ latitude: expect.any(Number) })])
  expect(findTown('Vilanova de Cap Lloc')).toBeNull()
})

test('marks that lie on each other are moved apart, on the drawing, and others stay', () => {
  const alone = { x: 0.9, y: 0.9 }
  const crowd = Array.from({ length: 6 }, (_, index) => ({ x: 0.5 + index / 1000, y: 0.5 }))
  const moved = separate([...crowd, { x: 0.01, y: 0.01 }, { x: 0.011, y: 0.01 }, alone])
  for (const [index, one] of moved.entries()) {
    expect(one.x > 0 && one.x < 1 && one.y > 0 && one.y < 1).toBe(true)
    for (const other of moved.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.07)
  }
  expect(moved.at(-1)).toEqual(alone)
})
