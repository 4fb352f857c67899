import { expect, test } from 'vitest'
import { statement } from '#tests/bank-files.ts'
import { readBankFile } from './read-bank-file.server.ts'

function creditsOf(text: string) {
  const read = readBankFile(Buffer.from(text))
  if (!read.ok) throw new Error(JSON.stringify(read))
  return read.file.credits
}

const transfer = { cents: 6_000, payer: 'PUIG FERRER NURIA', text: 'QUOTA 2027 C-00012', reference: 'B-1' }

test.each(['camt.053.001.08', 'camt.053.001.02', 'camt.054.001.08', 'camt.054.001.02'])(
  'A %s names the money that has come, once however often it is repeated',
  (version) => {
    const [credit, ...others] = creditsOf(statement([transfer], { version }))
    expect(others).toEqual([])
    expect(credit).toMatchObject({
      iban: 'ES9121000418450200051332',
      cents: 6_000,
      day: '2027-01-20',
      payer: 'PUIG FERRER NURIA',
      text: 'QUOTA 2027 C-00012',
      endToEndId: null,
    })
    expect(credit?.key).toBe(creditsOf(statement([{ ...transfer, text: 'OTRO TEXTO' }]))[0]?.key)
  },
)

test('Another reference, amount or day is another entry, and so is the second one without a reference', () => {
  const { reference: _, ...without } = transfer
  const entries = [
    transfer,
    { ...transfer, reference: 'B-2' },
    { ...transfer, cents: 1 },
    { ...transfer, day: '2027-01-21' },
  ]
  const credits = creditsOf(statement([...entries, without, without]))
  expect(new Set(credits.map(({ key }) => key)).size).toBe(6)
})

const numbered = (entries: Parameters<typeof statement>[0], from = 1) => {
  let next = from
  return statement(entries).replaceAll('<Ntry>', () => `<Ntry><NtryRef>${next++}</NtryRef>`)
}
const secondReport = (text: string) => text.replace(/<Stmt>.*<\/Stmt>/s, (report) => report + report)

test('Numbers that a bank gives to the entries of each statement do not make two payers one', () => {
  const { reference: _, ...nuria } = transfer
  const marta = { ...nuria, payer: 'RIERA MARTA', text: 'QUOTA C-00013' }
  expect(creditsOf(numbered([nuria]))[0]?.key).not.toBe(creditsOf(numbered([marta]))[0]?.key)
  expect(creditsOf(numbered([nuria]))[0]?.key).toBe(creditsOf(numbered([nuria]))[0]?.key)
  const both = numbered([nuria]).replace('</Stmt>', (end) => end + /<Stmt>.*<\/Stmt>/s.exec(numbered([marta]))?.[0])
  expect(creditsOf(both).map(({ payer }) => payer)).toEqual(['PUIG FERRER NURIA', 'RIERA MARTA'])
})

test('Statements of one file that overlap have an entry once by the bank’s reference, and twice without it', () => {
  const { reference: _, ...without } = transfer
  expect(creditsOf(secondReport(statement([transfer])))).toMatchObject([{ isRepeated: false }])
  const twice = creditsOf(secondReport(statement([without])))
  expect(twice).toMatchObject([{ isRepeated: false }, { isRepeated: true }])
  expect(new Set(twice.map(({ key }) => key)).size).toBe(2)
})

test('Each transaction of an entry is a credit, unless their sum is another', () => {
  const parts = [
    { cents: 4_000, text: 'C-00012' },
    { cents: 2_000, text: 'C-00013' },
  ]
  const read = (cents: number) =>
    creditsOf(statement([{ cents, reference: 'B-1', parts }])).map(({ cents: of, text }) => [of, text])
  expect(read(6_000)).toEqual([
    [4_000, 'C-00012'],
    [2_000, 'C-00013'],
  ])
  expect(read(6_050)).toEqual([[6_050, '']])
})

test('Dollars, reversals and returned transfers are no payments of members', () => {
  const booked = 'CRDT</CdtDbtInd><Sts>'
  const reversed = statement([transfer]).replace(booked, booked.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'))
  const returned = statement([transfer]).replace('</TxDtls>', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls>')
  const dollars = statement([{ ...transfer, currency: 'USD' }])
  for (const text of [reversed, returned, dollars]) expect(creditsOf(text)).toEqual([])
})

test('No number of an account or a card leaves the process that reads the file', () => {
  const text =
    'TRF DE ES79 2100 0813 6101 2345 6789 NURIA de89370400440532013000 4111 1111 1111 1111 EC-000014-0000412 C-00012'
  const [credit] = creditsOf(statement([{ ...transfer, text, payer: 'NURIA ES7921000813610123456789' }]))
  expect(credit?.text).not.toMatch(/\d{7}(?<!0000412)/)
  expect(credit?.payer).toBe('NURIA …')
  for (const kept of ['EC-000014-0000412', 'C-00012', 'TRF DE']) expect(credit?.text).toContain(kept)
})

test.each([
  ['ES91-2100-0418-4502-0005-1332', '…'],
  ['ES91.2100.0418.4502.0005.1332', '…'],
  ['ES91 21000418450200051332 C-00012', '… C-00012'],
  ['4111-1111-1111-1111', '…'],
  ['GB29 NWBK 6016 1331 9268 19', '…'],
  ['ES12 CENA SANT JORDI', 'ES12 CENA SANT JORDI'],
  ['C-00012 20-01-2027', 'C-00012 20-01-2027'],
  ['DEV EC0000140000412', 'DEV EC0000140000412'],
  ['REM EC 000014 20261228 RCUR', 'REM EC 000014 20261228 RCUR'],
  ['S-123456789012-1', 'S-123456789012-1'],
])('«%s» is shown as «%s», also as the payer’s own reference', (written, shown) => {
  const [credit] = creditsOf(statement([{ ...transfer, text: written, endToEndId: written }]))
  expect(credit).toMatchObject({ text: shown, endToEndId: shown })
})
