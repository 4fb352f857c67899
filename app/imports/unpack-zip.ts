import { crc32, inflateRawSync } from 'node:zlib'

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const ENTRY_SIGNATURE = 0x02014b50
const FILE_SIGNATURE = 0x04034b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff
const STORED = 0
const DEFLATED = 8
const UTF8_NAME = 0x0800
const VERSION = 20

type Entry = { name: Buffer; flags: number; bytes: Buffer }

/**
 * The same ZIP with nothing compressed. Sizes and counts that a ZIP declares may be false, and another reader may take
 * other ones: it gets what was inflated here, and starts no thread for each entry. Null when it is no ZIP, or unpacks
 * to more than `limit` bytes.
 */
export function unpackZip(zip: Buffer, limit: number): Buffer | null {
  const end = zip.lastIndexOf(END)
  if (end < Math.max(0, zip.length - END_BYTES - MAX_COMMENT_BYTES) || end + END_BYTES > zip.length) return null
  try {
    return writeZip(readEntries(zip, end, limit))
  } catch {
    return null
  }
}

/** @throws when they are larger than `limit` together */
function readEntries(zip: Buffer, end: number, limit: number): Entry[] {
  let at = zip.readUInt32LE(end + 16)
  let left = limit
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new Error('no entry')
    const bytes = bytesOf(zip, at, left)
    left -= bytes.length
    if (left < 0) throw new Error('too large')
    const name = zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const flags = zip.readUInt16LE(at + 8) & UTF8_NAME
    at += 46 + name.length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return { name, flags, bytes }
  })
}

function bytesOf(zip: Buffer, entry: number, limit: number): Buffer {
  const method = zip.readUInt16LE(entry + 10)
  const file = zip.readUInt32LE(entry + 42)
  if (zip.readUInt32LE(file) !== FILE_SIGNATURE) throw new Error('an entry without its file')
  const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28)
  const packed = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new Error(`method ${method}`)
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) })
}

function writeZip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const head = headOf(entry)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(signed(ENTRY_SIGNATURE, VERSION), head, place, entry.name)
    files.push(signed(FILE_SIGNATURE), head, entry.name, entry.bytes)
    at += 4 + head.length + entry.name.length + entry.bytes.length
  }
  const directory = Buffer.concat(list)
  const end = Buffer.alloc(END_BYTES)
  END.copy(end)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, directory, end])
}

function signed(signature: number, version?: number): Buffer {
  const bytes = Buffer.alloc(version === undefined ? 4 : 6)
  bytes.writeUInt32LE(signature)
  if (version !== undefined) bytes.writeUInt16LE(version, 4)
  return bytes
}

/** What both heads of an entry have, from the version that reads it to the length of the extra field. */
function headOf({ name, flags, bytes }: Entry): Buffer {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(VERSION, 0)
  head.writeUInt16LE(flags, 2)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt16LE(name.length, 22)
  return head
}
