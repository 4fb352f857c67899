import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
  const body = Buffer.from(await response.arrayBuffer())
  const bytes =
    encoding === 'br' ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await zip(body, { level: 6 })
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(bytes, { status: response.status, headers })
}
