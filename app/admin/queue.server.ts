import { and, asc, eq, isNull, not } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { contactMessages, membershipRequests } from '#app/database/schema.ts'
import { listLateSeats } from '#app/bookings/cancellations/late-seats.server.ts'
import { listChangedSheets, type ChangedSheet } from '#app/kitchen/kitchen-changes.server.ts'
import { listHandOffers } from '#app/waiting-list/hand-offers.server.ts'
import { listUnreadComments } from '#app/scores/moderation.server.ts'
import { listRefunds } from '#app/bookings/panel/refunds.server.ts'
import type { Count } from '#app/i18n/money.ts'
import { listUnreachableAddresses } from '#app/mails/bounces/unreachable-addresses.server.ts'
import { countPendingRequests, countPendingWork } from './dashboard.server.ts'

/** How many of a kind have a line of their own; the others share one. */
const LINES_OF_A_KIND = 5

const DAY_MS = 86_400_000

/** Somebody who waits. */
type Waiting = { id: string; name: string; days: number }

/** What waits for somebody of the club: the oldest of each kind, and how many there are. */
export async function readQueue() {
  const { fullName, createdAt, updatedAt, status, completed } = membershipRequests
  const [pending, work, requests, incomplete, messages, refunds, sheets, handOffers, lateSeats, comments, unreachable] =
    await Promise.all([
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
      listRefunds(LINES_OF_A_KIND),
      listChangedSheets(),
      listHandOffers(),
      listLateSeats(),
      listUnreadComments(),
      listUnreachableAddresses(LINES_OF_A_KIND),
    ])
  return {
    failedMails: work.failedMails,
    unreachable: { rows: unreachable.rows.map(withAge), count: unreachable.count },
    requests: waiting(requests, pending),
    incomplete: waiting(incomplete, work.incomplete),
    messages: waiting(messages, work.unread),
    refunds: {
      rows: refunds.due.map(withAge),
      settled: refunds.settled.map(withAge),
      count: refunds.count,
    },
    sheets: sheets.map(toSheet),
    handOffers,
    lateSeats: lateSeats.map(withAge),
    comments: comments.map(withAge),
  }
}

export type Queue = Awaited<ReturnType<typeof readQueue>>

function waiting(rows: { id: string; name: string; since: Date }[], count: Count): { rows: Waiting[]; count: Count } {
  return { rows: rows.map(({ id, name, since }) => ({ id, name, days: daysSince(since) })), count }
}

function withAge<Row extends { since: Date | null }>({ since, ...row }: Row) {
  return { ...row, days: daysSince(since) }
}

/** The kitchen buys for a dinner two days before. */
const SOON_DAYS = 2

function toSheet({ since, date, ...sheet }: ChangedSheet) {
  return { ...sheet, days: daysSince(since), soon: date.getTime() - Date.now() < SOON_DAYS * DAY_MS }
}

const daysSince = (moment: Date | null) => Math.floor((Date.now() - (moment ?? new Date()).getTime()) / DAY_MS)
