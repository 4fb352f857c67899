import { and, eq, sql } from 'drizzle-orm'
import { iconSizes } from '#app/club.ts'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database } from '#app/database/client.server.ts'
import { media, mediaVariants } from '#app/database/schema.ts'
import { enqueueJob, hasNoJob, type Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { variantWidths, sharedSize, type VariantFormat } from './picture.ts'
import { processPicture } from './picture-process.server.ts'

type Variant = { width: number; format: VariantFormat; bytes: Buffer }

export const encodePictureJob: Job = {
  concurrency: 1,
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: 15,
  run: ({ id }) => encodePicture(id),
}

/** Enqueues pictures with a source but no job: after a restore or too many failures. */
export const pictureSweep: Job = {
  concurrency: 1,
  everyMinutes: 5,
  retryLimit: 2,
  run: async () => void (await enqueueLostPictures()),
}

export async function encodePicture(hash: string): Promise<void> {
  const [source] = await database
    .select({ bytes: mediaVariants.bytes, width: media.width, purpose: media.purpose })
    .from(mediaVariants)
    .innerJoin(media, eq(media.hash, mediaVariants.hash))
    .where(sourceOf(hash))
  if (!source) return
  try {
    await replaceSource(hash, await encodeVariants(source.bytes, wantedVariants(source)))
    const left = await database.$count(mediaVariants, eq(mediaVariants.format, 'source'))
    log.info({ picture: hash, left }, 'picture encoded')
  } catch (error) {
    log.error({ err: error, picture: hash }, 'picture not encoded')
    throw error
  }
}

type WantedVariant = readonly [width: number, format: VariantFormat]

function wantedVariants({ width: pictureWidth, purpose }: { width: number; purpose: string }): WantedVariant[] {
  if (purpose === 'icon') return iconSizes.map((size) => [size, 'png'])
  const formats = ['avif', 'webp'] as const
  const inEveryWidth = variantWidths(pictureWidth).flatMap((width) => formats.map((format) => [width, format] as const))
  return [...inEveryWidth, [sharedSize.width, 'jpeg']]
}

async function encodeVariants(source: Buffer, wanted: readonly WantedVariant[]): Promise<Variant[]> {
  const variants: Variant[] = []
  // One task each, so that uploads can run in between.
  for (const [width, format] of wanted)
    variants.push({ width, format, bytes: await processPicture('encode', source, width, format) })
  return variants
}

/** Only the process that deletes the source writes the variants; a deleted picture gets none. */
async function replaceSource(hash: string, variants: Variant[]): Promise<void> {
  await database.transaction(async (tx) => {
    // The lock order of deleting a picture.
    await tx.select({ hash: media.hash }).from(media).where(eq(media.hash, hash)).for('key share')
    const [removed] = await tx.delete(mediaVariants).where(sourceOf(hash)).returning({ hash: mediaVariants.hash })
    if (removed) await tx.insert(mediaVariants).values(variants.map((variant) => ({ hash, ...variant })))
  })
}

export async function enqueueLostPictures(): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.pictureSweep})`)
    const waiting = and(eq(mediaVariants.format, 'source'), hasNoJob('encode-picture', mediaVariants.hash))
    const lost = await tx.select({ hash: mediaVariants.hash }).from(mediaVariants).where(waiting)
    for (const { hash } of lost) await enqueueJob(tx, 'encode-picture', hash)
    if (lost.length > 0) log.warn({ pictures: lost.length }, 'pictures without a job were enqueued again')
    return lost.length
  })
}

function sourceOf(hash: string) {
  return and(eq(mediaVariants.hash, hash), eq(mediaVariants.format, 'source'))
}
