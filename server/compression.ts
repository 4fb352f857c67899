import { encode, encodingFor, isCompressible } from './encoding.ts'

/** Brotli's quality for what is given once. */
const PAINS = 4

/** The response with its body compressed as the browser prefers; pictures and short answers stay as they are. */
export async function compressed(accepted: string | undefined, response: Response): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.body || !isCompressible(type) || response.headers.has('Content-Encoding')) return response
  response.headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(accepted)
  if (encoding === 'identity') return response
  const bytes = await encode(Buffer.from(await response.arrayBuffer()), encoding, PAINS)
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  return new Response(new Uint8Array(bytes), { status: response.status, headers })
}
