import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { postSchemas } from './forms.ts'
import { postPanelTexts, type PostTexts } from './panel-texts.ts'
import { PostForm } from './post-form.tsx'
import { createPost, findPostToEdit, updatePost } from './posts.server.ts'
import type { Route } from './+types/edit-page.ts'

/** GET /admin/blog/{id}, or /admin/blog/nueva: administrators and editors. */
export async function loader({ params }: Route.LoaderArgs) {
  if (params.id === 'nueva') return { post: null }
  return { post: requireRow(await findPostToEdit(requireRowId(params.id)).catch(showList)) }
}

function showList(error: unknown): never {
  rethrowUnavailable(error)
  log.error({ err: error }, 'post not loaded')
  throw redirectWithFlash('/admin/blog', 'post-not-loaded')
}

async function findFields(id: number) {
  const { id: _, ...fields } = requireRow(await findPostToEdit(id))
  return fields
}

/** POST: the same accounts. The typed values stay. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  return panelAction(args, (language) =>
    saving(id === 'nueva' ? null : requireRowId(id), postPanelTexts[language].errors),
  )
}

const saving = (id: number | null, t: PostTexts['errors']) =>
  formAct({
    schema: postSchemas[mainLanguage()],
    failed: t.notSaved,
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    stored: async ({ actor }) =>
      storedVersion(actor, String(id), ['post.updated'], id === null ? null : await findFields(id)),
    async run({ fields, actor, refuse }) {
      if (id === null) {
        await createPost(fields, actor)
        return redirectWithFlash('/admin/blog', 'post-created')
      }
      const outcome = await updatePost(id, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { title: t[outcome.reason], formErrors: [outcome.reason] })
      return redirectWithFlash('/admin/blog', 'post-updated')
    },
  })

export default function EditPostPage({ loaderData: { post }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(postPanelTexts)
  return (
    <>
      <PanelHead title={post ? t.edit : t.newPost}>
        {post && (
          <a href={`/blog/${post.slug}`} target="_blank" rel="noreferrer" className="text-link small">
            <Icon name="arrow-square-out" />
            {post.status === 'published' ? t.onSite : t.preview}
          </a>
        )}
        <BackLink to="/admin/blog">{t.allPosts}</BackLink>
      </PanelHead>
      <PostForm key={post?.id ?? 'nueva'} post={post} answer={actionData} />
    </>
  )
}
