import { hkdfSync } from 'node:crypto'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './backup-error.ts'
import { byteReader } from './byte-reader.ts'

const MAGIC = 'age-encryption.org/v1\n'

export const NONCE_BYTES = 16

const HEADER_BYTES = 16_384

export function isEncrypted(start: Buffer): boolean {
  return start.toString('latin1', 0, MAGIC.length) === MAGIC
}

/** Encrypts an empty file to get a header; the second recipient only captures the file key. */
export async function makeHeader(recipients: readonly string[]): Promise<{ header: Buffer; fileKey: Buffer }> {
  const encrypter = new Encrypter()
  let fileKey = Buffer.alloc(0)
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  encrypter.addRecipient({
    wrapFileKey: (key) => {
      fileKey = Buffer.from(key)
      return []
    },
  })
  const file = Buffer.from(await encrypter.encrypt(''))
  return { header: file.subarray(0, -NONCE_BYTES - TAG_BYTES), fileKey }
}

export async function openHeader(header: Buffer, identities: readonly string[], name: string): Promise<Buffer> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    return Buffer.from(await decrypter.decryptHeader(header))
  } catch (error) {
    if (!/no identity matched/.test((error as Error).message)) failDecryption(name)
    throw new BackupError('locked', `${name} is encrypted, and the private key that opens it is not here.`)
  }
}

export async function readHeader(reader: ReturnType<typeof byteReader>, name: string): Promise<Buffer> {
  const lines: Buffer[] = []
  for (let size = 0; size < HEADER_BYTES;) {
    const line = (await reader.takeLine(HEADER_BYTES)) ?? failDecryption(name)
    lines.push(line)
    if (line.toString('latin1').startsWith('---')) return Buffer.concat(lines)
    size += line.length
  }
  return failDecryption(name)
}

export function payloadKey(fileKey: Buffer, nonce: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', fileKey, nonce, 'payload', 32))
}

export const TAG_BYTES = 16

export function failDecryption(name: string): never {
  throw new BackupError('damaged', `${name} is damaged: it does not decrypt. Take another copy.`)
}
