import { panelAccount } from '#app/accounts/session/guard.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { isPictureQueueFull } from './picture-process.server.ts'
import { picturePurposes, type PicturePurpose } from './picture.ts'
import { mediaTexts, type MediaTexts } from './panel-texts.ca.ts'
import { MAX_UPLOAD_BYTES } from './upload-limit.ts'
import { acceptUpload, type UploadRefusal } from './uploads.server.ts'
import type { Route } from './+types/upload-route.ts'

type UploadTexts = MediaTexts['upload']

export type UploadAnswer = { ok: true; url: string } | { ok: false; message: string }

const RETRY_AFTER_SECONDS = 5

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** POST /admin/imagenes, multipart `file` and `purpose`: administrators and editors. Answers JSON. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = await panelAccount(context, request, url)
  const { upload: t } = mediaTexts[actor.language]
  if (!(await consumeRateLimit('upload', { account: actor.id })).ok) return refuse(t.tooMany, 429)
  // Before reading the body: waiting uploads stay in memory.
  if (isPictureQueueFull()) return refuse(t.busy, refusals.busy.status)
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  const purpose = picturePurposes.find((known) => known === form?.get('purpose'))
  if (!(file instanceof File) || !purpose) return refuse(t.failed, 400)
  if (file.size > MAX_UPLOAD_BYTES) return refuse(t.tooLarge, refusals['too-large'].status)
  return store(file, purpose, actor, t)
}

async function store(file: File, purpose: PicturePurpose, actor: Actor, t: UploadTexts): Promise<Response> {
  try {
    const outcome = await acceptUpload(Buffer.from(await file.arrayBuffer()), purpose, actor)
    if (outcome.ok) return Response.json({ ok: true, url: outcome.url } satisfies UploadAnswer, { status: 201 })
    const { text, status } = refusals[outcome.reason]
    return refuse(t[text], status)
  } catch (error) {
    log.error({ err: error }, 'picture not stored')
    return refuse(t.failed, serverErrorStatus(error))
  }
}

const refusals: Record<UploadRefusal, { text: keyof UploadTexts; status: number }> = {
  'too-large': { text: 'tooLarge', status: 413 },
  'too-many-pixels': { text: 'tooManyPixels', status: 422 },
  interlaced: { text: 'interlaced', status: 422 },
  'not-a-picture': { text: 'notAPicture', status: 422 },
  heic: { text: 'heic', status: 422 },
  busy: { text: 'busy', status: 503 },
}

/** For temporary refusals the panel offers to send the file again (`use-uploads.ts`). */
function refuse(message: string, status: number): Response {
  const headers: HeadersInit = status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}
  return Response.json({ ok: false, message } satisfies UploadAnswer, { status, headers })
}
