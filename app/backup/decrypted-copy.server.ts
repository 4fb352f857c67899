import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { config } from '#app/config.server.ts'
import { decryptStream } from './age.server.ts'
import { isEncrypted } from './age-header.server.ts'

type DecryptionPurpose = 'nightly' | 'restore' | 'drill'

/** Passes the file itself, or a decrypted copy that is removed afterwards. */
export async function withDecryptedCopy<T>(
  path: string,
  identities: readonly string[],
  purpose: DecryptionPurpose,
  work: (plain: string) => Promise<T>,
): Promise<T> {
  if (!(await isEncryptedFile(path))) return work(path)
  const folder = join(config.dataDir, 'backup-scratch', purpose)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const plain = join(folder, 'plain.backup')
    await pipeline(decryptStream(createReadStream(path), identities, path), createWriteStream(plain, { mode: 0o600 }))
    return await work(plain)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  try {
    const start = await file?.read(Buffer.alloc(64), 0, 64, 0).catch(() => undefined)
    return start !== undefined && isEncrypted(start.buffer)
  } finally {
    await file?.close()
  }
}
