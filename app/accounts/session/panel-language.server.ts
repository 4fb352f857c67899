import type { RouterContextProvider } from 'react-router'
import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { browserLanguage } from '#app/i18n/preference.server.ts'
import { currentAccount } from './current-account.server.ts'

/** The language that the account has chosen, else that of the browser. */
export function panelLanguageOf(account: { panelLanguage: Language | null } | null, { headers }: Request): Language {
  const header = (name: string) => headers.get(name) ?? undefined
  return account?.panelLanguage ?? browserLanguage(header('Cookie'), header('Accept-Language'))
}

/** The language of a page of the panel, sign-in included; that of the browser while the database is unavailable. */
export async function panelLanguage(context: Readonly<RouterContextProvider>, request: Request): Promise<Language> {
  return panelLanguageOf(await currentAccount(context).catch(() => null), request)
}

/** Also of the mails that the account gets. */
export async function choosePanelLanguage(id: string, language: Language): Promise<void> {
  await database.update(usuarios).set({ panelLanguage: language, language }).where(eq(usuarios.id, id))
}
