import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { eventParties, events } from '#app/database/schema.ts'
import { namesOfChanges, type ChangeName, type EssentialFacts } from '#app/bookings/mails/changed-facts.ts'
import { isReal } from '#app/seats/demo-parties.server.ts'
import { liveStates } from '#app/seats/party-states.ts'
import type { Language } from '#app/i18n/language.ts'

export type Event = typeof events.$inferSelect
const p = eventParties

export const isTold = (eventId: number) =>
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
export type ChangeAnswer = {
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

export function factsOf({ date, location, locationCa, price }: EssentialFacts): EssentialFacts {
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
