import { eq } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import { isVisibleRow } from '#app/database/visible-events.ts'
import { hasBegun } from '#app/events/event-times.ts'
import { changedFields } from '#app/events/panel/editor/event-changes.server.ts'
import { decidePublication } from '#app/events/panel/editor/event-dates.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { publicationBefore } from '#app/platform/forms/selected-rows.server.ts'
import { offerSeats } from '#app/seats/offers.server.ts'
import { hidesFromGuests, leavesPaymentOpen } from './save-event.server.ts'

type Event = typeof events.$inferSelect
type Publication = Pick<Event, 'status' | 'publishedAt'>
type Refusal =
  | 'unknown'
  | 'conflict'
  | 'published'
  | 'unpublished'
  | 'cancelled'
  | 'past'
  | 'seen-by-guests'
  | 'payment-missing'
type PublicationChange = { ok: true; version: number } | { ok: false; reason: Refusal }

/** Now, as the form does it; also what would be published later. @param seen its version in the list */
export function publishEvent(id: number, seen: number, actor: Actor): Promise<PublicationChange> {
  return changePublication(id, seen, actor, async (_, event, now) => {
    if (event.status === 'cancelled') return 'cancelled'
    if (isVisibleRow(event, now)) return 'published'
    if (hasBegun(event, now)) return 'past'
    const published = decidePublication('now', null, event, now)
    return leavesPaymentOpen(event, { ...event, ...published }) ? 'payment-missing' : published
  })
}

/** As the form does it: not while guests would lose the page. */
export function unpublishEvent(id: number, seen: number, actor: Actor): Promise<PublicationChange> {
  return changePublication(id, seen, actor, async (_, event, now) => {
    if (event.status === 'cancelled') return 'cancelled'
    return event.status === 'draft' ? 'unpublished' : decidePublication('draft', null, event, now)
  })
}

/** As it was before the change that has made the version `seen`: a draft, or with its moment. */
export function undoEventPublication(id: number, seen: number, actor: Actor): Promise<PublicationChange> {
  return changePublication(id, seen, actor, async (tx, event) =>
    event.version === seen ? ((await publicationBefore(tx, 'event', event)) ?? 'conflict') : 'conflict',
  )
}

async function changePublication(
  id: number,
  seen: number,
  actor: Actor,
  decide: (tx: Transaction, event: Event, now: Date) => Promise<Publication | Refusal>,
): Promise<PublicationChange> {
  return database.transaction(async (tx): Promise<PublicationChange> => {
    const locked = await lockVersion(tx, events, eq(events.id, id), () => true)
    if (!locked.ok) return locked
    const { row: before } = locked
    const decided = await decide(tx, before, new Date())
    if (typeof decided === 'string') return { ok: false, reason: decided }
    if (before.version !== seen) return { ok: false, reason: 'conflict' }
    if (await hidesFromGuests(tx, before, decided)) return { ok: false, reason: 'seen-by-guests' }
    await updateVersioned(tx, events, eq(events.id, id), decided)
    const fields = changedFields(before, { ...before, ...decided })
    await auditAndTell(tx, { actor: actor.id, action: 'event.updated', subject: String(id), fields })
    await offerSeats(tx, id)
    return { ok: true, version: seen + 1 }
  })
}
