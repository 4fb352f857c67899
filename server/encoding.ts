import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /^(text\/|application\/(json|xml|rss|x-script)|image\/svg)|turbo|script/

export function isCompressible(type: string): boolean {
  return compressible.test(type)
}

/** @param pains brotli's quality, from 0 to 11; what is kept deserves more than what is given once */
export async function encode(bytes: Buffer, encoding: Encoding, pains: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return zip(bytes, { level: 6 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: pains, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotli(bytes, { params })
}

const known = new Map<string, Encoding>()

/** What is sent to a browser that accepts this (RFC 9110, 12.5.3). Browsers say it in few ways: the answers are remembered. */
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
