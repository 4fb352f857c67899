import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { boundedQueue } from '#app/platform/bounded-queue.server.ts'
import { isHeic } from './heic.ts'
import { pictureWidths } from './picture.ts'

/** What may be uploaded (back-office §5), by what the bytes are and not by what they are called. */
const FORMATS = new Set<string | undefined>(['png', 'jpeg', 'webp'])
/** Pixels of an upload at most: what the largest cameras of phones write. */
const MAX_PIXELS = 50_000_000
/** WebP cannot be higher than 16,383 pixels; a picture this high is longer than any screen. */
const MAX_HEIGHT = 8_000
const DECODE_TIMEOUT_SECONDS = 30

// libvips keeps what it has decoded for another use, of which there is none here.
sharp.cache(false)
sharp.concurrency(1)

/**
 * All decoding and encoding of pictures in this process, one at a time: a picture of 50 million pixels takes up to 200 MB while it is
 * decoded.
 */
export const pictureQueue = boundedQueue({ concurrency: 1, maxWaiting: 8 })

/** A picture upright and at most as wide as the widest that is kept: a JPEG without metadata. The hash is that of the original. */
export type DecodedPicture = { hash: string; jpeg: Buffer; width: number; height: number; color: string }
export type DecodeResult = { ok: true; picture: DecodedPicture } | { ok: false; reason: 'heic' | 'too-many-pixels' | 'not-a-picture' }

/** Decodes the whole of an upload (a header alone may lie), of an animation the first frame. Transparent ground becomes white. */
export async function decodePicture(upload: Buffer): Promise<DecodeResult> {
  if (isHeic(upload)) return { ok: false, reason: 'heic' }
  try {
    const { format, width, height } = await sharp(upload).metadata()
    if (!FORMATS.has(format)) return { ok: false, reason: 'not-a-picture' }
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'too-many-pixels' }
    const shape = await pictureQueue.run(async () => describeJpeg(await shrink(upload)))
    return { ok: true, picture: { hash: hashOf(upload), ...shape } }
  } catch {
    return { ok: false, reason: 'not-a-picture' }
  }
}

function shrink(upload: Buffer): Promise<Buffer> {
  return sharp(upload, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width: pictureWidths.at(-1), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The same of a JPEG that is upright, small enough and ours already: its bytes stay as they are. */
export async function describeOwnJpeg(jpeg: Buffer): Promise<DecodedPicture> {
  return { hash: hashOf(jpeg), ...(await describeJpeg(jpeg)) }
}

async function describeJpeg(jpeg: Buffer): Promise<Omit<DecodedPicture, 'hash'>> {
  const { width, height } = await sharp(jpeg).metadata()
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { jpeg, width, height, color }
}

function hashOf(upload: Buffer): string {
  return createHash('sha256').update(upload).digest('hex')
}
