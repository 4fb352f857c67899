import { eq, sql, type SQL } from 'drizzle-orm'
import { violatedConstraint } from '#app/database/violated-constraint.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events } from '#app/database/schema.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { releaseOverdueHolds } from './holds.server.ts'
import { activePersonCondition } from './same-person.server.ts'
import { takeSeat } from './take-seat.server.ts'

const r = eventRegistrations

/** `released`: confirming takes a seat if one is free. */
export type ConfirmationState = 'held' | 'released' | 'booked' | 'cancelled' | 'started'

type Confirmable = { hold: 'held' | 'released' | 'confirmed' | null; cancelledAt: Date | null; date: Date }

export function confirmationStateOf({ hold, cancelledAt, date }: Confirmable): ConfirmationState {
  if (cancelledAt && hold !== 'released') return 'cancelled'
  if (date <= new Date()) return 'started'
  return hold === 'held' || hold === 'released' ? hold : 'booked'
}

export async function findConfirmation(token: string) {
  const [row] = await database
    .select({
      fullName: r.fullName,
      hold: r.hold,
      heldUntil: r.heldUntil,
      cancelledAt: r.cancelledAt,
      eventId: events.id,
      title: events.title,
      titleCa: events.titleCa,
      date: events.date,
    })
    .from(r)
    .innerJoin(events, eq(events.id, r.eventId))
    .where(eq(r.cancelTokenHash, hashToken(token)))
  return row ? { ...row, state: confirmationStateOf(row) } : null
}

export type ConfirmationResult = { ok: true } | { ok: false; reason: 'unknown' | 'cancelled' | 'started' | 'full' }

export async function confirmRegistration(token: string): Promise<ConfirmationResult> {
  return confirmWhere(eq(r.cancelTokenHash, hashToken(token)))
}

type Along = (tx: Transaction) => Promise<void>

/** Safe to repeat; releases overdue holds when the event is full. @param along runs once, in the same transaction */
export async function confirmWhere(which: SQL | undefined, along: Along = async () => {}): Promise<ConfirmationResult> {
  try {
    const outcome = await tryToConfirm(which, along)
    const full = !outcome.ok && outcome.reason === 'full'
    return full && (await releaseOverdueHolds()) > 0 ? await tryToConfirm(which, along) : outcome
  } catch (error) {
    // The same person has registered meanwhile: the second try finds that registration.
    if (violatedConstraint(error) === 'event_registrations_person_key') return tryToConfirm(which, along)
    throw error
  }
}

async function tryToConfirm(which: SQL | undefined, along: Along): Promise<ConfirmationResult> {
  return database.transaction(async (tx) => {
    const [row] = await tx
      .select({ ...columns, date: events.date })
      .from(r)
      .innerJoin(events, eq(events.id, r.eventId))
      .where(which)
      .for('update', { of: r })
    if (!row) return { ok: false, reason: 'unknown' }
    const state = confirmationStateOf(row)
    if (state === 'cancelled' || state === 'started') return { ok: false, reason: state }
    if (state === 'booked') return { ok: true }
    if (state === 'held') await markConfirmed(tx, row)
    else if (!(await confirmReleased(tx, row))) return { ok: false, reason: 'full' }
    await along(tx)
    return { ok: true }
  })
}

const columns = {
  id: r.id,
  eventId: r.eventId,
  email: r.email,
  nameKey: r.nameKey,
  language: r.language,
  hold: r.hold,
  cancelledAt: r.cancelledAt,
}
type Row = Pick<typeof r.$inferSelect, keyof typeof columns>

/** Confirms the newer registration if the person registered again. @returns false when no seat is free */
async function confirmReleased(tx: Transaction, row: Row): Promise<boolean> {
  const [active] = await tx.select(columns).from(r).where(activePersonCondition(row)).for('update')
  if (!active && !(await takeSeat(tx, row, null))) return false
  if (!active || active.hold === 'held') await markConfirmed(tx, active ?? row)
  return true
}

async function markConfirmed(tx: Transaction, { id, email, language }: Row): Promise<void> {
  await tx
    .update(r)
    .set({
      hold: 'confirmed',
      heldUntil: null,
      cancelledAt: null,
      cancelledBy: null,
      updatedAt: new Date(),
      version: sql`${r.version} + 1`,
    })
    .where(eq(r.id, id))
  await enqueueMail(tx, { kind: 'registration', ref: id, recipient: email, language })
}
