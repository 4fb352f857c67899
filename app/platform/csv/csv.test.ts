import { describe, expect, test } from 'vitest'
import { csvLine } from './csv.ts'

describe('a line of an export', () => {
  test('quotes cells with quotes, semicolons or line breaks', () => {
    expect(csvLine(['Pau «el Xef»', 'C. Major, 3; 2n "A"\n08001', null])).toBe(
      'Pau «el Xef»;"C. Major, 3; 2n ""A""\n08001";\r\n',
    )
  })

  test.each([
    '=HYPERLINK("http://x.example")',
    '+34+cmd',
    '+1',
    '+A1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '＝1',
  ])('escapes a cell that starts like a formula: %j', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/)
  })

  test.each([
    ['+34 600 000 000', '+34 600 000 000'],
    ['+34600000000', '+34 600000000'],
    ['+376 812345', '+376 812345'],
    ['+34-93-200-00-00', '+34 93 200 00 00'],
    ['+1 (212) 555.0100', '+1 212 555 0100'],
  ])('writes the phone number %s without an apostrophe', (phone, cell) => {
    expect(csvLine([phone])).toBe(`${cell}\r\n`)
  })
})
