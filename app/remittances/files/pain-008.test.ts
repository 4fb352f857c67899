import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkXml } from './file-process.server.ts'
import { MAX_DEBITS, writePain008, type Debit } from './pain-008.ts'
import { findAll, findFault, findText, readXml } from './xml.server.ts'

const file = {
  messageId: 'EC-000014-20261228',
  createdAt: '2026-12-14T10:00:00',
  dueOn: '2027-01-15',
  creditor: { name: 'Cercle Gastronòmic', identifier: 'ES77000B85626240', iban: 'ES9121000418450200051332' },
}

const andorran = { street: 'Av. Meritxell', number: '1', postCode: 'AD500', town: 'Andorra la Vella', country: 'AD' }

function makeDebit(n: number, changed: Partial<Debit> = {}): Debit {
  return {
    endToEndId: `EC-000014-${String(n).padStart(7, '0')}`,
    cents: 6005 + n,
    sequence: 'RCUR',
    mandate: { reference: `C-${String(n).padStart(5, '0')}-1`, signedOn: '2026-11-02' },
    debtor: { name: 'Núria Puig', iban: 'ES7921000813610123456789', bic: null, address: null },
    text: 'Quota 2027 · C-00012',
    ...changed,
  }
}

function write(debits: readonly Debit[]): Buffer {
  return Buffer.from([...writePain008(file, debits)].join(''))
}

function readBack(bytes: Buffer) {
  const read = readXml(bytes, (document, message) => {
    const [header] = findAll(document.root, 'CstmrDrctDbtInitn', 'GrpHdr')
    const payments = findAll(document.root, 'CstmrDrctDbtInitn', 'PmtInf')
    return {
      schemaFault: findFault(document, message),
      sums: [header, ...payments].map((of) => [findText(of, 'NbOfTxs'), findText(of, 'CtrlSum')]),
      sequences: payments.map((payment) => findText(payment, 'PmtTpInf', 'SeqTp')),
      lines: payments.flatMap((payment) =>
        findAll(payment, 'DrctDbtTxInf').map((debit) => [
          findText(debit, 'PmtId', 'EndToEndId'),
          findText(debit, 'InstdAmt'),
          findText(debit, 'Dbtr', 'Nm'),
        ]),
      ),
    }
  })
  if ('fault' in read) throw new Error(`line ${read.fault.line}: ${read.fault.detail}`)
  return read
}

const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

test('A file has its debits, once each, with both sums', () => {
  const abroad = { name: 'Marcel·lí Xirau & Cia', iban: 'AD1200012030200359100100', bic: 'BACAADAD', address: andorran }
  const debits = [makeDebit(1), makeDebit(2, { sequence: 'FRST' }), makeDebit(3, { cents: 1, debtor: abroad })]
  expect(readBack(write(debits))).toEqual({
    schemaFault: undefined,
    sums: [
      ['3', '120.14'],
      ['1', '60.07'],
      ['2', '60.07'],
    ],
    sequences: ['FRST', 'RCUR'],
    lines: [
      ['EC-000014-0000002', '60.07', 'Nuria Puig'],
      ['EC-000014-0000001', '60.06', 'Nuria Puig'],
      ['EC-000014-0000003', '0.01', 'Marcel.li Xirau + Cia'],
    ],
  })
})

test('Names and texts in any script give a valid file whose sums are exact', () => {
  const debit = fc.record({
    cents: fc.integer({ min: 1, max: 99_999_999_999 }),
    sequence: fc.constantFrom('RCUR' as const, 'FRST' as const),
    name: fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => `A${text}`),
    text: fc.string({ unit: 'grapheme', maxLength: 200 }),
    hasAddress: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(debit, { minLength: 1, maxLength: 30 }), (drawn) => {
      const debits = drawn.map(({ cents, sequence, name, text, hasAddress }, n) => {
        const debtor = {
          name,
          iban: 'AD1200012030200359100100',
          bic: 'BACAADAD',
          address: hasAddress ? andorran : null,
        }
        return makeDebit(n, { cents, sequence, text, debtor })
      })
      const { schemaFault, sums, lines } = readBack(write(debits))
      expect(schemaFault).toBeUndefined()
      expect(lines).toHaveLength(debits.length)
      const [total, ...parts] = sums
      expect(total).toEqual([String(debits.length), amount(debits.reduce((sum, { cents }) => sum + cents, 0))])
      expect(parts.reduce((sum, [, part]) => sum + Math.round(Number(part) * 100), 0) / 100).toBe(Number(total?.[1]))
    }),
    { numRuns: 60 },
  )
})

test('From 1 to 20,000 debits the file has the form of its message, and both sums', async () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `A${text}`)
  const names = fc.array(name, { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 20_000 }), names, async (count, drawn) => {
      const debits = Array.from({ length: count }, (_, n) => {
        const text = drawn[n % drawn.length] ?? ''
        return makeDebit(n, {
          text,
          debtor: { name: text, iban: 'ES7921000813610123456789', bic: null, address: null },
        })
      })
      const bytes = write(debits)
      expect(await checkXml(gzipSync(bytes))).toBeUndefined()
      const total = amount(debits.reduce((sum, { cents }) => sum + cents, 0))
      const sums = `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${total}</CtrlSum>`
      expect(bytes.toString().split(sums)).toHaveLength(3)
      expect(bytes.toString().match(/<InstdAmt /g)).toHaveLength(count)
    }),
    {
      numRuns: 4,
      examples: [
        [1, ['A']],
        [20_000, ['Núria', '王A']],
      ],
    },
  )
})

test('A fault is told with its line', async () => {
  const debits = Array.from({ length: MAX_DEBITS - 1 }, (_, n) => makeDebit(n))
  const wrong = [...debits, makeDebit(1, { mandate: { reference: 'C-1', signedOn: 'ayer' } })]
  expect(await checkXml(gzipSync(write(wrong)))).toMatchObject({ line: MAX_DEBITS + 3 })
})
