import { redirect } from 'react-router'
import { isLanguage, languageOf, localPath, alternateLanguagePath } from '#app/i18n/language.ts'
import { internalPath } from '#app/platform/request/route-table.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { languageCookies } from './language-cookies.server.ts'
import type { Route } from './+types/language-route.ts'

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const language = form.get('language')
  if (!isLanguage(language)) return new Response(null, { status: 400 })
  const page = internalPath(form.get('page')) ?? '/'
  const target = languageOf(page.split('?', 1)[0] ?? '/') === language ? page : alternateLanguagePath(page)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of languageCookies(language)) headers.append('Set-Cookie', cookie)
  return redirect(target, { status: 303, headers })
}

export function loader() {
  return redirect(localPath('/', 'es'))
}
