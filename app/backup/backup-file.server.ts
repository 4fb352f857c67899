import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { decryptStream, encryptStream } from './age.server.ts'
import { BackupError } from './backup-error.ts'
import { byteReader } from './byte-reader.ts'
import { compress } from './compress.ts'
import { writeFileAtomically } from './atomic-file.server.ts'
import { isEncryptedFile } from './decrypted-copy.server.ts'
import type { Digest, Sequence, Table } from './tables.server.ts'

/**
 * File format: a magic line; one line of JSON (the header); the tables, compressed with Zstandard; `sha256 <hex>` of
 * everything before. The compressed part is a sequence of blocks (four bytes of length, then the bytes). An empty block
 * ends a table. One JSON block with the digest of each table follows the last table.
 */
const FORMAT_VERSION = 1
const FIRST_LINE = `el-cercle backup ${FORMAT_VERSION}\n`
const LAST_LINE_BYTES = 72
const BLOCK_BYTES = 65_536
const MAX_HEADER_BYTES = 1_000_000

export type Header = {
  madeAt: string
  migration: number
  /** Ids of the encryption keys that the rows need, never the keys. */
  keys: string[]
  tables: Table[]
  sequences: Sequence[]
}
export type Digests = Record<string, Digest>

/** Writes a backup atomically. @param body blocks, with null after each table @returns bytes */
export async function writeBackupFile(
  path: string,
  header: Header,
  body: AsyncIterable<Buffer | null>,
  recipients: readonly string[] = [],
): Promise<number> {
  const plain = encodeFile(header, body)
  const content = recipients.length > 0 ? encryptStream(plain, recipients) : plain
  return (await writeFileAtomically(dirname(path), basename(path), content)).bytes
}

async function* encodeFile(header: Header, body: AsyncIterable<Buffer | null>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const hashed = (bytes: Buffer) => (hash.update(bytes), bytes)
  yield hashed(Buffer.from(FIRST_LINE + JSON.stringify(header) + '\n'))
  for await (const chunk of compress(frame(body))) yield hashed(chunk)
  yield Buffer.from(lastLine(hash))
}

async function* frame(body: AsyncIterable<Buffer | null>): AsyncGenerator<Buffer> {
  let rows: Buffer[] = []
  let size = 0
  const block = () => {
    const out = Buffer.concat([lengthPrefix(size), ...rows])
    rows = []
    size = 0
    return out
  }
  for await (const chunk of body) {
    if (chunk) size += chunk.length
    if (chunk) rows.push(chunk)
    if (size >= BLOCK_BYTES || (!chunk && size > 0)) yield block()
    if (!chunk) yield lengthPrefix(0)
  }
}

function lengthPrefix(bytes: number): Buffer {
  const out = Buffer.alloc(4)
  out.writeUInt32BE(bytes)
  return out
}

function lastLine(hash: Hash): string {
  return `sha256 ${hash.digest('hex')}\n`
}

/** @throws BackupError when the format is unknown or newer */
export async function readHeader(path: string, identities: readonly string[] = []): Promise<Header> {
  return (await readHead(path, identities)).header
}

async function readHead(
  path: string,
  identities: readonly string[] = [],
): Promise<{ header: Header; bodyStart: number }> {
  const head = await readStart(path, identities)
  const format = /^el-cercle backup (\d+)\n/.exec(head.toString('latin1', 0, 40))?.[1]
  if (!format) throw new BackupError('damaged', `${path} is not a backup of el Cercle.`)
  if (Number(format) > FORMAT_VERSION)
    throw new BackupError('newer', `${path} was made by a newer version of el Cercle: restore it with that one.`)
  const end = head.indexOf(10, FIRST_LINE.length)
  try {
    return { header: JSON.parse(head.toString('utf8', FIRST_LINE.length, end)) as Header, bodyStart: end + 1 }
  } catch {
    throw damagedError(path)
  }
}

async function readStart(path: string, identities: readonly string[]): Promise<Buffer> {
  const file = createReadStream(path) as AsyncIterable<Buffer>
  const content = (await isEncryptedFile(path)) ? decryptStream(file, identities, path) : file
  const reader = byteReader(content)
  try {
    return await reader.takeUpTo(MAX_HEADER_BYTES)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError('missing', `There is no file ${path}.`)
    throw code === 'EISDIR' ? new BackupError('damaged', `${path} is not a backup of el Cercle.`) : error
  } finally {
    await reader.end()
  }
}

/** Compares the checksum of the whole file. @throws BackupError when it differs */
export async function verifyBackupFile(
  path: string,
  progress: (bytes: number, total: number) => void = () => {},
): Promise<Header> {
  const { header, bodyStart } = await readHead(path)
  const { size } = await stat(path)
  if (size < bodyStart + LAST_LINE_BYTES) throw damagedError(path)
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of createReadStream(path, { end: size - LAST_LINE_BYTES - 1 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    progress((read += chunk.length), size)
  }
  if ((await readEnd(path, size)) !== lastLine(hash)) throw damagedError(path)
  return header
}

async function readEnd(path: string, size: number): Promise<string> {
  let end = ''
  for await (const chunk of createReadStream(path, { start: Math.max(0, size - LAST_LINE_BYTES), encoding: 'latin1' }))
    end += chunk
  return end
}

/** Tables must be read to the end, in the order of the header. */
export async function openBackupFile(
  path: string,
): Promise<{ nextTable(): AsyncGenerator<Buffer>; digests(): Promise<Digests>; close(): void }> {
  const { bodyStart } = await readHead(path)
  const { size } = await stat(path)
  const compressed = createReadStream(path, { start: bodyStart, end: size - LAST_LINE_BYTES - 1 })
  const plain = createZstdDecompress()
  const reading = pipeline(compressed, plain)
  reading.catch(() => undefined)
  const blocks = blocksIn(plain)
  async function* nextTable() {
    for (let next = await blocks.next(); ; next = await blocks.next()) {
      if (next.done) throw damagedError(path)
      if (!next.value) return
      yield next.value
    }
  }
  return {
    nextTable,
    async digests() {
      let text = ''
      for await (const block of nextTable()) text += block.toString('utf8')
      return JSON.parse(text) as Digests
    },
    close: () => compressed.destroy(),
  }
}

async function* blocksIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  const reader = byteReader(stream)
  for (let head = await reader.take(4); head; head = await reader.take(4)) {
    const size = head.readUInt32BE()
    yield size === 0 ? null : await reader.take(size)
  }
}

function damagedError(path: string) {
  return new BackupError(
    'damaged',
    `${path} is damaged: its checksum does not fit. Nothing was changed; take another backup.`,
  )
}
