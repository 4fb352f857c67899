import { and, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { media, mediaVariants } from '#app/database/schema.ts'
import { enqueueJob, hasNoJob, type Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { keptWidths, sharedSize, type VariantFormat } from './picture.ts'
import { processPicture } from './picture-process.server.ts'

type Variant = { width: number; format: VariantFormat; bytes: Buffer }

const SWEEP_LOCK = 7_265_016

/** Encodes one picture for pages. Until it succeeds the picture is shown from its source, and the sweep tries again. */
export const encodePictureJob: Job = {
  concurrency: 1,
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 300,
  heartbeatSeconds: 15,
  run: ({ id }) => encodePicture(id),
}

/** Finds pictures that still have their source and no job: a restored backup, or a job that has failed too often. */
export const pictureSweep: Job = {
  concurrency: 1,
  cron: '*/5 * * * *',
  retryLimit: 2,
  run: async () => void (await enqueueLostPictures()),
}

export async function encodePicture(hash: string): Promise<void> {
  const [source] = await database.select().from(mediaVariants).where(sourceOf(hash))
  if (!source) return
  try {
    await replaceSource(hash, await encodeVariants(source.bytes, source.width))
    log.info(
      { picture: hash, left: await database.$count(mediaVariants, eq(mediaVariants.format, 'source')) },
      'picture encoded',
    )
  } catch (error) {
    log.error({ err: error, picture: hash }, 'picture not encoded')
    throw error
  }
}

/** AVIF and WebP for pages in every kept width, and one JPEG for sharing (Open Graph). */
async function encodeVariants(source: Buffer, pictureWidth: number): Promise<Variant[]> {
  const formats = ['avif', 'webp'] as const
  const wanted: [width: number, format: VariantFormat][] = keptWidths(pictureWidth).flatMap((width) =>
    formats.map((format) => [width, format] as const),
  )
  wanted.push([sharedSize.width, 'jpeg'])
  const variants: Variant[] = []
  // Each in a turn of its own: an upload need not wait for all of them.
  for (const [width, format] of wanted)
    variants.push({ width, format, bytes: await processPicture('encode', source, width, format) })
  return variants
}

/**
 * Whoever removes the source writes the variants: of two processes, one; of a picture that was deleted meanwhile, none.
 */
async function replaceSource(hash: string, variants: Variant[]): Promise<void> {
  await database.transaction(async (tx) => {
    // Locked in the order in which a deletion of the picture locks them.
    await tx.select({ hash: media.hash }).from(media).where(eq(media.hash, hash)).for('key share')
    const [removed] = await tx.delete(mediaVariants).where(sourceOf(hash)).returning({ hash: mediaVariants.hash })
    if (removed) await tx.insert(mediaVariants).values(variants.map((variant) => ({ hash, ...variant })))
  })
}

/** @returns how many were found */
export async function enqueueLostPictures(): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SWEEP_LOCK})`)
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
