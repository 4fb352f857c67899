import { parseWithValibot } from '@conform-to/valibot'
import { data, Link, redirect } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus, rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { rowId } from '#app/platform/forms/row-id.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { postSchema } from './forms.ts'
import { PostForm } from './post-form.tsx'
import { createPost, findPostToEdit, updatePost } from './posts.server.ts'
import type { Route } from './+types/edit-page.ts'

/** GET /admin/blog/{id}, or /admin/blog/nueva: administrators and editors. */
export async function loader({ params }: Route.LoaderArgs) {
  if (params.id === 'nueva') return { post: null }
  const id = rowId(params.id)
  const post = id && (await findPostToEdit(id).catch(notLoaded))
  if (!post) throw data('post', { status: 404 })
  return { post }
}

function notLoaded(error: unknown): never {
  rethrowUnavailable(error)
  log.error({ err: error }, 'post not loaded')
  throw redirect('/admin/blog', { headers: { 'Set-Cookie': flashMessageCookie('post-not-loaded') } })
}

const refusals = {
  stale:
    'Otra persona ha guardado esta publicación mientras la editabas. ' +
    'Lo que has escrito sigue aquí: cópialo, vuelve a abrirla y añade tus cambios.',
  unknown:
    'Otra persona ha eliminado esta publicación. ' +
    'Lo que has escrito sigue aquí: cópialo si quieres publicarlo de nuevo.',
}

/** POST: the same accounts. Wrong fields answer 422, an outdated version 409; the typed values stay. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { id: authorId } = await panelAccount(context, request, url)
  const id = params.id === 'nueva' ? null : rowId(params.id)
  if (id === null && params.id !== 'nueva') throw data('post', { status: 404 })
  const submission = parseWithValibot(await readForm(request), { schema: postSchema })
  if (submission.status !== 'success') return data(submission.reply(), { status: 422 })
  try {
    if (id === null) await createPost(submission.value, authorId)
    else {
      const outcome = await updatePost(id, submission.value, authorId)
      if (!outcome.ok) return data(submission.reply({ formErrors: [refusals[outcome.reason]] }), { status: 409 })
    }
  } catch (error) {
    log.error({ err: error, post: id }, 'post not saved')
    return data(submission.reply({ formErrors: ['Error al guardar la publicación'] }), {
      status: serverErrorStatus(error),
    })
  }
  return redirect('/admin/blog', {
    status: 303,
    headers: { 'Set-Cookie': flashMessageCookie(id === null ? 'post-created' : 'post-updated') },
  })
}

export default function EditPostPage({ loaderData: { post }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PanelHead title={post ? 'Editar publicación' : 'Nueva publicación'}>
        {post && (
          <a href={`/blog/${post.slug}`} target="_blank" rel="noreferrer" className="text-link small">
            <Icon name="arrow-square-out" />
            {post.status === 'published' ? 'Ver en el sitio' : 'Vista previa'}
          </a>
        )}
        <Link to="/admin/blog" className="text-link small">
          <Icon name="arrow-left" />
          Todas las publicaciones
        </Link>
      </PanelHead>
      <PostForm key={post?.id ?? 'nueva'} post={post} result={actionData} />
    </>
  )
}
