import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { media } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { storePicture } from './media.server.ts'
import type { Picture, PicturePurpose } from './picture.ts'
import { picturesAreQueueing, processPicture } from './picture-process.server.ts'
import type { DecodeRefusal } from './picture-tasks.server.ts'
import { findPictures } from './pictures.server.ts'
import { uploadLimit } from './upload-limit.ts'

export type UploadRefusal = 'too-large' | 'busy' | DecodeRefusal
export type UploadResult = { ok: true; url: string } | { ok: false; reason: UploadRefusal }

/**
 * Keeps an uploaded picture, in the name of `actor`; its alternative text and focal point are given afterwards
 * (`describePicture`).
 */
export async function acceptUpload(bytes: Buffer, purpose: PicturePurpose, actor: string): Promise<UploadResult> {
  if (bytes.length > uploadLimit) return { ok: false, reason: 'too-large' }
  if (picturesAreQueueing()) return { ok: false, reason: 'busy' }
  const decoded = await processPicture('decode', bytes)
  if (!decoded.ok) return decoded
  return database.transaction(async (tx) => {
    const url = await storePicture(tx, decoded.picture, { purpose, altEs: '', altCa: '', focal: [0.5, 0.5] })
    await audit(tx, { actor, action: 'picture.uploaded', subject: decoded.picture.hash })
    return { ok: true, url }
  })
}

export type PictureWords = { altEs: string; altCa: string; focalX: number; focalY: number }

/**
 * Says what the picture shows and what of it must stay in view (0 to 1 from left and top), wherever it is used. Null:
 * no such picture.
 */
export async function describePicture(hash: string, words: PictureWords, actor: string): Promise<Picture | null> {
  await database.transaction(async (tx) => {
    const described = await tx.update(media).set(words).where(eq(media.hash, hash)).returning({ hash: media.hash })
    if (described.length > 0) await audit(tx, { actor, action: 'picture.described', subject: hash })
  })
  return findPicture(hash)
}

export async function findPicture(hash: string): Promise<Picture | null> {
  const url = `/media/${hash}`
  return (await findPictures([url])).get(url) ?? null
}
