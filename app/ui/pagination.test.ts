import { expect, test } from 'vitest'
import { shownPages } from './pagination.tsx'

test('a short list shows all its pages', () => {
  expect(shownPages(2, 4)).toEqual([1, 2, 3, 4])
})

test('a long list shows the ends and the neighbours of the current page', () => {
  expect(shownPages(6, 12)).toEqual([1, undefined, 5, 6, 7, undefined, 12])
  expect(shownPages(1, 12)).toEqual([1, 2, undefined, 12])
})

test('a gap never stands for a single page', () => {
  expect(shownPages(4, 12)).toEqual([1, 2, 3, 4, 5, undefined, 12])
  expect(shownPages(9, 12)).toEqual([1, undefined, 8, 9, 10, 11, 12])
})
