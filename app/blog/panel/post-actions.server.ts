import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { postSchemas } from './forms.ts'
import type { PostTexts } from './panel-texts.ts'
import { createPost, updatePost } from './posts.server.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { findPostToEdit } from './read-posts.server.ts'

export const saving = (id: number | null, t: PostTexts['errors']) =>
  formAct({
    needs: 'blog.edit',
    schema: postSchemas[mainLanguage()],
    failed: t.notSaved,
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    stored: async ({ actor }) =>
      storedVersion(
        actor,
        String(id),
        ['post.updated', 'post.restored', 'post.published'],
        id === null ? null : await findFields(id),
      ),
    async run({ fields, actor, refuse }) {
      if (id === null) {
        const made = await createPost(fields, actor)
        if (!made.ok) return refuse(made.reason, fieldRefusals[made.reason])
        return redirectWithFlash('/admin/blog', 'post-created')
      }
      const outcome = await updatePost(id, fields, actor)
      if (outcome.ok) return redirectWithFlash('/admin/blog', 'post-updated')
      if (outcome.reason === 'unknown' || outcome.reason === 'conflict')
        return refuse(outcome.reason, { title: t[outcome.reason], formErrors: [outcome.reason] })
      return refuse(outcome.reason, fieldRefusals[outcome.reason])
    },
  })

const fieldRefusals = {
  'event-taken': { fieldErrors: { event_id: ['eventTaken'] } },
  'event-gone': { fieldErrors: { event_id: ['eventGone'] } },
  'no-such-time': { fieldErrors: { publish_at: ['noSuchTime'] } },
  past: { fieldErrors: { publish_at: ['past'] } },
}

async function findFields(id: number) {
  const { id: _, ...fields } = requireRow(await findPostToEdit(id))
  return fields
}
