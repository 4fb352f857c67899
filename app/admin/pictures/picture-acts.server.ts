import type { PanelUser } from '#app/accounts/session/guard.server.ts'
import { formAct, noFields } from '#app/accounts/session/panel-action.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { mediaTexts } from '#app/media/panel-texts.ts'
import { uploadTextOf } from '#app/media/receive-upload.server.ts'
import { acceptUpload, decodeUpload } from '#app/media/uploads.server.ts'
import { consumeRateLimit } from '#app/platform/rate-limit/rate-limit.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { fileSchema } from './forms.ts'
import { pictureTexts } from './picture-texts.ts'
import { deletePicture, replacePicture } from './pictures.server.ts'

const LIBRARY = '/admin/biblioteca'

/** A file of a form that the browser sends by itself. */
export const uploading = (language: Language) => {
  const { upload: t } = mediaTexts[language]
  return formAct({
    needs: 'media.edit',
    takesFile: true,
    schema: fileSchema,
    failed: t.failed,
    invalid: { text: t.notAPicture },
    async run({ fields: { file }, actor, refuse }) {
      const bytes = await readFile(file, actor)
      const stored = bytes ? await acceptUpload(bytes, 'blog', actor) : tooMany
      if (!stored.ok) return refuse(stored.reason, { text: t[uploadTextOf[stored.reason]] })
      return redirectWithFlash(LIBRARY, 'picture-uploaded')
    },
  })
}

export const replacing = (hash: string, language: Language) => {
  const { picture: t, question } = pictureTexts[language]
  const { upload } = mediaTexts[language]
  return formAct({
    needs: 'media.edit',
    takesFile: true,
    schema: fileSchema,
    failed: t.notReplaced,
    invalid: { text: upload.notAPicture },
    async run({ fields: { file }, actor, refuse }) {
      const bytes = await readFile(file, actor)
      const decoded = bytes ? await decodeUpload(bytes) : tooMany
      if (!decoded.ok) return refuse(decoded.reason, { text: upload[uploadTextOf[decoded.reason]] })
      const replaced = await replacePicture(hash, decoded.picture, actor)
      if (replaced.ok) return redirectWithFlash(`${LIBRARY}/${replaced.hash}`, 'picture-replaced')
      const texts = { unknown: question.unknown, forbidden: t.notYours, 'picture-unfit': t.unfit, conflict: t.conflict }
      return refuse(replaced.reason, { text: texts[replaced.reason] })
    },
  })
}

export const deleting = (hash: string, language: Language) => {
  const { question: t } = pictureTexts[language]
  return formAct({
    needs: 'media.edit',
    schema: noFields,
    failed: t.failed,
    async run({ actor, refuse }) {
      const deleted = await deletePicture(hash, actor)
      if (deleted.ok) return redirectWithFlash(LIBRARY, 'picture-deleted')
      return refuse(deleted.reason, { text: deleted.reason === 'in-use' ? t.inUse : t.unknown })
    },
  })
}

const tooMany = { ok: false, reason: 'too-many' } as const

/** Null for an account that has sent many. */
async function readFile(file: File, actor: PanelUser): Promise<Buffer | null> {
  const { ok } = await consumeRateLimit('upload', { account: actor.id })
  return ok ? Buffer.from(await file.arrayBuffer()) : null
}
