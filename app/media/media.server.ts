import { and, eq, or, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { media, mediaVariants } from '#app/database/schema.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import { hasVariant, pictureUrl, type VariantFormat } from './picture.ts'
import type { DecodedPicture } from './picture-tasks.server.ts'

type PictureFacts = {
  purpose: string
  altEs: string
  altCa: string
  focal: readonly [number, number]
  isDemo?: boolean
}

/** Stores a picture once and enqueues its encoding; until then pages show the source. Returns its address. */
export async function storePicture(tx: Transaction, { hash, jpeg, ...shape }: DecodedPicture, facts: PictureFacts) {
  const { focal, isDemo = false, ...texts } = facts
  const [stored] = await tx
    .insert(media)
    .values({ hash, ...shape, ...texts, focalX: focal[0], focalY: focal[1], isDemo })
    .onConflictDoNothing()
    .returning({ hash: media.hash })
  if (stored) {
    await tx.insert(mediaVariants).values({ hash, width: shape.width, format: 'source', bytes: jpeg })
    await enqueueJob(tx, 'encode-picture', hash)
  }
  return pictureUrl(hash)
}

/** Null for an unknown picture, width or format. */
type FoundVariant = {
  bytes: Buffer
  /** Not encoded yet: the source JPEG stands in. */
  isSource: boolean
} | null

export async function findVariant(hash: string, width: number, format: VariantFormat): Promise<FoundVariant> {
  const wanted = and(eq(mediaVariants.width, width), eq(mediaVariants.format, format))
  const [row] = await database
    .select({ bytes: mediaVariants.bytes, format: mediaVariants.format, width: mediaVariants.width })
    .from(mediaVariants)
    .where(and(eq(mediaVariants.hash, hash), or(wanted, eq(mediaVariants.format, 'source'))))
    .orderBy(sql`${mediaVariants.format} = 'source'`)
    .limit(1)
  if (!row) return null
  const isSource = row.format === 'source'
  return isSource && !hasVariant(row.width, width, format) ? null : { bytes: row.bytes, isSource }
}
