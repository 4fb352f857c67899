import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { isHeic } from './heic.ts'
import { pictureWidths, sharedSize, type VariantFormat } from './picture.ts'

/** Detected from the bytes, not from the file name. */
const FORMATS = new Set<string | undefined>(['png', 'jpeg', 'webp'])
/** The largest pictures of phone cameras. */
const MAX_PIXELS = 50_000_000
/** What is held whole while it is decoded: the samples of an interlaced PNG, the coefficients of a progressive JPEG. */
const MAX_HELD_BYTES = { png: 48_000_000, jpeg: 150_000_000 }
/** WebP allows 16,383 pixels; no page needs this many. */
const MAX_HEIGHT = 8_000

// libvips would cache decoded pictures, which are never used again.
sharp.cache(false)
sharp.concurrency(1)

/** An upright JPEG without metadata, at most as wide as the widest variant. The hash is of the original. */
export type DecodedPicture = { hash: string; jpeg: Buffer; width: number; height: number; color: string }
export type DecodeRefusal = 'heic' | 'too-many-pixels' | 'interlaced' | 'not-a-picture'
type DecodeResult = { ok: true; picture: DecodedPicture } | { ok: false; reason: DecodeRefusal }

export const pictureTasks = { decode, encode }

/** Decodes all bytes, because a header can lie; of an animation, the first frame. */
async function decode(upload: Buffer): Promise<DecodeResult> {
  if (isHeic(upload)) return { ok: false, reason: 'heic' }
  try {
    const metadata = await sharp(upload).metadata()
    const { format, width, height } = metadata
    if (!FORMATS.has(format)) return { ok: false, reason: 'not-a-picture' }
    if (width * height > MAX_PIXELS) return { ok: false, reason: 'too-many-pixels' }
    if (isHeldTooLarge(metadata)) return { ok: false, reason: 'interlaced' }
    return { ok: true, picture: { ...(await describe(await shrink(upload))), hash: hashOf(upload) } }
  } catch {
    return { ok: false, reason: 'not-a-picture' }
  }
}

function isHeldTooLarge({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata) {
  if (!isProgressive) return false
  const pixels = width * height
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1) > MAX_HELD_BYTES.png
  // 4:2:0: two of the planes have a quarter of the pixels. A coefficient takes two bytes.
  const planes = chromaSubsampling?.startsWith('4:2:0') ? channels - 1.5 : channels
  return format === 'jpeg' && pixels * planes * 2 > MAX_HELD_BYTES.jpeg
}

function shrink(upload: Buffer): Promise<Buffer> {
  return sharp(upload, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: pictureWidths.at(-1), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

export async function describe(jpeg: Buffer): Promise<DecodedPicture> {
  const { width, height } = await sharp(jpeg).metadata()
  const [red = 0, green = 0, blue = 0] = await sharp(jpeg).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { hash: hashOf(jpeg), jpeg, width, height, color }
}

function encode(jpeg: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const picture = sharp(jpeg)
  if (format === 'jpeg')
    return picture
      .resize({ ...sharedSize, fit: 'cover' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  if (format === 'png')
    return picture.resize({ width, height: width, fit: 'cover' }).png({ compressionLevel: 9 }).toBuffer()
  const resized = picture.resize({ width })
  return (
    format === 'avif' ? resized.avif({ quality: 52, effort: 1 }) : resized.webp({ quality: 74, effort: 4 })
  ).toBuffer()
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
