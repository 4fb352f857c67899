import { and, asc, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { newGuests } from '#app/bookings/parties/new-guests.server.ts'
import { partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import { nameKey } from '#app/bookings/parties/same-person.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { NO_DIET } from '#app/diets/diet.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import { refuse, refuseRepeated, type Candidate } from '../candidate.ts'
import { at, flag, moment, number, optionalText, requiredText, text, uuidFor } from '../cells.ts'
import { olderTable } from '../older-table.ts'
import { isOneOf, linkAccounts } from './accounts.ts'
import { EARLIER_SITE } from './earlier-site.ts'

const entries = {
  id: optionalText,
  event_id: number,
  full_name: requiredText,
  email: text,
  phone: optionalText,
  is_member: flag,
  how_did_you_know_us: optionalText,
  dietary_restrictions: optionalText,
  notes: optionalText,
  user_id: optionalText,
  status: optionalText,
  cancelled_at: moment,
  created_at: moment,
}
const schema = v.object(entries)
type Registration = Omit<v.InferOutput<typeof schema>, 'id'> & { id: string; is_cancelled: boolean }

const person = ({ event_id: event, email, full_name: name }: Pick<Registration, 'event_id' | 'email' | 'full_name'>) =>
  `${event} ${email.toLowerCase()} ${nameKey(name)}`

/**
 * Each becomes a party of one, booked by the club's command: its seat is counted by the ledger, and no capacity is
 * exceeded. Nobody is written to, and events of the past are full of guests, too.
 */
export const registrations = olderTable<Registration>({
  name: 'event_registrations',
  columns: Object.keys(entries),
  kind: 'registration',
  table: eventRegistrations,
  parse(cells) {
    const parsed = parseRow(schema, cells)
    if (!parsed.ok) return parsed
    const { row } = parsed
    const id = uuidFor('event_registrations', row.id || person(row))
    const isCancelled = row.cancelled_at !== null || /^cancel|^anul|^anul·l/i.test(row.status ?? '')
    return { ok: true, row: { ...row, id, is_cancelled: isCancelled } }
  },
  async review(tx, candidates, { here }) {
    for (const candidate of candidates)
      if (!here.get('events')?.has(candidate.row.event_id))
        refuse(candidate, 'the event is not brought over', 'event_id')
    await linkAccounts(tx, candidates, 'user_id')
    await refuseBookedTwice(tx, candidates)
    await refuseWithoutSeat(tx, candidates)
  },
  async insert(tx, rows) {
    await tx.insert(eventParties).values(rows.map(toParty))
    await tx.insert(eventRegistrations).values(rows.map(toGuest))
  },
})

async function refuseBookedTwice(tx: Transaction, candidates: readonly Candidate<Registration>[]): Promise<void> {
  const { eventId: event_id, email, contactName: full_name, state } = eventParties
  const emails = candidates.map(({ row }) => row.email.toLowerCase())
  const ids = candidates.map(({ row }) => row.event_id)
  const booked = await tx
    .select({ event_id, email: sql<string>`coalesce(${email}, '')`, full_name })
    .from(eventParties)
    .where(and(inArray(event_id, ids), inArray(state, liveStates), isOneOf(email, emails)))
  const key = (row: Registration) => (row.is_cancelled || row.email === '' ? null : person(row))
  refuseRepeated(candidates, key, new Set(booked.map(person)), 'the same person is registered for the event')
}

/** Locks the events, as every booking does. */
async function refuseWithoutSeat(tx: Transaction, candidates: readonly Candidate<Registration>[]): Promise<void> {
  const seated = candidates.filter(({ refusal, row }) => refusal === null && !row.is_cancelled)
  if (seated.length === 0) return
  const { id, maxParticipants: seats, registered, held } = events
  const ids = seated.map(({ row }) => row.event_id)
  const rows = await tx
    .select({ id, free: sql<number>`${seats} - ${registered} - ${held}` })
    .from(events)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('no key update')
  const free = new Map(rows.map((event) => [event.id, event.free]))
  for (const candidate of seated) {
    const left = free.get(candidate.row.event_id) ?? 0
    if (left === 0) refuse(candidate, 'the event is full')
    else free.set(candidate.row.event_id, left - 1)
  }
}

function toParty(row: Registration) {
  return {
    id: row.id,
    eventId: row.event_id,
    state: row.is_cancelled ? ('cancelled' as const) : ('booked' as const),
    size: 1,
    contactName: row.full_name,
    nameKey: nameKey(row.full_name),
    email: row.email || null,
    phone: row.phone,
    isMember: row.is_member,
    howDidYouKnowUs: row.how_did_you_know_us,
    notes: row.notes,
    userId: row.user_id,
    byClub: row.email === '',
    tokenHash: partyTokenHash(row.id),
    cancelledAt: cancelledAt(row),
    ...sharedColumns(row),
  }
}

function toGuest(row: Registration) {
  const diet = row.dietary_restrictions ? { ...NO_DIET, note: row.dietary_restrictions } : null
  const [guest] = newGuests([{ fullName: row.full_name, diet }], row.id)
  const stored = guest?.dietary_restrictions ?? null
  return {
    id: row.id,
    eventId: row.event_id,
    partyId: row.id,
    fullName: row.full_name,
    cancelTokenHash: guest?.cancel_token_hash ?? '',
    dietaryRestrictions: stored,
    ...(stored && {
      dietConsentVersion: EARLIER_SITE,
      dietConsentAt: at(row.created_at) ?? sql`now()`,
      dietBy: 'guest' as const,
    }),
    cancelledAt: cancelledAt(row),
    ...sharedColumns(row),
  }
}

function sharedColumns({ created_at: createdAt }: Registration) {
  return {
    language: mainLanguage(),
    privacyVersion: EARLIER_SITE,
    privacyAcceptedAt: at(createdAt),
    createdAt: at(createdAt),
    updatedAt: at(createdAt),
  }
}

function cancelledAt(row: Registration) {
  return row.is_cancelled ? (at(row.cancelled_at ?? row.created_at) ?? sql`now()`) : null
}
