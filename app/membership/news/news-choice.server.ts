import { and, eq, ne } from 'drizzle-orm'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, MEMBER } from '#app/platform/audit.server.ts'
import { everyLinkToken, hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'

const PURPOSE = 'member-news'

/** Where a member says whether they want news, and nothing else. Mail programs may send a POST there (RFC 8058). */
export function newsUrl(socioId: string, language: Language): string {
  return siteUrl(`/novedades?token=${newsToken(socioId)}`, language)
}

function newsToken(socioId: string): string {
  return `${socioId}.${linkToken(PURPOSE, socioId)}`
}

function memberOf(token: string): string | null {
  const [, id = '', signature = ''] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]+)$/.exec(token) ?? []
  const isTheirs = everyLinkToken(PURPOSE, id).some((one) => hashToken(one) === hashToken(signature))
  return id && isTheirs ? id : null
}

/** Null for an unknown token, and for former members. The public role does not read this of members. */
export async function findNewsChoice(token: string): Promise<{ wantsNews: boolean } | null> {
  const id = memberOf(token)
  if (!id) return null
  const [member] = await usingPool('panel', () =>
    database
      .select({ refusedAt: socios.newsRefusedAt })
      .from(socios)
      .where(and(eq(socios.id, id), ne(socios.status, 'inactive'))),
  )
  return member ? { wantsNews: member.refusedAt === null } : null
}

type Outcome = { ok: true } | { ok: false; reason: 'unknown' }

export async function chooseNewsByToken(token: string, wantsNews: boolean): Promise<Outcome> {
  const id = memberOf(token)
  return id ? chooseNews(id, wantsNews) : { ok: false, reason: 'unknown' }
}

/** Audited as the member's; choosing the same again changes nothing. */
export async function chooseNews(id: string, wantsNews: boolean): Promise<Outcome> {
  return inPanelTransaction(async (tx) => {
    const mine = and(eq(socios.id, id), ne(socios.status, 'inactive'))
    const [member] = await tx.select({ refusedAt: socios.newsRefusedAt }).from(socios).where(mine).for('no key update')
    if (!member) return { ok: false, reason: 'unknown' }
    if ((member.refusedAt === null) === wantsNews) return { ok: true }
    await updateVersioned(tx, socios, mine, { newsRefusedAt: wantsNews ? null : new Date() })
    await audit(tx, { actor: MEMBER, action: 'socio.updated', subject: id, fields: [socios.newsRefusedAt.name] })
    return { ok: true }
  })
}
