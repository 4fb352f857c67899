import { panelAccount, requireCapability } from '#app/accounts/session/guard.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { isPictureQueueFull } from './picture-process.server.ts'
import { picturePurposes } from './picture.ts'
import { mediaTexts } from './panel-texts.ts'
import { receiveUpload, refusedUpload, type ReceivedUpload } from './receive-upload.server.ts'
import type { Route } from './+types/upload-route.ts'

export type UploadAnswer = { ok: true; url: string } | { ok: false; message: string }

const RETRY_AFTER_SECONDS = 5

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** POST /admin/imagenes, multipart `file` and `purpose`: administrators and editors. Answers JSON. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = await panelAccount(context, request, url)
  requireCapability(context, actor, 'media.edit')
  const { upload: t } = mediaTexts[actor.language]
  if (!(await consumeRateLimit('upload', { account: actor.id })).ok) return answer(refusedUpload(t, 'too-many'))
  // Before reading the body: waiting uploads stay in memory.
  if (isPictureQueueFull()) return answer(refusedUpload(t, 'busy'))
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  const purpose = picturePurposes.find((known) => known === form?.get('purpose'))
  if (!(file instanceof File) || !purpose) return answer({ ok: false, message: t.failed, status: 400 })
  return answer(await receiveUpload(file, purpose, actor, t))
}

/** For temporary refusals the panel offers to send the file again (`use-uploads.ts`). */
function answer(received: ReceivedUpload): Response {
  if (received.ok) return Response.json(received satisfies UploadAnswer, { status: 201 })
  const { status, message } = received
  const headers: HeadersInit = status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}
  return Response.json({ ok: false, message } satisfies UploadAnswer, { status, headers })
}
