import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { membershipRequests } from '#app/database/schema.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { hashToken, storedLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'

const PURPOSE = 'membership-completion'
/** The retention period of approved requests (`privacy/retention.ts`). */
const VALID_MONTHS = 6

type Request = typeof membershipRequests.$inferSelect
type Addressee = Pick<Request, 'id' | 'email'>

/** The link belongs to the address that it goes to: with another one it is another link. */
export function completionTokenHash(addressee: Addressee): string {
  return hashToken(linkToken(PURPOSE, subjectOf(addressee)))
}

/** The token for the approval mail: the id for requests approved by earlier releases, null when its key is missing. */
export function completionToken(request: Addressee & Pick<Request, 'completionTokenHash'>): string | null {
  const { id, completionTokenHash: hash } = request
  if (hash === null) return id
  // Earlier releases have made it of the id alone.
  return storedLinkToken(PURPOSE, subjectOf(request), hash) ?? storedLinkToken(PURPOSE, id, hash)
}

/** Column values for sending the link again. A link by id stays valid; one without its key is replaced. */
export function completionLinkValues(request: Request): Partial<Request> {
  const { completionTokenHash: hash, updatedAt, completionByIdUntil } = request
  if (hash !== null && completionToken(request)) return { completionTokenHash: hash }
  return {
    completionTokenHash: completionTokenHash(request),
    completionByIdUntil: hash === null ? addValidity(updatedAt) : completionByIdUntil,
  }
}

/** Column values for another address: links to the one before end. Null when the link stays, or there is none. */
export function readdressedLink(before: Request, email: string): Partial<Request> | null {
  const isSame = before.email.toLowerCase() === email.toLowerCase()
  if (isSame || before.status !== 'approved') return null
  return { completionTokenHash: completionTokenHash({ id: before.id, email }), completionByIdUntil: null }
}

/** Matches the request of a link's token. Links of earlier releases carry its id. */
export function completionTokenCondition(token: string): SQL | undefined {
  const byHash = eq(membershipRequests.completionTokenHash, hashToken(token))
  if (!isUuid(token)) return byHash
  const stillById = or(
    isNull(membershipRequests.completionTokenHash),
    gt(membershipRequests.completionByIdUntil, sql`now()`),
  )
  return or(byHash, and(eq(membershipRequests.id, token), stillById))
}

function addValidity(moment: Date): Date {
  const until = new Date(moment)
  until.setUTCMonth(until.getUTCMonth() + VALID_MONTHS)
  return until
}

function subjectOf({ id, email }: Addressee): string {
  return `${id}:${email.toLowerCase()}`
}
