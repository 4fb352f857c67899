import { and, asc, eq, not, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { countColumn, toCount } from '#app/database/bounded-count.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import { LINES_OF_A_CARD, type QueueCard } from '#app/queue-card.ts'
import { requestTexts } from './panel-texts.ts'
import { reviewTexts } from './review-texts.ts'

const { id, fullName, status, completed, createdAt, updatedAt } = membershipRequests

const LATE_REQUEST_DAYS = 5
const LATE_COMPLETION_DAYS = 7

export const requestCards: readonly QueueCard[] = [
  {
    name: 'requests',
    needs: 'requests.edit',
    part: 'week',
    label: (language) => requestTexts[language].queue.pending.label,
    async read({ language }) {
      const { pending: t, open, seeAll } = requestTexts[language].queue
      const { rows, count } = await readOldest(eq(status, 'pending'), createdAt)
      const lines = rows.map((row) => ({
        key: `request-${row.id}`,
        icon: 'tray' as const,
        look: 'hot' as const,
        what: t.what(row.name),
        why: t.why,
        since: row.since,
        lateDays: LATE_REQUEST_DAYS,
        act: open,
        to: '/admin/solicitudes?orden=fecha',
        opens: row.id,
      }))
      return { lines, count, rest: { act: seeAll, to: '/admin/solicitudes' } }
    },
  },
  {
    name: 'incomplete',
    needs: 'requests.edit',
    part: 'week',
    label: (language) => requestTexts[language].queue.incomplete.label,
    async read({ language }) {
      const { review } = reviewTexts[language]
      const { incomplete: t, seeAll } = requestTexts[language].queue
      const { rows, count } = await readOldest(and(eq(status, 'approved'), not(completed)), updatedAt)
      const list = '/admin/solicitudes?estado=incomplete'
      const lines = rows.map((row) => ({
        key: `incomplete-${row.id}`,
        icon: 'identification-card' as const,
        look: 'plain' as const,
        what: t.what(row.name),
        why: t.why,
        since: row.since,
        lateDays: LATE_COMPLETION_DAYS,
        act: review.resend,
        to: '/admin/solicitudes',
        fields: { act: 'resend', id: row.id },
        about: `${list}&orden=fecha`,
        opens: row.id,
      }))
      return { lines, count, rest: { act: seeAll, to: list } }
    },
  },
]

async function readOldest(where: SQL | undefined, since: typeof createdAt | typeof updatedAt) {
  const rows = await database
    .select({ id, name: fullName, since, all: countColumn(membershipRequests, where) })
    .from(membershipRequests)
    .where(where)
    .orderBy(asc(createdAt), asc(id))
    .limit(LINES_OF_A_CARD)
  return { rows, count: toCount(rows[0]?.all) }
}
