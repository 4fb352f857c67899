import { parse } from 'csv-parse/sync'
import { MAX_COLUMNS, MAX_ROWS, MAX_UNPACKED_BYTES } from './file-limits.ts'
import { unpackZip } from './unpack-zip.ts'

/** A row has as many cells as there are headings; one with more keeps them, and is refused later. */
export type FileTable = { headings: string[]; rows: string[][] }
type FileRefusal = 'not-a-table' | 'no-rows' | 'too-many-rows'
export type ReadFile = { ok: true; table: FileTable } | { ok: false; reason: FileRefusal }

/** Reads a CSV of any usual encoding and delimiter, or the first sheet of an XLSX. */
export async function readTable(bytes: Buffer): Promise<ReadFile> {
  const records = await readRecords(bytes).catch(() => null)
  if (!records) return { ok: false, reason: 'not-a-table' }
  const [headings = [], ...rows] = records.map(withoutEmptyEnd).filter((cells) => cells.length > 0)
  if (rows.length === 0) return { ok: false, reason: 'no-rows' }
  if (rows.length > MAX_ROWS || headings.length > MAX_COLUMNS) return { ok: false, reason: 'too-many-rows' }
  return { ok: true, table: { headings, rows: rows.map((cells) => [...cells, ...padding(headings, cells)]) } }
}

async function readRecords(bytes: Buffer): Promise<string[][] | null> {
  if (bytes.subarray(0, 4).equals(ZIP_START)) return readXlsx(bytes)
  const text = decodeText(bytes)
  return text.includes('\0') ? null : readCsv(text)
}

const ZIP_START = Buffer.from([0x50, 0x4b, 0x03, 0x04])

async function readXlsx(bytes: Buffer): Promise<string[][] | null> {
  const unpacked = unpackZip(bytes, MAX_UNPACKED_BYTES)
  if (!unpacked) return null
  // A CSV does not wait for it.
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(new Blob([new Uint8Array(unpacked)]))
  return rows.map((cells) => cells.map(textOfCell))
}

/** A date is a day: spreadsheets store it without a time zone. */
function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : ''
}

/** UTF-8, with or without its mark, what Excel saves as «Unicode text», or Windows-1252. */
function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiters = [';', ',', '\t', '|']
/** The first line of some files of Excel. */
const DECLARED = /^sep=(.)\r?\n/

function readCsv(text: string): string[][] {
  const [line = '', declared] = DECLARED.exec(text) ?? []
  const table = text.slice(line.length)
  const delimiter = declared ?? findDelimiter(table)
  return parseCsv(table, delimiter, MAX_ROWS + 2)
}

function findDelimiter(text: string): string {
  const counted = delimiters.map((delimiter) => ({ delimiter, headings: countHeadings(text, delimiter) }))
  return counted.reduce((most, other) => (other.headings > most.headings ? other : most)).delimiter
}

function countHeadings(text: string, delimiter: string): number {
  try {
    return parseCsv(text, delimiter, 1)[0]?.length ?? 0
  } catch {
    return 0
  }
}

function parseCsv(text: string, delimiter: string, to: number): string[][] {
  return parse(text, { delimiter, to, trim: true, skip_empty_lines: true, relax_column_count: true })
}

function withoutEmptyEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((text) => text !== '') + 1)
}

function padding(headings: readonly string[], cells: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, headings.length - cells.length) }, () => '')
}
