import { and, asc, eq, isNull } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { nameKey, personCondition } from './same-person.server.ts'
import type { HoldDecision } from '#app/seats/seat-limits.ts'
import type { Language } from '#app/i18n/language.ts'
import type { GuestFields } from './new-guests.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

const p = eventParties

type ExistingAnswer =
  | { ok: true; id: string; decision: HoldDecision }
  | { ok: false; reason: 'already' | 'waiting' | 'cancelled' }

/** Somebody who is booked is sent the link again; with other guests they change the booking by that link. */
export async function answerExisting(
  id: string,
  guests: readonly GuestFields[],
  language: Language,
): Promise<ExistingAnswer> {
  return database.transaction(async (tx) => {
    const [party] = await tx
      .select({ id: p.id, email: p.email, createdAt: p.createdAt, hold: p.hold, state: p.state, event: events.status })
      .from(p)
      .innerJoin(events, eq(events.id, p.eventId))
      .where(eq(p.id, id))
    if (party?.event === 'cancelled') return { ok: false, reason: 'cancelled' }
    if (party?.state === 'waiting' || party?.state === 'offered') return { ok: false, reason: 'waiting' }
    if (party) await sendConfirmationAgain(tx, party, language)
    const booked = await tx
      .select({ fullName: eventRegistrations.fullName })
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.partyId, id), isNull(eventRegistrations.cancelledAt)))
      .orderBy(asc(eventRegistrations.position))
    if (namesOf(booked) !== namesOf(guests)) return { ok: false, reason: 'already' }
    return { ok: true, id, decision: party?.hold === 'held' ? 'held' : 'booked' }
  })
}

const namesOf = (guests: readonly { fullName: string }[]) =>
  JSON.stringify(guests.map(({ fullName }) => nameKey(fullName)).toSorted())

type NewParty = { id: string; event_id: number; email: string | null; name_key: string }

/** The same person is asked by mail to confirm: that mail is sent again. */
export async function answerPending(
  { id, event_id: eventId, email, name_key: key }: NewParty,
  language: Language,
): Promise<ExistingAnswer> {
  const [pending] = await database
    .select({ id: p.id, email: p.email, createdAt: p.createdAt })
    .from(p)
    .where(and(personCondition({ eventId, email, nameKey: key }), eq(p.hold, 'released')))
  if (pending) await database.transaction((tx) => sendConfirmationAgain(tx, pending, language))
  return { ok: true, id: pending?.id ?? id, decision: 'released' }
}

type Existing = {
  id: string
  /** Null: entered by the office without an address. */ email: string | null
  createdAt: Date
}

/**
 * Sends the confirmation again to a person who registers again. At most once a minute: the minute is part of its `ref`.
 * Within the first minute the first mail is on its way (a double click, a retry).
 */
async function sendConfirmationAgain(tx: Transaction, existing: Existing, language: Language): Promise<void> {
  const minutes = Math.floor((Date.now() - existing.createdAt.getTime()) / 60_000)
  if (minutes < 1 || existing.email === null) return
  const mail = { ref: `${existing.id}:m${minutes}`, data: { partyId: existing.id } }
  await enqueueMail(tx, { ...mail, kind: 'registration-again', recipient: existing.email, language })
}
