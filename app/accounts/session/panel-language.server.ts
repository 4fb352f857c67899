import type { RouterContextProvider } from 'react-router'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/i18n/language.ts'
import { preferredLanguage } from '#app/i18n/preference.server.ts'
import { currentAccount } from './current-account.server.ts'

/** The language that the account has chosen, else that of the browser. */
export function panelLanguageOf(account: { panelLanguage: Language | null } | null, request: Request): Language {
  return account?.panelLanguage ?? browserLanguage(request.headers)
}

/** The language of a page of the panel, sign-in included; that of the browser while the database is unavailable. */
export async function panelLanguage(context: Readonly<RouterContextProvider>, request: Request): Promise<Language> {
  return panelLanguageOf(await currentAccount(context).catch(() => null), request)
}

/** Also of the mails that the account gets. */
export async function choosePanelLanguage(id: string, language: Language): Promise<void> {
  await database.update(usuarios).set({ panelLanguage: language, language }).where(eq(usuarios.id, id))
}

/** What the visitor has chosen on the public pages, else the first known language of `Accept-Language`. */
export function browserLanguage(headers: Headers): Language {
  const accepted = (headers.get('Accept-Language') ?? '').split(',').map((entry) => {
    const [tag = '', quality = 'q=1'] = entry.trim().split(/\s*;\s*/)
    return { language: tag.slice(0, 2).toLowerCase(), quality: Number(quality.slice('q='.length)) || 0 }
  })
  const best = accepted.sort((a, b) => b.quality - a.quality).find(({ language }) => isLanguage(language))
  const language = preferredLanguage(headers.get('Cookie') ?? undefined) ?? best?.language
  return isLanguage(language) ? language : defaultLanguage
}
