import { and, eq, or, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { media, mediaVariants } from '#app/database/schema.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'
import { hasVariant, pictureUrl, type VariantFormat } from './picture.ts'
import type { DecodedPicture } from './picture-tasks.server.ts'

export type PictureFacts = {
  purpose: string
  altEs: string
  altCa: string
  focal: readonly [number, number]
  isDemo?: boolean
}

/**
 * Keeps a picture, and the job that encodes it for pages: until that has run, it is shown as it was decoded. The same
 * picture twice is kept once.
 * @returns the address for the row that uses it
 */
export async function storePicture(
  tx: Transaction,
  { hash, jpeg, ...shape }: DecodedPicture,
  facts: PictureFacts,
): Promise<string> {
  const { focal, isDemo = false, ...words } = facts
  const [stored] = await tx
    .insert(media)
    .values({ hash, ...shape, ...words, focalX: focal[0], focalY: focal[1], isDemo })
    .onConflictDoNothing()
    .returning({ hash: media.hash })
  if (stored) {
    await tx.insert(mediaVariants).values({ hash, width: shape.width, format: 'source', bytes: jpeg })
    await enqueueJob(tx, 'encode-picture', hash)
  }
  return pictureUrl(hash)
}

/** Null: there is no such picture, or not in this width and format. */
export type FoundVariant = {
  bytes: Buffer
  /** Not encoded yet: a JPEG of the whole picture stands in for it. */ isSource: boolean
} | null

/** The bytes of one width and format of a picture. */
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
