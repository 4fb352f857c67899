import { askToSignIn, endOfSession } from '#app/accounts/session/session-over.ts'
import { isHeic } from './heic.ts'
import type { PicturePurpose } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { MediaTexts } from './panel-texts.ts'
import { MAX_UPLOAD_BYTES, uploadPath } from './upload-limit.ts'
import type { UploadAnswer } from './upload-route.ts'

/** `sent`: share of the bytes, 0 to 1. */
export type UploadProgress = { step: 'preparing' | 'processing' } | { step: 'sending'; sent: number }
/** `retry`: the same file may succeed later. */
type UploadOutcome = { ok: true; url: string } | { ok: false; message: string; retry: boolean }

type UploadTexts = MediaTexts['upload']

/** Statuses that a retry does not change. */
const FINAL = new Set([413, 422])

export async function upload(
  file: File,
  purpose: PicturePurpose,
  t: UploadTexts,
  onProgress: (progress: UploadProgress) => void,
): Promise<UploadOutcome> {
  onProgress({ step: 'preparing' })
  const prepared = await prepare(file, t)
  if (typeof prepared === 'string') return { ok: false, message: prepared, retry: false }
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('file', prepared, file.name)
  return send(body, t, onProgress)
}

/** The blob to send, or the error text. Safari decodes HEIC, which is then sent as JPEG. */
async function prepare(file: File, t: UploadTexts): Promise<Blob | string> {
  const heic = isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (!heic && !/^image\/(png|jpeg|webp)$/.test(file.type)) return t.notAPicture
  if (!heic && file.size <= MAX_UPLOAD_BYTES) return file
  return (await shrinkPicture(file)) ?? (heic ? t.heic : t.tooLarge)
}

function send(body: FormData, t: UploadTexts, onProgress: (progress: UploadProgress) => void): Promise<UploadOutcome> {
  const failed: UploadOutcome = { ok: false, message: t.failed, retry: true }
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ step: 'sending', sent: total > 0 ? loaded / total : 0 }),
    )
    request.upload.addEventListener('load', () => onProgress({ step: 'processing' }))
    request.addEventListener('load', () => {
      const reason = endOfSession(request.responseURL)
      if (!reason) return done(outcomeOf(request, t))
      void askToSignIn({ reason, refused: 'form' }).then((again) => done(again ? send(body, t, onProgress) : failed))
    })
    request.addEventListener('error', () => done(failed))
    request.open('POST', uploadPath)
    request.send(body)
  })
}

/** Other answers (a page of a proxy, the sign-in page) count as failures. */
function outcomeOf({ responseText, status }: XMLHttpRequest, t: UploadTexts): UploadOutcome {
  const answer = read(responseText)
  return answer?.ok ? answer : { ok: false, message: answer?.message ?? t.failed, retry: !FINAL.has(status) }
}

function read(text: string): UploadAnswer | null {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'ok' in answer ? (answer as UploadAnswer) : null
  } catch {
    return null
  }
}
