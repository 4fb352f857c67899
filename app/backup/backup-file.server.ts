import { createHash, randomUUID, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'
import type { Digest, Sequence, Table } from './tables.server.ts'

/**
 * The file: a line that says what it is; a line of JSON, the header; the tables, compressed with Zstandard; a line with the SHA-256 of all
 * that comes before. Compressed are blocks (four bytes for their length, then that many), and a block of length 0 ends a table; after
 * the last table comes one block of JSON, the digest of each table, and its end.
 */
const FORMAT = 1
const FIRST_LINE = `el-cercle backup ${FORMAT}\n`
/** `sha256 `, 64 hexadecimal digits, and the end of the line. */
const LAST_LINE = 72
/** Bytes of rows that go into one block. */
const BLOCK = 65_536
/** Bytes that the first two lines may have. */
const HEAD = 1_000_000

export type Header = {
  /** ISO 8601. */
  madeAt: string
  /** The newest migration of the database, as `migrations/meta/_journal.json` dates it. */
  migration: number
  /** The ids of the keys that its encrypted fields need. The keys themselves are never in it. */
  keys: string[]
  tables: Table[]
  sequences: Sequence[]
}
export type Digests = Record<string, Digest>

/**
 * Writes a backup under another name, and gives it its own only when it is complete and safely on disk: whatever cuts this off leaves nothing
 * that could be taken for a backup. Readable by its owner alone.
 * @param body blocks, and null after each table
 * @returns bytes
 */
export async function writeBackupFile(path: string, header: Header, body: AsyncIterable<Buffer | null>): Promise<number> {
  const unfinished = `${path}.unfinished-${randomUUID()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    await put(file, hash, Buffer.from(FIRST_LINE + JSON.stringify(header) + '\n'))
    await pipeline(Readable.from(framed(body)), createZstdCompress(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) await put(file, hash, chunk)
    })
    await file.appendFile(lastLine(hash))
    await file.sync()
    const { size } = await file.stat()
    await file.close()
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return size
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw isFull(error) ? new BackupError('no-space', `The disk is full: nothing was written to ${path}.`) : error
  }
}

async function put(file: FileHandle, hash: Hash, bytes: Buffer) {
  hash.update(bytes)
  await file.appendFile(bytes)
}

async function* framed(body: AsyncIterable<Buffer | null>): AsyncGenerator<Buffer> {
  let rows: Buffer[] = []
  let size = 0
  const block = () => {
    const out = Buffer.concat([length(size), ...rows])
    rows = []
    size = 0
    return out
  }
  for await (const chunk of body) {
    if (chunk) size += chunk.length
    if (chunk) rows.push(chunk)
    if (size >= BLOCK || (!chunk && size > 0)) yield block()
    if (!chunk) yield length(0)
  }
}

function length(bytes: number): Buffer {
  const out = Buffer.alloc(4)
  out.writeUInt32BE(bytes)
  return out
}

function lastLine(hash: Hash): string {
  return `sha256 ${hash.digest('hex')}\n`
}

/** Disk full, quota used up, largest size of a file. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
}

async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The header, without a look at the rest. @throws BackupError when the file is no backup, or one of a newer format */
export async function readHeader(path: string): Promise<Header> {
  return (await readHead(path)).header
}

async function readHead(path: string): Promise<{ header: Header; bodyStart: number }> {
  const head = await readStart(path)
  const format = /^el-cercle backup (\d+)\n/.exec(head.toString('latin1', 0, 40))?.[1]
  if (!format) throw new BackupError('damaged', `${path} is not a backup of el Cercle.`)
  if (Number(format) > FORMAT) throw new BackupError('newer', `${path} was made by a newer version of el Cercle: restore it with that one.`)
  const end = head.indexOf(10, FIRST_LINE.length)
  try {
    return { header: JSON.parse(head.toString('utf8', FIRST_LINE.length, end)) as Header, bodyStart: end + 1 }
  } catch {
    throw damaged(path)
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError('missing', `There is no file ${path}.`) : error
  })
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EISDIR' ? new BackupError('damaged', `${path} is not a backup of el Cercle.`) : error
    })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Reads the whole file and compares its checksum, before anybody trusts a byte of it. @throws BackupError when they differ */
export async function verifyBackupFile(path: string, progress: (bytes: number, total: number) => void = () => {}): Promise<Header> {
  const { header, bodyStart } = await readHead(path)
  const { size } = await stat(path)
  if (size < bodyStart + LAST_LINE) throw damaged(path)
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of createReadStream(path, { end: size - LAST_LINE - 1 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    progress((read += chunk.length), size)
  }
  if ((await readEnd(path, size)) !== lastLine(hash)) throw damaged(path)
  return header
}

async function readEnd(path: string, size: number): Promise<string> {
  let end = ''
  for await (const chunk of createReadStream(path, { start: Math.max(0, size - LAST_LINE), encoding: 'latin1' })) end += chunk
  return end
}

/** The tables of a verified backup, to be read in the order of its header; each ends before the next is asked for. */
export async function openBackupFile(path: string): Promise<{ nextTable(): AsyncGenerator<Buffer>; digests(): Promise<Digests>; close(): void }> {
  const { bodyStart } = await readHead(path)
  const { size } = await stat(path)
  const compressed = createReadStream(path, { start: bodyStart, end: size - LAST_LINE - 1 })
  const plain = createZstdDecompress()
  const reading = pipeline(compressed, plain)
  // Whoever reads `plain` hears of it.
  reading.catch(() => undefined)
  const blocks = blocksIn(plain)
  async function* nextTable() {
    for (let next = await blocks.next(); ; next = await blocks.next()) {
      if (next.done) throw damaged(path)
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

/** Blocks, and null for the end of a table. */
async function* blocksIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer | null> {
  const take = taker(stream)
  for (let head = await take(4); head; head = await take(4)) {
    const size = head.readUInt32BE()
    yield size === 0 ? null : await take(size)
  }
}

/** Takes so many bytes at a time out of a stream; null once there are no more. */
function taker(stream: AsyncIterable<Buffer>): (bytes: number) => Promise<Buffer | null> {
  const source = stream[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0
  return async (bytes) => {
    while (size < bytes) {
      const { value, done } = await source.next()
      if (done) return null
      held.push(value)
      size += value.length
    }
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all.subarray(bytes)]
    size -= bytes
    return all.subarray(0, bytes)
  }
}

function damaged(path: string) {
  return new BackupError('damaged', `${path} is damaged: its checksum does not fit. Nothing was changed; take another backup.`)
}
