import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventChanges, eventMessages, eventParties, events, mails } from '#app/database/schema.ts'
import { automaticAt, automaticAudiences, isAutomaticDue, type AutomaticKind } from './message-times.ts'

const m = eventMessages
const p = eventParties

type Message = typeof m.$inferSelect

/** How many of its mails have left, and how many never will. */
type MailFigures = { all: number; sent: number; failed: number; queued: number }
type CountedMails = MailFigures & { lastSentAt: Date | string | null }

export type ListedMessage = {
  /** Null of an automatic one that nobody has changed. */
  id: string | null
  kind: Message['kind'] | 'change'
  audience: Message['audience'] | null
  state: Message['state']
  /** Of a written one, in both languages. */
  subject: { es: string; ca: string }
  /** When it is to leave; of what has left, when its last mail did. */
  at: string | null
  figures: MailFigures
}

const none: MailFigures = { all: 0, sent: 0, failed: 0, queued: 0 }

/** What an event's parties were told and will be told: what is to come first. */
export async function listMessages(eventId: number, now = new Date()): Promise<ListedMessage[]> {
  const [event] = await database.select().from(events).where(eq(events.id, eventId))
  if (!event) return []
  const [rows, figures, changes] = await Promise.all([
    database.select().from(m).where(eq(m.eventId, eventId)).orderBy(desc(m.createdAt)).limit(100),
    countMails(eventId),
    listChangeNotices(eventId),
  ])
  const automatic = (kind: AutomaticKind): ListedMessage[] => {
    const at = automaticAt(kind, event)
    const hasRow = rows.some((row) => row.kind === kind)
    if (hasRow || event.status !== 'published' || (at <= now && !isAutomaticDue(kind, event, now))) return []
    const subject = { es: '', ca: '' }
    return [
      {
        id: null,
        kind,
        audience: automaticAudiences[kind],
        state: 'scheduled',
        subject,
        at: at.toISOString(),
        figures: none,
      },
    ]
  }
  const listed = rows.map((row): ListedMessage => {
    const { lastSentAt, ...counted } = figures.get(row.id) ?? { ...none, all: row.mailCount ?? 0, lastSentAt: null }
    const planned = row.sendAt ?? (row.kind === 'message' ? row.updatedAt : automaticAt(row.kind, event))
    const at = row.state === 'sent' && lastSentAt ? new Date(lastSentAt) : planned
    return {
      id: row.id,
      kind: row.kind,
      audience: row.audience,
      state: row.state,
      subject: { es: row.subject, ca: row.subjectCa },
      at: at.toISOString(),
      figures: counted,
    }
  })
  const all = [...listed, ...automatic('reminder'), ...automatic('thanks'), ...changes]
  return all.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
}

/** The mails of a message, without those that somebody has sent to themselves as a test. */
export function isMailOf(messageId: SQL): SQL | undefined {
  return and(
    sql`${mails.data} ->> 'messageId' = ${messageId}`,
    sql`${mails.kind} in ('event-message', 'reminder', 'thanks')`,
    sql`${mails.data} ->> 'isTest' is null`,
  )
}

async function countMails(eventId: number): Promise<Map<string, CountedMails>> {
  const rows = await database
    .select({ id: m.id, ...figureColumns, lastSentAt: sql<string | null>`max(${mails.sentAt})` })
    .from(m)
    .innerJoin(mails, isMailOf(sql`${m.id}::text`))
    .where(eq(m.eventId, eventId))
    .groupBy(m.id)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

const ofStatus = (status: string) => sql<number>`count(*) filter (where ${mails.status} = ${status})::int`
const figureColumns = {
  all: sql<number>`count(*)::int`,
  sent: ofStatus('sent'),
  failed: ofStatus('failed'),
  queued: ofStatus('queued'),
}

/** Mails about another date, hour, place or price; found by their recipients, who have an index. */
async function listChangeNotices(eventId: number): Promise<ListedMessage[]> {
  const version = sql<number>`(${mails.data} ->> 'version')::int`
  const rows = await database
    .select({ at: eventChanges.changedAt, ...figureColumns })
    .from(p)
    .innerJoin(
      mails,
      and(
        eq(sql`lower(${mails.recipient})`, sql`lower(${p.email})`),
        eq(mails.kind, 'event-changed'),
        eq(sql`${mails.data} ->> 'partyId'`, sql`${p.id}::text`),
      ),
    )
    .innerJoin(eventChanges, and(eq(eventChanges.eventId, p.eventId), eq(eventChanges.version, version)))
    .where(eq(p.eventId, eventId))
    .groupBy(eventChanges.version, eventChanges.changedAt)
    .orderBy(asc(eventChanges.changedAt))
  return rows.map(({ at, ...figures }) => ({
    id: null,
    kind: 'change',
    audience: null,
    state: 'sent',
    subject: { es: '', ca: '' },
    at: at.toISOString(),
    figures,
  }))
}
