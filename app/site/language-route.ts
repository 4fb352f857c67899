import { redirect } from 'react-router'
import * as v from 'valibot'
import { alternateLanguagePath, isLanguage, languageOf, localPath, type Language } from '#app/i18n/language.ts'
import { internalPath } from '#app/platform/request/route-table.server.ts'
import { answerForm } from '#app/platform/forms/answer-form.server.ts'
import { sentText } from '#app/platform/forms/fields.ts'
import { expireCookie, isSecureSite, siteCookie } from '#app/platform/request/cookie.server.ts'
import type { Route } from './+types/language-route.ts'

const YEAR_SECONDS = 31_536_000

const languageSchema = v.object({ language: sentText, page: sentText })

export async function action({ request }: Route.ActionArgs) {
  return answerForm(request, languageSchema, async ({ language, page: sent }) => {
    if (!isLanguage(language)) return new Response(null, { status: 400 })
    const page = internalPath(sent) ?? '/'
    const target = languageOf(page.split('?', 1)[0] ?? '/') === language ? page : alternateLanguagePath(page)
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    for (const cookie of languageCookies(language)) headers.append('Set-Cookie', cookie)
    return redirect(target, { status: 303, headers })
  })
}

export function loader() {
  return redirect(localPath('/', 'es'))
}

/** The older cookie without prefix is removed: a browser would send it before the new one. */
function languageCookies(language: Language): string[] {
  const chosen = siteCookie('language', language, YEAR_SECONDS)
  return isSecureSite ? [chosen, expireCookie('language')] : [chosen]
}
