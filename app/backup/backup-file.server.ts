import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { decryptStream, encryptStream } from './age.server.ts'
import { BackupError } from './backup-error.ts'
import { checkTrailer, formatOf, startTrailer, trailerBytes } from './backup-trailer.server.ts'
import { heldKeyIds } from '#app/platform/secrets/secrets.server.ts'
import { byteReader } from './byte-reader.ts'
import { compress } from './compress.ts'
import { writeFileAtomically } from './atomic-file.server.ts'
import { isEncryptedFile } from './decrypted-copy.server.ts'
import type { Sequence, Table } from './tables.server.ts'
import type { Digest } from './copy-tables.server.ts'

/**
 * File format: a magic line; one line of JSON (the header); the tables, compressed with Zstandard; `sha256 <hex>` of
 * everything before, and in format 2 `hmac-sha256 <hex>` of the same bytes. The compressed part is a sequence of blocks
 * (four bytes of length, then the bytes). An empty block ends a table. One JSON block with the digest of each table
 * follows the last table.
 */
const FORMAT_VERSION = 2
const firstLine = (format: number) => `el-cercle backup ${format}\n`
const BLOCK_BYTES = 65_536
const MAX_HEADER_BYTES = 1_000_000

export type Header = {
  madeAt: string
  migration: number
  /** Ids of the encryption keys that the rows need, never the keys. */
  keys: string[]
  /** Id of the encryption key whose HMAC ends the file; backups of releases before 2.0 have none. */
  authenticatedBy?: string
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
  const trailer = startTrailer(header.authenticatedBy)
  yield trailer.update(Buffer.from(firstLine(formatOf(header)) + JSON.stringify(header) + '\n'))
  for await (const chunk of compress(frame(body))) yield trailer.update(chunk)
  const { checksum, hmac } = trailer.lines()
  yield Buffer.from(checksum + (hmac ?? ''))
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

/** @throws BackupError when the format is unknown or newer */
export async function readHeader(path: string, identities: readonly string[] = []): Promise<Header> {
  return (await readHead(path, identities)).header
}

type Head = { header: Header; bodyStart: number; endBytes: number }

async function readHead(path: string, identities: readonly string[] = []): Promise<Head> {
  const head = await readStart(path, identities)
  const format = /^el-cercle backup (\d+)\n/.exec(head.toString('latin1', 0, 40))?.[1]
  if (!format) throw new BackupError('damaged', `${path} is not a backup of el Cercle.`)
  if (Number(format) > FORMAT_VERSION)
    throw new BackupError('newer', `${path} was made by a newer version of el Cercle: restore it with that one.`)
  const start = firstLine(Number(format)).length
  const end = head.indexOf(10, start)
  const endBytes = trailerBytes(Number(format))
  try {
    return { header: JSON.parse(head.toString('utf8', start, end)) as Header, bodyStart: end + 1, endBytes }
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

/** Compares the checksum and, if its key is here, the HMAC of the whole file. @throws BackupError when one differs */
export async function verifyBackupFile(path: string, progress: (bytes: number, total: number) => void = () => {}) {
  const { header, bodyStart, endBytes } = await readHead(path)
  const { size } = await stat(path)
  if (size < bodyStart + endBytes) throw damagedError(path)
  const trailer = startTrailer(header.authenticatedBy)
  let read = 0
  for await (const chunk of createReadStream(path, { end: size - endBytes - 1 }) as AsyncIterable<Buffer>) {
    trailer.update(chunk)
    progress((read += chunk.length), size)
  }
  const outcome = checkTrailer(trailer.lines(), await readFrom(path, size - endBytes))
  if (outcome === 'damaged') throw damagedError(path)
  if (outcome === 'changed') throw changedError(path, header)
  return header
}

/** Whether a verified file is known to be as the product has written it. */
export function isAuthentic({ authenticatedBy }: Header): boolean {
  return authenticatedBy !== undefined && heldKeyIds().includes(authenticatedBy)
}

async function readFrom(path: string, start: number): Promise<string> {
  let end = ''
  for await (const chunk of createReadStream(path, { start, encoding: 'latin1' })) end += chunk
  return end
}

/** Tables must be read to the end, in the order of the header. */
export async function openBackupFile(
  path: string,
): Promise<{ nextTable(): AsyncGenerator<Buffer>; digests(): Promise<Digests>; close(): void }> {
  const { bodyStart, endBytes } = await readHead(path)
  const { size } = await stat(path)
  const compressed = createReadStream(path, { start: bodyStart, end: size - endBytes - 1 })
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

function changedError(path: string, { authenticatedBy }: Header) {
  return new BackupError(
    'damaged',
    `${path} is damaged or was changed: it is not as the holder of the key ${authenticatedBy} has written it. Nothing was changed; take another backup.`,
  )
}
