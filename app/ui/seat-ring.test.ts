import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeatRing, seatDots } from './seat-ring.tsx'

const filled = (dots: boolean[]) => dots.filter(Boolean).length

test('up to 48 seats every seat has its dot', () => {
  expect(seatDots(22, 30)).toHaveLength(30)
  expect(filled(seatDots(22, 30))).toBe(22)
  expect(filled(seatDots(48, 48))).toBe(48)
})

test('a bigger table shares 48 dots in proportion', () => {
  expect(seatDots(60, 120)).toHaveLength(48)
  expect(filled(seatDots(60, 120))).toBe(24)
})

test('a table with one free place never looks full, one with one guest never empty', () => {
  expect(filled(seatDots(199, 200))).toBe(47)
  expect(filled(seatDots(200, 200))).toBe(48)
  expect(filled(seatDots(1, 200))).toBe(1)
  expect(filled(seatDots(0, 200))).toBe(0)
})

test('more guests than seats fill the ring and no more', () => {
  expect(filled(seatDots(31, 30))).toBe(30)
})

test('a ring draws its own dots, whatever rings of the same size were drawn before', () => {
  const places = (taken: number) => {
    const html = renderToString(createElement(SeatRing, { taken, capacity: 30, label: 'libres' }))
    return [...html.matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path.split('M').slice(1))
  }
  const [taken = [], free = []] = places(22)
  expect([taken.length, free.length]).toEqual([22, 8])
  expect([taken[0], free[0]]).toEqual([
    '46.6 6.0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0',
    expect.stringContaining('a2.9 2.9 '),
  ])
  expect(places(0)[1]?.slice(22)).toEqual(free)
  expect(places(30)[0]?.slice(0, 22)).toEqual(taken)
})
