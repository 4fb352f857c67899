import type { PicturePurpose } from './picture.ts'
import { uploadLimit, uploadPath, uploadTexts } from './upload-limit.ts'
import type { UploadAnswer } from './upload-route.ts'

/**
 * Sends a picture from the browser. What the server would refuse at once is not sent.
 * @param onProgress gets the part that has been sent, 0 to 1; keeping it takes some seconds more
 */
export function upload(file: File, purpose: PicturePurpose, onProgress: (part: number) => void): Promise<UploadAnswer> {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return Promise.resolve({ ok: false, message: uploadTexts.notAPicture })
  if (file.size > uploadLimit) return Promise.resolve({ ok: false, message: uploadTexts.tooLarge })
  return new Promise((answer) => {
    const body = new FormData()
    body.set('purpose', purpose)
    body.set('file', file)
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => answer(read(request.responseText)))
    request.addEventListener('error', () => answer({ ok: false, message: uploadTexts.failed }))
    request.open('POST', uploadPath)
    request.send(body)
  })
}

/** Anything but our own answer (a proxy's page, the sign-in page after a session has ended) is a failure. */
function read(text: string): UploadAnswer {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && 'ok' in answer) return answer as UploadAnswer
  } catch {
    // Said below.
  }
  return { ok: false, message: uploadTexts.failed }
}
