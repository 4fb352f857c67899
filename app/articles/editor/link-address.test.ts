import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://elcercle.example/carta?x=1', 'https://elcercle.example/carta?x=1'],
  [' elcercle.example/carta ', 'https://elcercle.example/carta'],
  ['hola@elcercle.example', 'mailto:hola@elcercle.example'],
  ['tel:+34932000000', 'tel:+34932000000'],
  ['/eventos', '/eventos'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  ['una frase', null],
  ['', null],
])('A link to %j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
