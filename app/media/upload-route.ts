import { panelAccount, requireCapability } from '#app/accounts/session/guard.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { statusOf } from '#app/platform/refusals.ts'
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
  requireCapability(context, actor, 'media.edit')
  const { upload: t } = mediaTexts[actor.language]
  if (!(await consumeRateLimit('upload', { account: actor.id })).ok) return refuse(t, 'too-many')
  // Before reading the body: waiting uploads stay in memory.
  if (isPictureQueueFull()) return refuse(t, 'busy')
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  const purpose = picturePurposes.find((known) => known === form?.get('purpose'))
  if (!(file instanceof File) || !purpose) return answer(t.failed, 400)
  if (file.size > MAX_UPLOAD_BYTES) return refuse(t, 'file-too-large')
  return store(file, purpose, actor, t)
}

async function store(file: File, purpose: PicturePurpose, actor: Actor, t: UploadTexts): Promise<Response> {
  try {
    const outcome = await acceptUpload(Buffer.from(await file.arrayBuffer()), purpose, actor)
    if (outcome.ok) return Response.json({ ok: true, url: outcome.url } satisfies UploadAnswer, { status: 201 })
    return refuse(t, outcome.reason)
  } catch (error) {
    log.error({ err: error }, 'picture not stored')
    return answer(t.failed, serverErrorStatus(error))
  }
}

const texts: Record<UploadRefusal | 'too-many', keyof UploadTexts> = {
  'too-many': 'tooMany',
  'file-too-large': 'tooLarge',
  'too-many-pixels': 'tooManyPixels',
  interlaced: 'interlaced',
  'not-a-picture': 'notAPicture',
  heic: 'heic',
  busy: 'busy',
}

const refuse = (t: UploadTexts, reason: keyof typeof texts) => answer(t[texts[reason]], statusOf(reason))

/** For temporary refusals the panel offers to send the file again (`use-uploads.ts`). */
function answer(message: string, status: number): Response {
  const headers: HeadersInit = status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS) } : {}
  return Response.json({ ok: false, message } satisfies UploadAnswer, { status, headers })
}
