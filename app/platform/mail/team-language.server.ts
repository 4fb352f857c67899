import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'

/** The language of a mail to the club, its team or operator: chosen for the panel, else the club's. */
export async function teamLanguage(on: Queryable, address: string): Promise<Language> {
  const [account] = await on
    .select({ panelLanguage: usuarios.panelLanguage })
    .from(usuarios)
    .where(sql`lower(${usuarios.email}) = ${address.toLowerCase()}`)
  return account?.panelLanguage ?? mainLanguage()
}
