import { expect, test } from 'vitest'
import { seatDots } from './seat-ring.tsx'

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
