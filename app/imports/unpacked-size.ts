import { inflateRawSync } from 'node:zlib'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const FILE_SIGNATURE = 0x04034b50
const ZIP64_SIGNATURE = 0x07064b50
const ZIP64_BYTES = 20
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const STORED = 0
const DEFLATED = 8

/**
 * Inflates every entry of a ZIP in turn, because the sizes that it declares may be false. Null when it is no ZIP, or
 * larger than `limit`, or says twice how many entries it has, since the reader of the file may take the other number.
 * @returns bytes
 */
export function unpackedSize(zip: Buffer, limit: number): number | null {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES) || end + END_BYTES > zip.length) return null
  try {
    return sizeOfEntries(zip, end, limit)
  } catch {
    return null
  }
}

function sizeOfEntries(zip: Buffer, end: number, limit: number): number | null {
  if (zip.readUInt32LE(end) !== END_SIGNATURE) return null
  const entries = zip.readUInt16LE(end + 8)
  if (entries !== zip.readUInt16LE(end + 10) || zip.readUInt32LE(end - ZIP64_BYTES) === ZIP64_SIGNATURE) return null
  let at = zip.readUInt32LE(end + 16)
  let size = 0
  for (let left = entries; left > 0; left--) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const inflated = sizeOfEntry(zip, at, limit - size)
    // What the reader of the file will set aside.
    if (inflated !== zip.readUInt32LE(at + 24)) return null
    size += inflated
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return size > limit ? null : size
}

/** @throws when it is larger than `limit`, which must be positive */
function sizeOfEntry(zip: Buffer, entry: number, limit: number): number {
  const method = zip.readUInt16LE(entry + 10)
  const packed = zip.readUInt32LE(entry + 20)
  const file = zip.readUInt32LE(entry + 42)
  if (zip.readUInt32LE(file) !== FILE_SIGNATURE) throw new Error('an entry without its file')
  const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28)
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new Error(`method ${method}`)
  return inflateRawSync(zip.subarray(start, start + packed), { maxOutputLength: Math.max(1, limit) }).length
}
