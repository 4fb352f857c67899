import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '#app/database/client.server.ts'
import { media } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { storePicture } from './media.server.ts'
import type { Picture, PicturePurpose } from './picture.ts'
import { findPictures } from './pictures.server.ts'
import { uploadLimit } from './upload-limit.ts'

export type UploadResult = { ok: true; url: string } | { ok: false; reason: 'too-large' | 'not-a-picture' }

/** What may be uploaded (back-office §5), by what the bytes are and not by what they are called. */
const formats = new Set<string | undefined>(['png', 'jpeg', 'webp'])

/** Keeps an uploaded picture, in the name of `actor`; its alternative text and focal point are given afterwards (`describePicture`). */
export async function acceptUpload(bytes: Buffer, purpose: PicturePurpose, actor: string): Promise<UploadResult> {
  if (bytes.length > uploadLimit) return { ok: false, reason: 'too-large' }
  if (!(await isPicture(bytes))) return { ok: false, reason: 'not-a-picture' }
  return { ok: true, url: await storePicture(bytes, { purpose, altEs: '', altCa: '', focal: [0.5, 0.5] }, (tx, hash) => audit(tx, { actor, action: 'picture.uploaded', subject: hash })) }
}

/** Whether the whole of it can be decoded: a header alone may lie. */
async function isPicture(bytes: Buffer): Promise<boolean> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 40_000_000 })
    const { format } = await picture.metadata()
    if (!formats.has(format)) return false
    await picture.resize(64).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

export type PictureWords = { altEs: string; altCa: string; focalX: number; focalY: number }

/** Says what the picture shows and what of it must stay in view (0 to 1 from left and top), wherever it is used. Null: no such picture. */
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
