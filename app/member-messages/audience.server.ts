import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { getsMail } from '#app/banking/deceased.server.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { eventMessages, messageMembers, socios, type memberAudiences } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Addressing, Message } from '#app/messages/message-scope.ts'

type MemberAudience = (typeof memberAudiences)[number]

/** Of the table of messages, those to members. */
export const isToMembers: SQL = isNull(eventMessages.eventId)

const isChosen = (messageId: string) => sql<boolean>`exists (select from ${messageMembers}
  where ${messageMembers.messageId} = ${messageId} and ${messageMembers.socioId} = ${socios.id})`

/** Who is a member now, and wants messages of this purpose. */
export function isReached(purpose: Message['purpose']): SQL | undefined {
  const wantsIt = purpose === 'service' ? undefined : isNull(socios.newsRefusedAt)
  return and(eq(socios.status, 'active'), ne(socios.email, ''), getsMail(socios.id), wantsIt)
}

type ToMembers = Addressing & { id: string }

/** The members whom a message is for. */
export function isAddressed({ id, audience, purpose = null, membershipType = null }: ToMembers): SQL | undefined {
  const conditions: Record<MemberAudience, SQL | undefined> = {
    members: undefined,
    'member-type': eq(socios.membershipType, membershipType ?? ''),
    'chosen-members': isChosen(id),
  }
  if (!(audience in conditions)) return sql`false`
  return and(isReached(purpose), conditions[audience as MemberAudience])
}

/** How many mails a message would be: one a member, in the member's language. */
export async function countMails(on: Queryable, message: ToMembers): Promise<Record<Language, number>> {
  const rows = await on
    .select({ language: socios.language, count: sql<number>`count(*)::int` })
    .from(socios)
    .where(isAddressed(message))
    .groupBy(socios.language)
  const of = (language: Language) => rows.find((row) => row.language === language)?.count ?? 0
  return { es: of('es'), ca: of('ca') }
}

/** More types than these are no types. */
const GROUPS_LIMIT = 400

/** Members who get mail, by what the form chooses; `name` is the first of each group. */
export async function groupMembers(messageId: string) {
  const wantsNews = sql<boolean>`${socios.newsRefusedAt} is null`
  const { membershipType, language } = socios
  return database
    .select({
      membershipType,
      language,
      wantsNews,
      isChosen: isChosen(messageId),
      count: sql<number>`count(*)::int`,
      name: sql<string>`min(${socios.fullName})`,
    })
    .from(socios)
    .where(isReached('service'))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`count(*) desc`, membershipType)
    .limit(GROUPS_LIMIT)
}
export type MemberGroup = Awaited<ReturnType<typeof groupMembers>>[number]
