import { describe, expect, test } from 'vitest'
import { changedPart, readable } from './draft-excerpt.ts'

describe('the part of a text that changed', () => {
  test('is shown in whole words, with a little of what stands around it', () => {
    expect(changedPart('Sopa y pan de ayer', 'Sopa y coca de ayer')).toEqual({
      before: 'Sopa y ',
      changed: 'coca',
      after: ' de ayer',
    })
    const long = 'uno dos tres cuatro cinco seis siete ocho nueve diez'
    expect(changedPart(`${long} fin ${long}`, `${long} principio ${long}`)).toEqual({
      before: `…${`${long} `.slice(-24)}`,
      changed: 'principio',
      after: `${` ${long}`.slice(0, 24)}…`,
    })
  })

  test('may be everything, an addition, or nothing', () => {
    expect(changedPart('', 'Vino')).toEqual({ before: '', changed: 'Vino', after: '' })
    expect(changedPart('Vino', 'Vino y cava')).toEqual({ before: 'Vino', changed: ' y cava', after: '' })
    expect(changedPart('vino vino', 'vino')).toEqual({ before: 'vino', changed: '', after: '' })
    expect(changedPart('Vino', 'Vino')).toEqual({ before: 'Vino', changed: '', after: '' })
  })
})

test('Stored values are shown as a person reads them', () => {
  expect(readable('2026-11-21T20:30')).toBe('21/11/2026 20:30')
  expect(readable('2026-11-21')).toBe('21/11/2026')
  expect(readable('<p>Sopa</p>')).toBe('Sopa')
  expect(readable('3 < 4')).toBe('3 < 4')
})
