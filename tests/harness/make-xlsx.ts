import { crc32, deflateRawSync } from 'node:zlib'

/** A workbook with one sheet of texts. A `Date` is a cell of the style of days. */
export function makeXlsx(rows: readonly (readonly (string | number | Date)[])[]): Buffer {
  const cells = (row: readonly (string | number | Date)[], line: number) =>
    row.map((value, column) => cellOf(value, `${String.fromCharCode(65 + column)}${line}`)).join('')
  const sheet = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1)}</row>`).join('')
  return makeZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
  })
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DAY_MS = 86_400_000

function cellOf(value: string | number | Date, place: string): string {
  if (value instanceof Date) return `<c r="${place}" s="1"><v>${value.getTime() / DAY_MS + 25_569}</v></c>`
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
}

/** @param declare the unpacked size that the entries have, whatever they are */
export function makeZip(files: Record<string, string | Buffer>, declare?: number): Buffer {
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const head = headOf(name, bytes, packed, declare ?? bytes.length)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), head, Buffer.from(name), packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), head, entry, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

/** What both heads of an entry have, from the version to the length of the extra field. */
function headOf(name: string, bytes: Buffer, packed: Buffer, size: number): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(8, 4)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}
