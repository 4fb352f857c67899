import { redirect } from 'react-router'
import { panelAction } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { LocalTextLink } from '#app/ui/local-text-link.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { draftChronicle, findChronicleOf, listChronicleChoices } from './chronicles.server.ts'
import { postPanelTexts } from './panel-texts.ts'
import { PostForm } from './post-form.tsx'
import { findPostToEdit } from './read-posts.server.ts'
import type { Route } from './+types/edit-page.ts'
import { saving } from './post-actions.server.ts'

/**
 * GET /admin/blog/{id}, or /admin/blog/nueva: administrators and editors. `?evento=` starts the chronicle of an event,
 * or leads to it.
 */
export async function loader({ params, url }: Route.LoaderArgs) {
  const about = url.searchParams.get('evento')
  if (params.id === 'nueva') {
    const started = about === null ? null : await startChronicle(requireRowId(about))
    return { post: null, started, events: await listChronicleChoices(started && Number(started.event_id)) }
  }
  const post = requireRow(await findPostToEdit(requireRowId(params.id)).catch(showList))
  return { post, started: null, events: await listChronicleChoices(Number(post.event_id) || null) }
}

async function startChronicle(eventId: number) {
  const written = await findChronicleOf(eventId)
  if (written !== null) throw redirect(`/admin/blog/${written}`)
  return requireRow(await draftChronicle(eventId))
}

function showList(error: unknown): never {
  rethrowUnavailable(error)
  log.error({ err: error }, 'post not loaded')
  throw redirectWithFlash('/admin/blog', 'post-not-loaded')
}

/** POST: the same accounts. The typed values stay. */
export async function action(args: Route.ActionArgs) {
  const { id } = args.params
  return panelAction(args, (language) =>
    saving(id === 'nueva' ? null : requireRowId(id), postPanelTexts[language].errors),
  )
}

export default function EditPostPage({ loaderData: { post, started, events }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(postPanelTexts)
  const { history } = usePanelTexts(sharedTexts)
  return (
    <>
      <PanelHead title={post ? t.edit : t.newPost}>
        {post && (
          <LocalTextLink
            to={`/blog/${post.slug}`}
            target="_blank"
            rel="noreferrer"
            className="small"
            icon="arrow-square-out"
            label={post.status === 'published' ? t.onSite : t.preview}
          />
        )}
        {post && (
          <PanelTextLink to={`/admin/historial/blog/${post.id}`} className="small" icon="clock" label={history} />
        )}
        <BackLink to="/admin/blog">{t.allPosts}</BackLink>
      </PanelHead>
      <PostForm
        key={post?.id ?? `nueva ${started?.event_id}`}
        post={post}
        started={started}
        events={events}
        answer={actionData}
      />
    </>
  )
}
