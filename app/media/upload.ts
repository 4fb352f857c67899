import { askToSignIn, endOfSession } from '#app/accounts/session/session-over.ts'
import { isHeic } from './heic.ts'
import type { PicturePurpose } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { MAX_UPLOAD_BYTES, uploadPath, uploadTexts } from './upload-limit.ts'
import type { UploadAnswer } from './upload-route.ts'

/** `sent`: share of the bytes, 0 to 1. */
export type UploadProgress = { step: 'preparing' | 'processing' } | { step: 'sending'; sent: number }
/** `retry`: the same file may succeed later. */
export type UploadOutcome = { ok: true; url: string } | { ok: false; message: string; retry: boolean }

/** Statuses that a retry does not change. */
const FINAL = new Set([413, 422])

export async function upload(
  file: File,
  purpose: PicturePurpose,
  onProgress: (progress: UploadProgress) => void,
): Promise<UploadOutcome> {
  onProgress({ step: 'preparing' })
  const prepared = await prepare(file)
  if (typeof prepared === 'string') return { ok: false, message: prepared, retry: false }
  const body = new FormData()
  body.set('purpose', purpose)
  body.set('file', prepared, file.name)
  return send(body, onProgress)
}

/** The blob to send, or the error text. Safari decodes HEIC, which is then sent as JPEG. */
async function prepare(file: File): Promise<Blob | string> {
  const heic = isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (!heic && !/^image\/(png|jpeg|webp)$/.test(file.type)) return uploadTexts.notAPicture
  if (!heic && file.size <= MAX_UPLOAD_BYTES) return file
  return (await shrinkPicture(file)) ?? (heic ? uploadTexts.heic : uploadTexts.tooLarge)
}

function send(body: FormData, onProgress: (progress: UploadProgress) => void): Promise<UploadOutcome> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ step: 'sending', sent: total > 0 ? loaded / total : 0 }),
    )
    request.upload.addEventListener('load', () => onProgress({ step: 'processing' }))
    request.addEventListener('load', () => {
      const reason = endOfSession(request.responseURL)
      if (!reason) return done(outcomeOf(request))
      void askToSignIn({ reason, refused: 'form' }).then((again) => done(again ? send(body, onProgress) : failed))
    })
    request.addEventListener('error', () => done(failed))
    request.open('POST', uploadPath)
    request.send(body)
  })
}

const failed: UploadOutcome = { ok: false, message: uploadTexts.failed, retry: true }

/** Other answers (a page of a proxy, the sign-in page) count as failures. */
function outcomeOf({ responseText, status }: XMLHttpRequest): UploadOutcome {
  const answer = read(responseText)
  return answer?.ok ? answer : { ok: false, message: answer?.message ?? uploadTexts.failed, retry: !FINAL.has(status) }
}

function read(text: string): UploadAnswer | null {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'ok' in answer ? (answer as UploadAnswer) : null
  } catch {
    return null
  }
}
