import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import { SEATS_PER_MAILBOX } from '#app/seats/seat-limits.ts'
import type { LockedEvent } from '#app/seats/lock-event.server.ts'

const p = eventParties

type Asked = {
  email: string | null
  size: number
  states: (typeof p.$inferSelect)['state'][]
  /** A party that is counted by its new `size`. */
  except?: string
}

/** Whether a mailbox would have more seats of an event than it may. The event is locked. */
export async function exceedsMailbox(tx: Transaction, event: LockedEvent, asked: Asked): Promise<boolean> {
  const { email, size, states, except } = asked
  const [row] = await tx
    .select({ seats: sql<number>`coalesce(sum(${p.size}), 0)::int` })
    .from(p)
    .where(
      and(
        eq(p.eventId, event.id),
        inArray(p.state, states),
        except === undefined ? undefined : ne(p.id, except),
        sql`mailbox_key(${p.email}) = mailbox_key(${email})`,
      ),
    )
  return (row?.seats ?? 0) + size > Math.max(SEATS_PER_MAILBOX, event.partyLimit)
}
