import { data, redirect } from 'react-router'
import { isLanguage } from '#app/i18n/language.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { panelAction, type Sent } from './panel-action.server.ts'
import { choosePanelLanguage } from './panel-language.server.ts'
import { panelPath } from './panel-path.server.ts'
import type { Route } from './+types/panel-language-route.ts'

/** POST /admin/idioma, for administrators and editors: their own language of the panel. Continues on `page`. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => ({ needs: 'account.edit', run: choose }))
}

async function choose({ form, actor }: Sent) {
  const language = form.get('language')
  if (!isLanguage(language)) throw data('language', { status: 400 })
  await choosePanelLanguage(actor.id, language)
  return redirect(panelPath(textIn(form, 'page')), { status: 303, headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  return redirect('/admin/dashboard')
}
