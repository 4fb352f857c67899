import { expect, it } from 'vitest'
import { wrapIndex } from './wrap-index.ts'

it('wraps at both ends', () => {
  expect([-1, 0, 4, 9, 10].map((index) => wrapIndex(index, 10))).toEqual([9, 0, 4, 9, 0])
})
