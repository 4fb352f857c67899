import * as v from 'valibot'
import { expect, test } from 'vitest'
import { phone } from './fields.ts'

test.each([
  '',
  '+34 932 000 000',
  '(93) 200-00.00',
  '932 000 000 ext. 12',
  '932000000 x12',
  '932000000#7',
  '93/200 EXT 5',
])('The phone number «%s» is accepted', (text) => expect(v.safeParse(phone, text).success).toBe(true))

test.each(['llámame', '932 ext', 'ext 12 932', '932 x 12 x 13', '=1+1'])('«%s» is no phone number', (text) =>
  expect(v.safeParse(phone, text).success).toBe(false),
)
