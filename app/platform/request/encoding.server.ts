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

/**
 * Bytes that are compressed on the spot: to hand so few to another thread costs as much again (measured: 0.2 ms against
 * 0.4).
 */
const SMALL_BODY_BYTES = 128 * 1024

/** @param pains brotli's quality, from 0 to 11; what is kept deserves more than what is given once */
export async function encode(bytes: Buffer, encoding: Encoding, pains: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  const here = bytes.length <= SMALL_BODY_BYTES
  if (encoding === 'gzip') return here ? gzipSync(bytes, { level: 6 }) : zip(bytes, { level: 6 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: pains, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return here ? brotliCompressSync(bytes, { params }) : brotli(bytes, { params })
}

const known = new Map<string, Encoding>()

/**
 * What is sent to a browser that accepts this (RFC 9110, 12.5.3). Browsers say it in few ways: the answers are
 * remembered.
 */
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
