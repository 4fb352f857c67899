import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { linkTokenHash } from './cancellations.server.ts'
import { AlreadyPending, putOnHold, releaseOverdueHolds } from './holds.server.ts'
import { activePersonCondition, nameKey } from './same-person.server.ts'
import { sendConfirmationAgain } from './send-again.server.ts'
import { SEATS_PER_MAILBOX, decideHold, type HoldDecision } from './seat-limits.ts'
import { takeSeat } from './take-seat.server.ts'

export type RegistrationForm = {
  fullName: string
  email: string
  phone: string | undefined
  howDidYouKnowUs: string | undefined
  dietaryRestrictions: string | undefined
  notes: string | undefined
  isMember: boolean
  language: Language
  /** Version of the acknowledged privacy text and of the consent to store the diet. */
  privacyVersion: string
}

export type RegistrationOptions = {
  /** Keyed hash of the client address; absent for the office, which has no limits and no holds. */
  origin?: { key: string; burst: boolean }
  /** Runs in the same transaction, for new registrations only. */
  along?: (tx: Transaction, registrationId: string) => Promise<void>
}

export type RegistrationRefusal = 'unknown-event' | 'ended' | 'full' | 'mailbox-full'
export type RegistrationResult = { ok: true; decision: HoldDecision } | { ok: false; reason: RegistrationRefusal }

/** Thrown to roll the transaction back; caught in this file. */
class NoSeat extends Error {}
class MailboxFull extends Error {}

/**
 * Registers a guest; the only way to take a seat besides a confirmation. One transaction writes the registration and
 * its mail, and takes the seat last, so that the event's row is locked briefly; `events_places_check` is the second
 * barrier. The same person twice is one registration and succeeds, even when the event is full or has started, and is
 * sent the confirmation again. When the event is full, overdue holds are released first.
 */
export async function register(
  eventId: number,
  form: RegistrationForm,
  how: RegistrationOptions = {},
): Promise<RegistrationResult> {
  const outcome = await tryToRegister(eventId, form, how)
  const full = !outcome.ok && outcome.reason === 'full'
  return full && (await releaseOverdueHolds(eventId)) > 0 ? tryToRegister(eventId, form, how) : outcome
}

async function tryToRegister(
  eventId: number,
  form: RegistrationForm,
  { origin, along }: RegistrationOptions,
): Promise<RegistrationResult> {
  const row = { ...buildRow(eventId, form), origin: origin?.key }
  try {
    return await database.transaction(async (tx) => {
      const inserted = await tx
        .insert(eventRegistrations)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: eventRegistrations.id })
      if (inserted.length === 0) return { ok: true, decision: await answerExisting(tx, row) }
      await along?.(tx, row.id)
      await enqueueMail(tx, { kind: 'registration', ref: row.id, recipient: form.email, language: form.language })
      const decision = await takeLimitedSeat(tx, row, origin)
      if (decision !== 'booked') await putOnHold(tx, row, decision)
      return { ok: true, decision }
    })
  } catch (error) {
    if (error instanceof AlreadyPending) {
      await database.transaction((tx) => sendConfirmationAgain(tx, error.pending, form.language))
      return { ok: true, decision: 'released' }
    }
    return toRefusal(error, eventId)
  }
}

type Row = ReturnType<typeof buildRow>

/** @throws NoSeat, MailboxFull */
async function takeLimitedSeat(
  tx: Transaction,
  row: Row,
  origin: RegistrationOptions['origin'],
): Promise<HoldDecision> {
  const counts = await takeSeat(tx, row, origin?.key ?? null)
  if (!counts) throw new NoSeat()
  if (!origin) return 'booked'
  if (counts.ofMailbox > SEATS_PER_MAILBOX) throw new MailboxFull()
  return decideHold(counts, origin.burst)
}

const existingColumns = {
  id: eventRegistrations.id,
  email: eventRegistrations.email,
  createdAt: eventRegistrations.createdAt,
  hold: eventRegistrations.hold,
}

async function answerExisting(tx: Transaction, row: Row): Promise<HoldDecision> {
  const [same] = await tx.select(existingColumns).from(eventRegistrations).where(activePersonCondition(row))
  if (same) await sendConfirmationAgain(tx, same, row.language)
  return same?.hold === 'held' ? 'held' : 'booked'
}

const EVENT_KEY = 'event_registrations_event_id_events_id_fk'

async function toRefusal(error: unknown, eventId: number): Promise<RegistrationResult> {
  if (error instanceof MailboxFull) return { ok: false, reason: 'mailbox-full' }
  if (violatedConstraint(error) === EVENT_KEY) return { ok: false, reason: 'unknown-event' }
  if (error instanceof NoSeat) return { ok: false, reason: await findRefusal(eventId) }
  throw error
}

function buildRow(eventId: number, form: RegistrationForm) {
  const id = randomUUID()
  const diet = form.dietaryRestrictions
  return {
    id,
    eventId,
    fullName: form.fullName,
    email: form.email,
    phone: form.phone,
    howDidYouKnowUs: form.howDidYouKnowUs,
    notes: form.notes,
    isMember: form.isMember,
    nameKey: nameKey(form.fullName),
    language: form.language,
    privacyVersion: form.privacyVersion,
    cancelTokenHash: linkTokenHash(id),
    ...(diet && {
      dietaryRestrictions: encryptField(diet, `event_registrations.dietary_restrictions:${id}`),
      dietConsentVersion: form.privacyVersion,
      dietConsentAt: new Date(),
    }),
  }
}

async function findRefusal(eventId: number): Promise<RegistrationRefusal> {
  const [event] = await database.select({ date: events.date }).from(events).where(eq(events.id, eventId))
  if (!event) return 'unknown-event'
  return event.date <= new Date() ? 'ended' : 'full'
}
