import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { BackupError } from './backup-error.ts'
import { byteReader } from './byte-reader.ts'
import {
  failDecryption,
  makeHeader,
  NONCE_BYTES,
  openHeader,
  payloadKey,
  readHeader,
  TAG_BYTES,
} from './age-header.server.ts'

const CHUNK_BYTES = 65_536

/** The age format (https://age-encryption.org/v1) with Node's cipher: twenty times as fast as the age library's. */
export async function* encryptStream(
  plain: AsyncIterable<Buffer>,
  recipients: readonly string[],
): AsyncGenerator<Buffer> {
  const { header, fileKey } = await makeHeader(recipients)
  const nonce = randomBytes(NONCE_BYTES)
  yield Buffer.concat([header, nonce])
  const key = payloadKey(fileKey, nonce)
  for await (const { chunk, number, last } of chunksOf(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv('chacha20-poly1305', key, chunkNonce(number, last), { authTagLength: TAG_BYTES })
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** @throws BackupError when no identity fits or a byte was changed */
export async function* decryptStream(
  encrypted: AsyncIterable<Buffer>,
  identities: readonly string[],
  name: string,
): AsyncGenerator<Buffer> {
  const reader = byteReader(encrypted)
  const fileKey = await openHeader(await readHeader(reader, name), identities, name)
  const key = payloadKey(fileKey, (await reader.take(NONCE_BYTES)) ?? failDecryption(name))
  for await (const { chunk, number, last } of chunksOf(reader.rest(), CHUNK_BYTES + TAG_BYTES)) {
    if (chunk.length < TAG_BYTES) failDecryption(name)
    const cipher = createDecipheriv('chacha20-poly1305', key, chunkNonce(number, last), { authTagLength: TAG_BYTES })
    cipher.setAuthTag(chunk.subarray(-TAG_BYTES))
    const plain = cipher.update(chunk.subarray(0, -TAG_BYTES))
    try {
      cipher.final()
    } catch {
      failDecryption(name)
    }
    yield plain
  }
}

/** Whether one of these private keys opens a file. @throws BackupError when its header is damaged */
export async function canDecrypt(path: string, identities: readonly string[]): Promise<boolean> {
  const reader = byteReader(createReadStream(path))
  try {
    await openHeader(await readHeader(reader, path), identities, path)
    return true
  } catch (error) {
    if (error instanceof BackupError && error.code === 'locked') return false
    throw error
  } finally {
    await reader.end()
  }
}

/** 11 bytes of big-endian counter, then 1 for the last chunk (age specification). */
function chunkNonce(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** All chunks are full except the last; only an empty stream yields an empty chunk. */
async function* chunksOf(stream: AsyncIterable<Buffer>, size: number) {
  const reader = byteReader(stream)
  try {
    let next = await reader.takeUpTo(size)
    for (let number = 0, last = false; !last; number++) {
      const chunk = next
      next = await reader.takeUpTo(size)
      last = next.length === 0
      yield { chunk, number, last }
    }
  } finally {
    await reader.end()
  }
}
