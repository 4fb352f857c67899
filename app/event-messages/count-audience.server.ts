import { and, asc, eq } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { isDemoParty } from '#app/seats/demo-parties.server.ts'
import { isInAudienceOrDemo } from './audience.server.ts'
import type { Audience } from './audiences.ts'

const p = eventParties

/** Parties without e-mail are called. */
export type AudienceCount = {
  parties: number
  mails: Record<Language, number>
  calls: { name: string; phone: string | null }[]
  /** Without a number or name of their table. */
  tableless: number
  /** Of the demo content, which nobody is told anything; not among the others. */
  demo: number
}

export async function countAudience(
  eventId: number,
  audience: Audience,
  on: Queryable = database,
): Promise<AudienceCount> {
  const { contactName: name, phone, email, language, tableLabel: table, privacyVersion } = p
  const listed = await on
    .select({ name, phone, email, language, table, privacyVersion })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(eq(p.eventId, eventId), isInAudienceOrDemo(audience)))
    .orderBy(asc(p.nameKey), asc(p.id))
  const parties = listed.filter((party) => !isDemoParty(party))
  const mailed = parties.filter(({ email }) => email !== null)
  const countOf = (language: Language) => mailed.filter((party) => party.language === language).length
  return {
    parties: parties.length,
    mails: { es: countOf('es'), ca: countOf('ca') },
    calls: parties.filter(({ email }) => email === null).map(({ name, phone }) => ({ name, phone })),
    demo: listed.length - parties.length,
    tableless: mailed.filter(({ table }) => table === '').length,
  }
}
