import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { scanToken, type Token } from './dump-tokens.ts'

/** What the operator is told in one line. */
export class DumpError extends Error {}

/** The text of a dump, plain or gzip, as it arrives: only what is being read is in memory. */
export class DumpText {
  private readonly chunks: AsyncIterator<string>
  private text = ''
  private at = 0
  private isAll = false

  constructor(chunks: AsyncIterator<string>) {
    this.chunks = chunks
  }

  /** Without spaces and comments; null at the end. */
  async token(): Promise<Token | null> {
    for (;;) {
      if (this.at === this.text.length && this.isAll) return null
      const token = this.at < this.text.length ? scanToken(this.text, this.at, this.isAll) : null
      if (token) {
        this.at = token.end
        if (token.kind !== 'space') return token
      } else await this.fill('in the middle of a statement')
    }
  }

  /** Without its end; a carriage return before it comes from a copy on Windows, since COPY escapes those of values. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.text.indexOf('\n', this.at)
      if (end !== -1) {
        const line = this.text.slice(this.at, end)
        this.at = end + 1
        return line.endsWith('\r') ? line.slice(0, -1) : line
      }
      await this.fill('in the middle of a table')
    }
  }

  private async fill(where: string): Promise<void> {
    if (this.isAll) throw new DumpError(`The file ends ${where}: it is not complete.`)
    const { value, done } = await this.chunks.next()
    this.text = this.text.slice(this.at) + (done ? '' : value)
    this.at = 0
    this.isAll = done === true
  }
}

export async function openDump(path: string): Promise<DumpText> {
  const start = await readStart(path)
  if (start.subarray(0, 5).toString('latin1') === 'PGDMP')
    throw new DumpError(
      'This is a dump in the custom format. Make a plain one: pg_dump --format=plain, or pg_restore -f FILE DUMP.',
    )
  return new DumpText(decode(path, start[0] === 0x1f && start[1] === 0x8b))
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* decode(path: string, isGzip: boolean): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = createReadStream(path)
  // An error of the file reaches the loop.
  const bytes = isGzip ? pipeline(file, createGunzip(), () => {}) : file
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError)
      throw new DumpError('The file is not in UTF-8: make it with pg_dump --encoding=UTF8.')
    throw new DumpError(`The file cannot be read: ${(error as Error).message}.`)
  }
}
