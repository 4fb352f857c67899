import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /^(text\/|application\/(json|xml|rss|x-script)|image\/svg)|turbo|script/

export function isCompressible(type: string): boolean {
  return compressible.test(type)
}

/** Smaller bodies are compressed in this thread: another thread takes 0.4 ms instead of 0.2 ms. */
const SMALL_BODY_BYTES = 128 * 1024

/** @param quality of brotli, 0 to 11 */
export async function encode(bytes: Buffer, encoding: Encoding, pains: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  const here = bytes.length <= SMALL_BODY_BYTES
  if (encoding === 'gzip') return here ? gzipSync(bytes, { level: 6 }) : zip(bytes, { level: 6 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: pains, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return here ? brotliCompressSync(bytes, { params }) : brotli(bytes, { params })
}

const known = new Map<string, Encoding>()

/** The encoding for an `Accept-Encoding` header (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const found = known.get(accepted)
  if (found) return found
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, 'i').test(accepted)
  const wanted = (name: Encoding) => new RegExp(`(^|,)\\s*${name}\\s*(;|,|$)`, 'i').test(accepted) && !refused(name)
  const encoding = wanted('br') ? 'br' : wanted('gzip') ? 'gzip' : 'identity'
  if (known.size < 100) known.set(accepted, encoding)
  return encoding
}
