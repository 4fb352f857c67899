import { expect, test } from 'vitest'
import { isNetwork } from './network.ts'

test.each(['203.0.113.7', '203.0.113.0/24', '10.0.0.0/20', '2001:db8::1', '2001:db8:12::/48', '2001:DB8::/40'])(
  '%s is a network of the club',
  (typed) => expect(isNetwork(typed)).toBe(true),
)

test.each([
  '',
  '203.0.113',
  '203.0.113.256',
  '0.0.0.0/0',
  '10.0.0.0/19',
  '::/0',
  '2001:db8::/39',
  'cercle.example',
  '1',
  '10.1/24',
])('«%s» is refused', (typed) => expect(isNetwork(typed)).toBe(false))
