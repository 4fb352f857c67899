import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCents } from './amounts.ts'
import { readInProcess } from './file-process.server.ts'
import { readBankFile } from './read-bank-file.server.ts'
import { camt053, camt054, pain002 } from '#tests/bank-files.ts'

const read = (text: string, encoding: BufferEncoding = 'utf8') => readBankFile(Buffer.from(text, encoding))
const expected = {
  endToEndId: 'EC-000014-0000412',
  mandate: 'C-00012-1',
  cents: 6000,
  code: 'AM04',
  day: '2027-01-20',
  feeCents: 0,
}
const returned = { endToEndId: 'EC-000014-0000412', cents: 6000, code: 'AM04' }

test.each(['pain.002.001.10', 'pain.002.001.03'])('A report of %s names the debits that were rejected', (version) => {
  const answer = read(pain002([returned, { endToEndId: 'EC-000014-0000413', status: 'ACCP' }], { version }))
  expect(answer).toMatchObject({ ok: true, file: { kind: 'pain.002', refusals: [], returns: [expected] } })
  expect(answer.ok && answer.file.returns).toHaveLength(1)
})

test.each(['ACCP', 'ACSC', '0000'])('%s is no reason of a return', (code) => {
  const answer = read(pain002([{ ...returned, code }]))
  expect(answer).toMatchObject({ ok: true, file: { returns: [] } })
})

test('A report can refuse a whole file', () => {
  expect(read(pain002([], { groupCode: 'FF01' }))).toMatchObject({
    ok: true,
    file: { refusals: [{ messageId: 'EC-000014-20261228', code: 'FF01' }], returns: [] },
  })
})

test.each([
  ['camt.054.001.08', camt054],
  ['camt.054.001.02', camt054],
  ['camt.053.001.08', camt053],
  ['camt.053.001.02', camt053],
] as const)('An account’s %s names the debits that it takes back', (version, write) => {
  const answer = read(write([{ ...returned, feeCents: 150 }], { version }))
  expect(answer).toMatchObject({
    ok: true,
    file: { ibans: ['ES9121000418450200051332'], returns: [{ ...expected, feeCents: 150 }] },
  })
})

test('Money that arrives is no return', () => {
  expect(read(camt054([{ ...returned, side: 'CRDT' }]))).toMatchObject({ ok: true, file: { returns: [] } })
})

test('A file of 3,000 returns is read outside this process', async () => {
  const many = Array.from({ length: 3000 }, (_, n) => ({
    ...returned,
    endToEndId: `EC-000014-${String(n).padStart(7, '0')}`,
  }))
  const answer = await readInProcess(Buffer.from(camt054(many)))
  expect(answer.ok && new Set(answer.file.returns.map(({ endToEndId }) => endToEndId)).size).toBe(3000)
})

describe('is refused:', () => {
  test.each([
    ['a Norma 43', '11210004180200051332270101270131200000000000000978 CERCLE\n22', 'norma-43'],
    ['a return of Norma 19.14', '2119143002ES77000B85626240'.padEnd(600), 'norma-19'],
    ['a text', 'Núria;60,00\n', 'not-xml'],
    ['a page', '<html><body>Sesión caducada</body></html>', 'other-message'],
    [
      'a message of another kind',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>',
      'other-message',
    ],
    ['a document type', '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype'],
  ])('%s', (_, text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason })
  })

  test('a document type in another encoding', () => {
    const text = `\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`
    expect(read(text, 'utf16le')).toEqual({ ok: false, reason: 'doctype' })
  })

  test('the file that the club has sent', () => {
    expect(read('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"/>')).toEqual({
      ok: false,
      reason: 'own-file',
    })
  })

  test('a broken file, with its line', () => {
    expect(read(camt054([returned]).replace('</Amt>', '</Amount>'))).toMatchObject({ reason: 'bad-line', line: 2 })
  })

  test('a file without the form of its message, with its line', () => {
    const wrong = camt054([returned]).replace('>2027-01-20<', '>20/01/2027<')
    expect(read(wrong)).toEqual({ ok: false, reason: 'bad-line', line: 2, detail: 'Dt: ISODate' })
  })

  test.each([
    ['>2027-01-20<', ">Núria d'Urgell' ES79<", 'Dt: ISODate'],
    ['Ccy="EUR"', `Ccy="Núria d'Urgell"`, 'Amt: pattern'],
    ['>EC-000014-0000412<', `>${'Núria ES79 '.repeat(9)}<`, 'EndToEndId: maxLength'],
    ['<Amt ', '<Name>Núria</Name><Amt ', 'Name: This element is not expected. Expected is one of ( NtryRef, Amt ).'],
    ['<Amt ', '&Núria;<Amt ', 'Entity not defined'],
  ])('what is in place of %s is not in the answer', (there, wrong, detail) => {
    expect(read(camt054([returned]).replace(there, wrong))).toMatchObject({ reason: 'bad-line', detail })
  })

  test('a document type in UTF-16, before it is parsed', () => {
    const cut = `\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE a [<!ENTITY b "c">]><a>`
    expect(read(cut, 'utf16le')).toEqual({ ok: false, reason: 'doctype' })
  })

  test('whatever is damaged, without an exception', () => {
    const whole = Buffer.from(camt054([returned, returned]))
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, bytes) => {
        const damaged = Buffer.concat([whole.subarray(0, at), bytes, whole.subarray(at + bytes.length)])
        expect(typeof readBankFile(damaged).ok).toBe('boolean')
      }),
      { numRuns: 200 },
    )
  })
})

test.each([
  ['60', 6000],
  ['60.5', 6050],
  ['0.01', 1],
  ['999999999.99', 99_999_999_999],
  ['19.990', 1999],
  ['19.999', null],
  ['-1', null],
  ['', null],
])('The amount «%s» is %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test('The schemas are those of their names', () => {
  for (const name of ['pain.008.001.08', 'pain.002.001.10', 'camt.053.001.02', 'camt.054.001.08'])
    expect(readFileSync(`app/remittances/schemas/${name}.xsd`, 'utf8')).toContain(`xsd:${name}"`)
})
