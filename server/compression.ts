import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { encode, encodingFor, isCompressible, type Encoding } from '#app/platform/request/encoding.server.ts'

/** For responses that are not cached. */
const BROTLI_QUALITY = 4

/** Below it compression does not save a packet. */
const MIN_BYTES = 1_000

export async function compressResponse(accepted: string | undefined, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.body || !isCompressible(type) || response.headers.has('Content-Encoding')) return response
  response.headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(accepted)
  if (encoding === 'identity' || lengthOf(response) < MIN_BYTES) return response
  const { status } = response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  const whole = isDownload(response) ? null : Buffer.from(await response.arrayBuffer())
  if (whole && whole.length < MIN_BYTES) return new Response(new Uint8Array(whole), { status, headers })
  headers.set('Content-Encoding', encoding)
  const body = whole
    ? new Uint8Array(await encode(whole, encoding, BROTLI_QUALITY))
    : compressStream(response.body, encoding)
  return new Response(body, { status, headers })
}

/** Infinite where it is not declared. */
function lengthOf({ headers }: Response): number {
  return Number(headers.get('Content-Length') ?? Infinity)
}

function isDownload(response: Response): boolean {
  return response.headers.get('Content-Disposition')?.startsWith('attachment') ?? false
}

function compressStream(body: ReadableStream, encoding: Exclude<Encoding, 'identity'>): ReadableStream {
  const packing =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 1 })
  const source = Readable.fromWeb(body as NodeStream)
  // Closes the other stream if one ends early.
  return Readable.toWeb(pipeline(source, packing, () => undefined)) as ReadableStream
}
