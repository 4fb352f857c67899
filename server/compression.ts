import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const compressible = /^(text\/|application\/(json|xml|rss|x-script)|image\/svg)|turbo|script/

/** The response with its body compressed as the browser prefers; pictures and short answers stay as they are. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.body || !compressible.test(type) || response.headers.has('Content-Encoding')) return response
  response.headers.append('Vary', 'Accept-Encoding')
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (!encoding) return response
  if (isDownload(response)) return new Response(flowing(response.body, encoding), { status: response.status, headers: encodedHeaders(response, encoding) })
  const body = Buffer.from(await response.arrayBuffer())
  const bytes =
    encoding === 'br' ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await zip(body, { level: 6 })
  return new Response(bytes, { status: response.status, headers: encodedHeaders(response, encoding) })
}

function encodedHeaders(response: Response, encoding: string): Headers {
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return headers
}

/** Files that are sent while they are made. */
function isDownload(response: Response): boolean {
  return response.headers.get('Content-Disposition')?.startsWith('attachment') ?? false
}

/** Compressed piece by piece, so that nothing waits for the end. */
function flowing(body: ReadableStream, encoding: 'br' | 'gzip'): ReadableStream {
  const packing =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 1 })
  const source = Readable.fromWeb(body as NodeStream)
  // Whichever side ends early takes the other with it.
  return Readable.toWeb(pipeline(source, packing, () => undefined)) as ReadableStream
}
