import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventChanges, eventParties, events } from '#app/database/schema.ts'
import { changedFacts, namesOfChanges, type ChangeName, type EssentialFacts } from '#app/events/mails/changed-facts.ts'
import { isReal } from '#app/events/parties/demo-parties.server.ts'
import { liveStates } from '#app/events/parties/party-states.ts'
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
  /** Whether the terms allow to tell nobody: the same place in other words, or nobody has a seat. */
  mayKeepQuiet: boolean
  /** Of these facts and this audience; the answer repeats it. */
  agreement: string
}

/** How the question was answered: 'yes' or 'no', colon, its agreement. */
export type ChangeAnswer = string

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
  const isBooked = parties.some(({ state }) => state === 'booked')
  const agreement = agreementOf(after, mailed.length, parties.length)
  const mayKeepQuiet = !isBooked || names.join() === 'place'
  if (answer === `yes:${agreement}` || (mayKeepQuiet && answer === `no:${agreement}`)) return null
  return {
    names,
    was: factsOf(before),
    is: factsOf(after),
    mails: {
      booked: { es: countOf(true, 'es'), ca: countOf(true, 'ca') },
      waiting: { es: countOf(false, 'es'), ca: countOf(false, 'ca') },
    },
    calls: parties.filter(({ email }) => email === null).map(({ name, phone, size }) => ({ name, phone, size })),
    mayKeepQuiet,
    agreement,
  }
}

function factsOf({ date, location, locationCa, price }: EssentialFacts): EssentialFacts {
  return { date, location, locationCa, price }
}

function agreementOf(facts: EssentialFacts, ...audience: number[]): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.values(factsOf(facts))))
  return [...audience, hash.digest('base64url').slice(0, 12)].join('.')
}

/** The terms: when date, place or price change, parties are told and may cancel with a full refund. */
export async function tellOfChange(
  tx: Transaction,
  before: Event,
  after: Event,
  answer: ChangeAnswer | undefined,
): Promise<void> {
  const changed = changedFacts(before, after)
  if (changed.length === 0 || before.date <= new Date() || before.status !== 'published') return
  if (answer?.startsWith('no:')) return
  await tx.update(events).set({ changedAt: new Date() }).where(eq(events.id, after.id))
  await tx.insert(eventChanges).values({ eventId: after.id, version: after.version, ...factsOf(before) })
  const parties = await tx.select({ id: p.id, email: p.email, language: p.language }).from(p).where(isTold(after.id))
  for (const { id, email, language } of parties) {
    if (email === null) continue
    const ref = `${id}:v${after.version}:${changed.join('+')}`
    await enqueueMail(tx, { kind: 'event-changed', ref, recipient: email, language })
  }
}
