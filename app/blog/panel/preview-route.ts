import { data } from 'react-router'
import { panelAction, type Sent } from '#app/accounts/session/panel-action.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { MAX_CONTENT_LENGTH } from './forms.ts'
import { previewArticle } from './posts.server.ts'
import type { Route } from './+types/preview-route.ts'

export function loader() {
  throw data('preview', { status: 405 })
}

/** POST /admin/blog/vista-previa, `content` and `language`: administrators and editors. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => ({ needs: 'blog.edit', run: preview }))
}

async function preview({ form }: Sent) {
  const content = textIn(form, 'content').replace(/\r\n?/g, '\n').slice(0, MAX_CONTENT_LENGTH)
  return { html: await previewArticle(content, form.get('language') === 'ca' ? 'ca' : 'es') }
}
