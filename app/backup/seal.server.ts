import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdDecompress } from 'node:zlib'
import { decryptStream, encryptStream } from './age.server.ts'
import { BackupError } from './backup-error.ts'
import { compress } from './compress.ts'

const FAST = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 }

export function sealStream(plain: AsyncIterable<Buffer>, recipients: readonly string[]): AsyncIterable<Buffer> {
  const zstd = compress(plain, FAST)
  return recipients.length > 0 ? encryptStream(zstd, recipients) : zstd
}

/** @throws BackupError when it is damaged or no identity opens it */
export async function* unsealFile(path: string, identities: readonly string[]): AsyncGenerator<Buffer> {
  const file = createReadStream(path) as AsyncIterable<Buffer>
  const compressed = path.endsWith('.age') ? decryptStream(file, identities, path) : file
  const zstd = createZstdDecompress()
  const reading = pipeline(Readable.from(compressed), zstd)
  reading.catch(() => undefined)
  try {
    yield* zstd as AsyncIterable<Buffer>
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z') ? damagedError(path) : error
  } finally {
    zstd.destroy()
  }
}

function damagedError(path: string) {
  return new BackupError('damaged', `${path} is damaged: its checksum does not fit. Take another copy of it.`)
}
