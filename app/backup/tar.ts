import { byteReader } from './byte-reader.ts'

const BLOCK_BYTES = 512
const LONGEST_NAME = 100

type TarEntry = { name: string; type: 'file' | 'folder'; bytes: number }

/** POSIX ustar. The content follows, then `padding`. */
export function tarHeader({ name, type, bytes }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`The name ${name} is too long for an archive.`)
  const header = Buffer.alloc(BLOCK_BYTES)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(name, 0, 'utf8')
  header.write(
    `${octal(type === 'folder' ? 0o700 : 0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0${octal(bytes, 11)}\0${octal(0, 11)}\0`,
    100,
  )
  header.write(' '.repeat(8), 148)
  header.write(type === 'folder' ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${octal(sumOf(header), 6)}\0 `, 148)
  return header
}

export function padding(bytes: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES)
}

export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES)

/** The content of an entry must be read before the next entry. @throws when the archive is cut off */
export async function* readTar(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { content: AsyncGenerator<Buffer> }> {
  const reader = byteReader(stream)
  try {
    for (;;) {
      const header = (await reader.take(BLOCK_BYTES)) ?? fail()
      if (header[0] === 0) return
      if (parseInt(header.toString('latin1', 148, 156), 8) !== sumOf(blanked(header))) fail()
      const bytes = parseInt(header.toString('latin1', 124, 136), 8)
      const name = header.toString('utf8', 0, header.indexOf(0))
      yield {
        name,
        type: header.toString('latin1', 156, 157) === '5' ? 'folder' : 'file',
        bytes,
        content: contentOf(bytes),
      }
    }
  } finally {
    await reader.end()
  }

  async function* contentOf(bytes: number): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0;) {
      const chunk = await reader.takeUpTo(Math.min(left, 65_536))
      if (chunk.length === 0) fail()
      left -= chunk.length
      yield chunk
    }
    await reader.take(padding(bytes).length)
  }
}

function blanked(header: Buffer): Buffer {
  return Buffer.from(header).fill(' ', 148, 156)
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

function fail(): never {
  throw new Error('The archive is cut off or damaged.')
}
