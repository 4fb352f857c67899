import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventChanges, eventParties, events } from '#app/database/schema.ts'
import {
  changedFacts,
  namesOfChanges,
  type ChangeName,
  type EssentialFacts,
} from '#app/bookings/mails/changed-facts.ts'
import { isReal } from '#app/seats/demo-parties.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

type Event = typeof events.$inferSelect
const p = eventParties

const isTold = (eventId: number) =>
  and(eq(p.eventId, eventId), inArray(p.state, liveStates), isNull(p.erasedAt), isReal)

/** What is asked before essential facts of an event are saved over those that parties know. */
export type ChangeQuestion = {
  names: ChangeName[]
  was: EssentialFacts
  is: EssentialFacts
  /** How many mails leave. */
  mails: Record<'booked' | 'waiting', Record<Language, number>>
  /** Parties without e-mail. */
  calls: { name: string; phone: string | null; size: number }[]
  /** The place alone has other words: it may be the same one. */
  mayBeSamePlace: boolean
  /** Of these facts and this audience; the answer repeats it. */
  agreement: string
}

/** How the question was answered, and why nobody is to be told. */
type ChangeAnswer = {
  /** 'yes', 'quiet' or 'no' (nothing has changed), colon, the question's agreement. */
  tell: string
  reason?: string | undefined
}

/**
 * The question, unless the answer is to this very one. Somebody may have booked since: then it is asked again. Called
 * under the lock of the event's row.
 */
export async function askBeforeTelling(
  tx: Transaction,
  before: Event,
  after: EssentialFacts,
  answer: ChangeAnswer | undefined,
): Promise<ChangeQuestion | null> {
  const names = namesOfChanges(before, after)
  if (names.length === 0 || before.date <= new Date() || before.status !== 'published') return null
  const parties = await tx
    .select({ state: p.state, email: p.email, language: p.language, name: p.contactName, phone: p.phone, size: p.size })
    .from(p)
    .where(isTold(before.id))
    .orderBy(p.nameKey, p.id)
  if (parties.length === 0) return null
  const mailed = parties.filter(({ email }) => email !== null)
  const countOf = (isBooked: boolean, language: Language) =>
    mailed.filter((party) => (party.state === 'booked') === isBooked && party.language === language).length
  const agreement = agreementOf(after, mailed.length, parties.length)
  const mayBeSamePlace = names.join() === 'place'
  if (isAnswered(answer, agreement, mayBeSamePlace)) return null
  return {
    names,
    was: factsOf(before),
    is: factsOf(after),
    mails: {
      booked: { es: countOf(true, 'es'), ca: countOf(true, 'ca') },
      waiting: { es: countOf(false, 'es'), ca: countOf(false, 'ca') },
    },
    calls: parties.filter(({ email }) => email === null).map(({ name, phone, size }) => ({ name, phone, size })),
    mayBeSamePlace,
    agreement,
  }
}

function isAnswered(answer: ChangeAnswer | undefined, agreement: string, mayBeSamePlace: boolean): boolean {
  switch (answer?.tell) {
    case `yes:${agreement}`:
      return true
    case `quiet:${agreement}`:
      return Boolean(answer.reason)
    case `no:${agreement}`:
      return mayBeSamePlace
    default:
      return false
  }
}

function factsOf({ date, location, locationCa, price }: EssentialFacts): EssentialFacts {
  return { date, location, locationCa, price }
}

function agreementOf(facts: EssentialFacts, ...audience: number[]): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.values(factsOf(facts))))
  return [...audience, hash.digest('base64url').slice(0, 12)].join('.')
}

/** Why the parties were told nothing of a change; for the audit event. */
export function quietReason(answer: ChangeAnswer | undefined): string | undefined {
  return answer?.tell.startsWith('quiet:') ? answer.reason : undefined
}

/**
 * The terms: when date, place or price change, parties are told and may cancel with a full refund. The refund is theirs
 * also when nobody is told.
 */
export async function tellOfChange(
  tx: Transaction,
  before: Event,
  after: Event,
  answer: ChangeAnswer | undefined,
): Promise<void> {
  const changed = changedFacts(before, after)
  if (changed.length === 0 || before.date <= new Date() || before.status !== 'published') return
  if (answer?.tell.startsWith('no:')) return
  await tx.update(events).set({ changedAt: new Date() }).where(eq(events.id, after.id))
  await tx.insert(eventChanges).values({ eventId: after.id, version: after.version, ...factsOf(before) })
  if (quietReason(answer)) return
  const parties = await tx.select({ id: p.id, email: p.email, language: p.language }).from(p).where(isTold(after.id))
  for (const { id, email, language } of parties) {
    if (email === null) continue
    const data = { partyId: id, version: after.version, facts: changed }
    await enqueueMail(tx, { kind: 'event-changed', ref: `${id}:v${after.version}`, data, recipient: email, language })
  }
}
