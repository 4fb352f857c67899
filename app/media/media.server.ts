import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { database, type Transaction } from '#app/database/client.server.ts'
import { media, mediaVariants } from '#app/database/schema.ts'
import { keptWidths, pictureUrl } from './picture.ts'

export type PictureFacts = { purpose: string; altEs: string; altCa: string; focal: readonly [number, number]; isDemo?: boolean }
type Variant = { width: number; format: 'avif' | 'webp' | 'jpeg'; bytes: Buffer }

/**
 * Decodes an upload and keeps it re-encoded, once per width and format, in one transaction; nothing of the original's bytes or
 * metadata stays. The same picture twice is kept once.
 * @param along what else belongs to it, in the same transaction
 * @returns the address for the row that uses it
 * @throws sharp's error when the bytes are no picture
 */
export async function storePicture(upload: Buffer, facts: PictureFacts, along: (tx: Transaction, hash: string) => Promise<void> = async () => {}): Promise<string> {
  const upright = await sharp(upload, { limitInputPixels: 40_000_000 }).rotate().flatten({ background: '#fff' }).removeAlpha().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const hash = createHash('sha256').update(upright.data).digest('hex')
  const [known] = await database.select({ hash: media.hash }).from(media).where(eq(media.hash, hash))
  if (known) await database.transaction((tx) => along(tx, hash))
  if (known) return pictureUrl(hash)
  const variants = await encode(upright.data, width)
  const [red = 0, green = 0, blue = 0] = await sharp(upright.data).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(media)
      .values({
        hash,
        width,
        height,
        color: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
        purpose: facts.purpose,
        altEs: facts.altEs,
        altCa: facts.altCa,
        focalX: facts.focal[0],
        focalY: facts.focal[1],
        isDemo: facts.isDemo ?? false,
      })
      .onConflictDoNothing()
      .returning({ hash: media.hash })
    if (made) await tx.insert(mediaVariants).values(variants.map((variant) => ({ hash, ...variant })))
    await along(tx, hash)
  })
  return pictureUrl(hash)
}

/** AVIF and WebP for pages in every kept width, and one JPEG of 1200 x 630 for sharing (Open Graph). */
async function encode(picture: Buffer, width: number): Promise<Variant[]> {
  const pages = keptWidths(width).flatMap((target): Promise<Variant>[] => {
    const resized = sharp(picture).resize({ width: target, withoutEnlargement: true })
    return [
      resized.clone().avif({ quality: 52, effort: 2 }).toBuffer().then((bytes) => ({ width: target, format: 'avif', bytes })),
      resized.clone().webp({ quality: 74, effort: 4 }).toBuffer().then((bytes) => ({ width: target, format: 'webp', bytes })),
    ]
  })
  const share = sharp(picture).resize({ width: 1200, height: 630, fit: 'cover' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  return [...(await Promise.all(pages)), { width: 1200, format: 'jpeg', bytes: await share }]
}

/** The bytes of one kept width and format, or null. */
export async function findVariant(hash: string, width: number, format: Variant['format']): Promise<Buffer | null> {
  const [row] = await database
    .select({ bytes: mediaVariants.bytes })
    .from(mediaVariants)
    .where(and(eq(mediaVariants.hash, hash), eq(mediaVariants.width, width), eq(mediaVariants.format, format)))
  return row?.bytes ?? null
}
