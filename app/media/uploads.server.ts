import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { media } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { storePicture } from './media.server.ts'
import type { Picture, PicturePurpose } from './picture.ts'
import { isPictureQueueFull, processPicture } from './picture-process.server.ts'
import type { DecodedPicture, DecodeRefusal } from './picture-tasks.server.ts'
import { findPictures } from './pictures.server.ts'
import { MAX_UPLOAD_BYTES } from './upload-limit.ts'

export type UploadRefusal = 'file-too-large' | 'busy' | DecodeRefusal
type UploadResult = { ok: true; url: string } | { ok: false; reason: UploadRefusal }

export async function acceptUpload(bytes: Buffer, purpose: PicturePurpose, actor: Actor): Promise<UploadResult> {
  const decoded = await decodeUpload(bytes, purpose)
  if (!decoded.ok) return decoded
  const { picture } = decoded
  return database.transaction(async (tx) => {
    const url = await storePicture(tx, picture, { purpose, altEs: '', altCa: '', focal: [0.5, 0.5] })
    await audit(tx, { actor: actor.id, action: 'picture.uploaded', subject: picture.hash })
    return { ok: true, url }
  })
}

type DecodedUpload = { ok: true; picture: DecodedPicture } | { ok: false; reason: UploadRefusal }

/** With all checks of a picture from outside. */
export async function decodeUpload(bytes: Buffer, purpose?: PicturePurpose): Promise<DecodedUpload> {
  if (bytes.length > MAX_UPLOAD_BYTES) return { ok: false, reason: 'file-too-large' }
  if (isPictureQueueFull()) return { ok: false, reason: 'busy' }
  const decoded = await processPicture('decode', bytes)
  if (!decoded.ok || purpose !== 'icon') return decoded
  return { ok: true, picture: asIcon(decoded.picture) }
}

/** An icon has other variants than the same file as a picture: it is another picture. */
function asIcon(picture: DecodedPicture): DecodedPicture {
  return { ...picture, hash: createHash('sha256').update(`icon:${picture.hash}`).digest('hex') }
}

type PictureDescription = { altEs: string; altCa: string; focalX: number; focalY: number }

/** Focal point: 0 to 1 from left and top. Null for an unknown picture. */
export async function describePicture(
  hash: string,
  description: PictureDescription,
  actor: Actor,
): Promise<Picture | null> {
  await database.transaction(async (tx) => {
    const described = await tx
      .update(media)
      .set(description)
      .where(eq(media.hash, hash))
      .returning({ hash: media.hash })
    if (described.length > 0) await audit(tx, { actor: actor.id, action: 'picture.described', subject: hash })
  })
  return findPicture(hash)
}

export async function findPicture(hash: string): Promise<Picture | null> {
  const url = `/media/${hash}`
  return (await findPictures([url])).get(url) ?? null
}
