import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventRegistrations } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { everyLinkToken, hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { siteUrl } from '#app/platform/site-url.server.ts'

const PURPOSE = 'score'
/** Of the page behind the link of a seat, which the contact has too. */
const FIRST = 'first-score'

/** `tokenHash` of the guest's own link: a score's link is another one, and ends with it. */
type Guest = { id: string; tokenHash: string }

const subjectOf = ({ id, tokenHash }: Guest) => `${id}:${tokenHash}`

export function scoreToken(guest: Guest): string {
  return `${guest.id}.${linkToken(PURPOSE, subjectOf(guest))}`
}

/** The guest whom a token claims to be of. Null of another text. */
export function claimedGuest(token: string): string | null {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]+$/.exec(token)?.[1] ?? null
}

/** `first`: only while there is no score. Null of another guest. */
export function scoreRight(token: string, guest: Guest): 'own' | 'first' | null {
  const signature = hashToken(token.slice(token.indexOf('.') + 1))
  const isOf = (purpose: string) =>
    everyLinkToken(purpose, subjectOf(guest)).some((one) => hashToken(one) === signature)
  return isOf(PURPOSE) ? 'own' : isOf(FIRST) ? 'first' : null
}

/** Where a guest says how it was, until it is said: the answer has the own link. */
export function firstScoreLink(guest: Guest, language: Language): string {
  return linkOf(`${guest.id}.${linkToken(FIRST, subjectOf(guest))}`, language)
}

/** Where a guest says how it was, and changes it. */
function scoreLink(guest: Guest, language: Language): string {
  return linkOf(scoreToken(guest), language)
}

function linkOf(token: string, language: Language): string {
  return siteUrl(`/valorar?token=${token}`, language)
}

/** The guests of a party who came, in order. */
export function listCame(partyId: string) {
  const { id, fullName, cancelTokenHash: tokenHash, cancelledAt, attendedAt, erasedAt, position } = eventRegistrations
  return database
    .select({ id, fullName, tokenHash, position })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.partyId, partyId), isNull(cancelledAt), isNull(erasedAt), isNotNull(attendedAt)))
    .orderBy(asc(position))
}

/** What the thanks have: the contact's own link, and whether there are others who have theirs on their own pages. */
export async function findContactScoring(partyId: string, language: Language) {
  const came = await listCame(partyId)
  const contact = came.find(({ id }) => id === partyId)
  return { link: contact ? scoreLink(contact, language) : null, hasOthers: came.some(({ id }) => id !== partyId) }
}
