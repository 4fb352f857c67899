import { findVariant } from './media.server.ts'
import type { VariantFormat } from './picture.ts'
import type { Route } from './+types/media-route.ts'

const formats: Record<string, VariantFormat> = { avif: 'avif', webp: 'webp', jpg: 'jpeg', png: 'png' }

/** GET /media/{hash}-{width}.{avif|webp|jpg|png}: public; immutable once it is encoded. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, hash, width, ending] = /^([0-9a-f]{64})-(\d{1,4})\.(avif|webp|jpg|png)$/.exec(params.file) ?? []
  const format = formats[ending ?? '']
  const found = hash && format ? await findVariant(hash, Number(width), format) : null
  if (!found) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': `image/${found.isSource ? 'jpeg' : format}`,
      'Cache-Control': found.isSource ? 'no-store' : 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}
