import { describe, expect, test } from 'vitest'
import { makeXlsx, makeZip } from '#tests/harness/make-xlsx.ts'
import { MAX_ROWS } from './file-limits.ts'
import { readTable } from './file-table.ts'
import { readFile } from './read-file.server.ts'
import { unpackZip } from './unpack-zip.ts'

const headings = ['Nom', 'Població', 'Email']
const rows = [
  ['Núria Güell', 'L’Ametlla, «Can Pep»', 'nuria@example.org'],
  ['Ángel Muñoz', 'Cádiz; centro', 'angel@example.org'],
]
const table = { ok: true, table: { headings, rows } }
const csv = (delimiter: string) =>
  [headings, ...rows].map((cells) => cells.map((text) => `"${text}"`).join(delimiter)).join('\r\n')

/** The characters beyond Latin-1 that the rows have. */
const windows1252 = (text: string) => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')

/** Of the end of a ZIP. */
const END_BYTES = 22

describe('A CSV', () => {
  test.each([
    ['UTF-8', Buffer.from(csv(';'))],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${csv(';')}`)],
    ['Windows-1252', windows1252(csv(';'))],
    ['UTF-16, as Excel’s Unicode text', Buffer.from(`\uFEFF${csv('\t')}`, 'utf16le')],
  ])('is read in %s', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual(table)
  })

  test.each([';', ',', '\t', '|'])('is read with the delimiter %j', async (delimiter) => {
    expect(await readTable(Buffer.from(csv(delimiter)))).toEqual(table)
  })

  test('may declare its delimiter, as Excel does, and leave lines and last cells empty', async () => {
    const read = await readTable(Buffer.from('sep=,\r\n\r\na,b;c\r\n,\r\n1,\r\n1,2,3\r\n'))
    expect(read).toEqual({
      ok: true,
      table: {
        headings: ['a', 'b;c'],
        rows: [
          ['1', ''],
          ['1', '2', '3'],
        ],
      },
    })
  })
})

describe('An XLSX', () => {
  test('is read with its days and numbers', async () => {
    const day = new Date('1980-02-29T00:00:00Z')
    expect(
      await readTable(
        makeXlsx([
          ['Nom', 'Naixement', 'Telèfon'],
          ['Núria', day, 600100200],
        ]),
      ),
    ).toEqual({
      ok: true,
      table: { headings: ['Nom', 'Naixement', 'Telèfon'], rows: [['Núria', '1980-02-29', '600100200']] },
    })
  })

  test('that inflates to more than its limit is refused, whatever size it declares', () => {
    const bomb = { 'xl/worksheets/sheet1.xml': Buffer.alloc(3_000_000) }
    expect(unpackZip(makeZip(bomb), 4_000_000)?.length).toBeGreaterThan(3_000_000)
    expect(unpackZip(makeZip(bomb), 2_000_000)).toBeNull()
    expect(unpackZip(makeZip(bomb, 1_000), 2_000_000)).toBeNull()
    expect(unpackZip(makeZip({ a: 'x'.repeat(900_000), b: 'x'.repeat(900_000) }), 1_000_000)).toBeNull()
  })

  test('is given to its reader as it was unpacked, whatever else it declares', async () => {
    const zip = makeZip({ 'à.xml': 'x', b: Buffer.alloc(3_000_000) })
    const [rest, end] = [zip.subarray(0, -END_BYTES), Buffer.from(zip.subarray(-END_BYTES))]
    end.writeUInt16LE(1, 10)
    const zip64 = Buffer.alloc(20)
    zip64.writeUInt32LE(0x07064b50)
    const one = unpackZip(makeZip({ 'à.xml': 'x' }), 1_000)
    expect(one?.subarray(-END_BYTES).readUInt16LE(8)).toBe(1)
    expect(unpackZip(Buffer.concat([rest, end]), 1_000)).toEqual(one)
    expect(unpackZip(Buffer.concat([rest, zip64, end]), 1_000)).toEqual(one)
  })
})

describe('A file is refused', () => {
  test.each([
    ['no table', Buffer.from('%PDF-1.7\0\0')],
    ['a broken ZIP', Buffer.from('504b030414000000', 'hex')],
    ['a ZIP that is no workbook', makeZip({ 'a.txt': 'hola' })],
    ['an open quote', Buffer.from('a;b\r\n"1;2\r\n')],
  ])('with %s', async (_, bytes) => {
    expect(await readTable(bytes)).toEqual({ ok: false, reason: 'not-a-table' })
  })

  test.each([
    ['no rows', 'nom;email\r\n\r\n', 'no-rows'],
    ['nothing', '', 'no-rows'],
    ['too many rows', `a;b\n${'1;2\n'.repeat(MAX_ROWS + 1)}`, 'too-many-rows'],
    ['too many columns', `${'a;'.repeat(90)}b\n1`, 'too-many-rows'],
  ])('with %s', async (_, text, reason) => {
    expect(await readTable(Buffer.from(text))).toEqual({ ok: false, reason })
  })
})

test('The process that reads a file answers like its function', async () => {
  expect(await readFile(Buffer.from(csv(';')))).toEqual(table)
})
