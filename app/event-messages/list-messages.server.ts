import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventChanges, eventMessages, eventParties, events, mails } from '#app/database/schema.ts'
import { toListed, type ListedMessage } from '#app/messages/listed-messages.server.ts'
import { countMails, figureColumns, noMails } from '#app/messages/mail-figures.server.ts'
import { automaticAt, automaticAudiences, isAutomaticDue, type AutomaticKind } from './message-times.ts'

const m = eventMessages
const p = eventParties

const unwritten = { id: null, membershipType: null, subject: { es: '', ca: '' } }

/** What an event's parties were told and will be told: what is to come first. */
export async function listMessages(eventId: number, now = new Date()): Promise<ListedMessage[]> {
  const [event] = await database.select().from(events).where(eq(events.id, eventId))
  if (!event) return []
  const [rows, figures, changes] = await Promise.all([
    database.select().from(m).where(eq(m.eventId, eventId)).orderBy(desc(m.createdAt)).limit(100),
    countMails('guests', eq(m.eventId, eventId)),
    listChangeNotices(eventId),
  ])
  const automatic = (kind: AutomaticKind): ListedMessage[] => {
    const at = automaticAt(kind, event)
    const hasRow = rows.some((row) => row.kind === kind)
    if (hasRow || event.status !== 'published' || (at <= now && !isAutomaticDue(kind, event, now))) return []
    return [
      {
        ...unwritten,
        kind,
        audience: automaticAudiences[kind],
        state: 'scheduled',
        at: at.toISOString(),
        figures: noMails,
      },
    ]
  }
  const plannedAt = ({ kind, sendAt, updatedAt }: (typeof rows)[number]) =>
    sendAt ?? (kind === 'message' ? updatedAt : automaticAt(kind, event))
  const listed = rows.map((row) => toListed(row, figures.get(row.id), plannedAt(row)))
  const all = [...listed, ...automatic('reminder'), ...automatic('thanks'), ...changes]
  return all.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
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
    ...unwritten,
    kind: 'change',
    audience: null,
    state: 'sent',
    at: at.toISOString(),
    figures,
  }))
}
