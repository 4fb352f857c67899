import { findVariant } from './media.server.ts'
import type { Route } from './+types/media-route.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg' } as const

/** GET /media/{hash}-{width}.{avif|webp|jpg}: public, and never changes under its address. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, hash, width, ending] = /^([0-9a-f]{64})-(\d{1,4})\.(avif|webp|jpg)$/.exec(params.file) ?? []
  if (!hash || !ending) return new Response(null, { status: 404 })
  const bytes = await findVariant(hash, Number(width), formats[ending as keyof typeof formats])
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': types[ending as keyof typeof types],
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  })
}
