import { and, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages, mails } from '#app/database/schema.ts'

/** How many of its mails have left, and how many never will. */
export type MailFigures = { all: number; sent: number; failed: number; queued: number }
export type CountedMails = MailFigures & { lastSentAt: Date | string | null }
export const noMails: MailFigures = { all: 0, sent: 0, failed: 0, queued: 0 }

/** Each is the condition of an index. */
const kindsOfMails = {
  guests: sql`${mails.kind} in ('event-message', 'reminder', 'thanks')`,
  members: sql`${mails.kind} = 'member-message'`,
}
export type Readers = keyof typeof kindsOfMails

/** The mails of a message, tests included. */
export function isMailOfOrTest(readers: Readers, messageId: SQL): SQL | undefined {
  return and(sql`${mails.data} ->> 'messageId' = ${messageId}`, kindsOfMails[readers])
}

/** Without those that somebody has sent to themselves as a test. */
export function isMailOf(readers: Readers, messageId: SQL): SQL | undefined {
  return and(isMailOfOrTest(readers, messageId), sql`${mails.data} ->> 'isTest' is null`)
}

const ofStatus = (status: string) => sql<number>`count(*) filter (where ${mails.status} = ${status})::int`
export const figureColumns = {
  all: sql<number>`count(*)::int`,
  sent: ofStatus('sent'),
  failed: ofStatus('failed'),
  queued: ofStatus('queued'),
}

/** By message. */
export async function countMails(readers: Readers, messages: SQL | undefined): Promise<Map<string, CountedMails>> {
  const { id } = eventMessages
  const rows = await database
    .select({ id, ...figureColumns, lastSentAt: sql<string | null>`max(${mails.sentAt})` })
    .from(eventMessages)
    .innerJoin(mails, isMailOf(readers, sql`${id}::text`))
    .where(messages)
    .groupBy(id)
  return new Map(rows.map(({ id: message, ...figures }) => [message, figures]))
}
