import { isHeic } from './heic.ts'
import type { PicturePurpose } from './picture.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { uploadLimit, uploadPath, uploadTexts } from './upload-limit.ts'
import type { UploadAnswer } from './upload-route.ts'

/** How far an upload is; `sent` is the share that has been sent, 0 to 1. */
export type UploadProgress = { step: 'preparing' | 'processing' } | { step: 'sending'; sent: number }
/** `retry`: the file itself is not refused, and may be sent again. */
export type UploadOutcome = { ok: true; url: string } | { ok: false; message: string; retry: boolean }

/** Statuses of refusals that another try does not change. */
const FINAL = new Set([413, 422])

/** Sends a picture from the browser; one that is too large for the server is made smaller before. */
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

/** What is sent for a chosen file, or why nothing can be. Safari decodes HEIC, which is then sent as a JPEG. */
async function prepare(file: File): Promise<Blob | string> {
  const heic = isHeic(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  if (!heic && !/^image\/(png|jpeg|webp)$/.test(file.type)) return uploadTexts.notAPicture
  if (!heic && file.size <= uploadLimit) return file
  return (await shrinkPicture(file)) ?? (heic ? uploadTexts.heic : uploadTexts.tooLarge)
}

function send(body: FormData, onProgress: (progress: UploadProgress) => void): Promise<UploadOutcome> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ step: 'sending', sent: total > 0 ? loaded / total : 0 }),
    )
    request.upload.addEventListener('load', () => onProgress({ step: 'processing' }))
    request.addEventListener('load', () => done(outcomeOf(request)))
    request.addEventListener('error', () => done({ ok: false, message: uploadTexts.failed, retry: true }))
    request.open('POST', uploadPath)
    request.send(body)
  })
}

/** Anything but our own answer (a proxy's page, the sign-in page after a session has ended) is a failure. */
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
