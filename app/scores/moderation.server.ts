import { and, asc, desc, eq, gt, lt, min, ne, sql, type SQL } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations, events, eventScores } from '#app/database/schema.ts'
import { findGuestScores, isOfSeatedGuest } from '#app/restaurants/guest-scores.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

const s = eventScores
const r = eventRegistrations

/** An event has at most as many as seats. */
const LISTED_COMMENTS = 500

/** What the team has read: showing a text that the guest has changed meanwhile is refused. */
const seen = sql<string>`md5(${s.comment} || ${s.showsName}::text)`

/** The comments of an event, those that nobody has read first. */
export async function listOpinions(eventId: number) {
  const [comments, answers, means] = await Promise.all([
    database
      .select({
        id: s.guestId,
        fullName: r.fullName,
        ...pick(s, 'comment', 'showsName', 'kitchen', 'wine', 'place', 'pace', 'language'),
        state: s.commentState,
        givenAt: s.updatedAt,
        seen,
      })
      .from(s)
      .innerJoin(r, eq(r.id, s.guestId))
      .where(and(eq(s.eventId, eventId), ne(s.comment, ''), isOfSeatedGuest))
      .orderBy(desc(eq(s.commentState, 'pending')), desc(s.createdAt), s.guestId)
      .limit(LISTED_COMMENTS),
    database.$count(s, and(eq(s.eventId, eventId), isOfSeatedGuest)),
    findGuestScores(eq(s.eventId, eventId)),
  ])
  return { answers, means, comments }
}

export type Opinions = Awaited<ReturnType<typeof listOpinions>>

const isUnread = and(eq(s.commentState, 'pending'), ne(s.comment, ''), isOfSeatedGuest)

/** Comments that nobody has read. */
export function countUnreadComments(eventId: number): Promise<number> {
  return database.$count(s, and(eq(s.eventId, eventId), isUnread))
}

const MOST_EVENTS = 20

/** The events with such comments, the oldest first. @param seen of `eventsSeenBy` */
export async function listUnreadComments(seen?: SQL) {
  const unread = database
    .select({ count: sql<number>`count(*)`.mapWith(Number).as('unread'), since: min(s.updatedAt).as('since') })
    .from(s)
    .where(and(eq(s.eventId, events.id), isUnread))
    .as('unread')
  return database
    .select({
      eventId: events.id,
      title: events.title,
      titleCa: events.titleCa,
      count: unread.count,
      since: unread.since,
    })
    .from(events)
    .innerJoinLateral(unread, gt(unread.count, 0))
    .where(and(seen, lt(events.date, sql`now()`)))
    .orderBy(asc(events.date), asc(events.id))
    .limit(MOST_EVENTS)
}

/** @param asSeen of the comment that the team has read */
export async function moderateComment(
  eventId: number,
  { id, state, asSeen }: { id: string; state: 'shown' | 'hidden'; asSeen: string },
  actor: Actor,
): Promise<{ ok: true } | { ok: false; reason: 'unknown' | 'conflict' }> {
  return database.transaction(async (tx) => {
    const own = and(eq(s.guestId, id), eq(s.eventId, eventId), ne(s.comment, ''))
    const [row] = await tx
      .select({ state: s.commentState, seen, partyId: r.partyId })
      .from(s)
      .innerJoin(r, eq(r.id, s.guestId))
      .where(own)
      .for('update', { of: s })
    if (!row) return { ok: false, reason: 'unknown' }
    if (row.seen !== asSeen) return { ok: false, reason: 'conflict' }
    if (row.state === state) return { ok: true }
    await tx.update(s).set({ commentState: state }).where(own)
    const action = state === 'shown' ? 'registration.comment-shown' : 'registration.comment-hidden'
    await audit(tx, { actor: actor.id, action, subject: row.partyId ?? id })
    return { ok: true }
  })
}
