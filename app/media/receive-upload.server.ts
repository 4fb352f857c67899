import type { Actor } from '#app/platform/audit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { statusOf } from '#app/platform/refusals.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import type { MediaTexts } from './panel-texts.ts'
import type { PicturePurpose } from './picture.ts'
import { MAX_UPLOAD_BYTES } from './upload-limit.ts'
import { acceptUpload, type UploadRefusal } from './uploads.server.ts'

type UploadTexts = MediaTexts['upload']
type RefusedUpload = { ok: false; message: string; status: number }
export type ReceivedUpload = { ok: true; url: string } | RefusedUpload

/** Stores the file of a form; a refusal has the text for the person who has sent it. */
export async function receiveUpload(
  file: File,
  purpose: PicturePurpose,
  actor: Actor,
  t: UploadTexts,
): Promise<ReceivedUpload> {
  if (file.size > MAX_UPLOAD_BYTES) return refusedUpload(t, 'file-too-large')
  try {
    const outcome = await acceptUpload(Buffer.from(await file.arrayBuffer()), purpose, actor)
    return outcome.ok ? outcome : refusedUpload(t, outcome.reason)
  } catch (error) {
    log.error({ err: error }, 'picture not stored')
    return { ok: false, message: t.failed, status: serverErrorStatus(error) }
  }
}

export const uploadTextOf: Readonly<Record<UploadRefusal | 'too-many', keyof UploadTexts>> = {
  'too-many': 'tooMany',
  'file-too-large': 'tooLarge',
  'too-many-pixels': 'tooManyPixels',
  interlaced: 'interlaced',
  'not-a-picture': 'notAPicture',
  heic: 'heic',
  busy: 'busy',
}

export const refusedUpload = (t: UploadTexts, reason: keyof typeof uploadTextOf): RefusedUpload => ({
  ok: false,
  message: t[uploadTextOf[reason]],
  status: statusOf(reason),
})
