import { data } from 'react-router'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { MAX_CONTENT_LENGTH } from './forms.ts'
import { previewArticle } from './posts.server.ts'
import type { Route } from './+types/preview-route.ts'

export function loader() {
  throw data('preview', { status: 405 })
}

/** POST /admin/blog/vista-previa, `content` and `language`: administrators and editors. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const content = textIn(form, 'content').replace(/\r\n?/g, '\n').slice(0, MAX_CONTENT_LENGTH)
  return { html: await previewArticle(content, form.get('language') === 'ca' ? 'ca' : 'es') }
}
