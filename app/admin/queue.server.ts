import { and, asc, eq, isNull, not } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { contactMessages, membershipRequests } from '#app/database/schema.ts'
import type { Count } from '#app/i18n/money.ts'
import { countPendingRequests, countPendingWork } from './dashboard.server.ts'

/** How many of a kind have a line of their own; the others share one. */
const LINES_OF_A_KIND = 5

const DAY_MS = 86_400_000

/** Somebody who waits. */
export type Waiting = { id: string; name: string; days: number }

/** What waits for somebody of the club: the oldest of each kind, and how many there are. */
export async function readQueue() {
  const { fullName, createdAt, updatedAt, status, completed } = membershipRequests
  const [pending, work, requests, incomplete, messages] = await Promise.all([
    countPendingRequests(),
    countPendingWork(),
    database
      .select({ id: membershipRequests.id, name: fullName, since: createdAt })
      .from(membershipRequests)
      .where(eq(status, 'pending'))
      .orderBy(asc(createdAt), asc(membershipRequests.id))
      .limit(LINES_OF_A_KIND),
    database
      .select({ id: membershipRequests.id, name: fullName, since: updatedAt })
      .from(membershipRequests)
      .where(and(eq(status, 'approved'), not(completed)))
      .orderBy(asc(createdAt), asc(membershipRequests.id))
      .limit(LINES_OF_A_KIND),
    database
      .select({ id: contactMessages.id, name: contactMessages.name, since: contactMessages.createdAt })
      .from(contactMessages)
      .where(isNull(contactMessages.readAt))
      .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
      .limit(LINES_OF_A_KIND),
  ])
  return {
    failedMails: work.failedMails,
    requests: waiting(requests, pending),
    incomplete: waiting(incomplete, work.incomplete),
    messages: waiting(messages, work.unread),
  }
}

export type Queue = Awaited<ReturnType<typeof readQueue>>

function waiting(rows: { id: string; name: string; since: Date }[], count: Count): { rows: Waiting[]; count: Count } {
  const now = Date.now()
  return {
    rows: rows.map(({ id, name, since }) => ({ id, name, days: Math.floor((now - since.getTime()) / DAY_MS) })),
    count,
  }
}
