import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { membershipRequests } from '#app/database/schema.ts'
import { isUuid } from '#app/platform/forms/is-uuid.ts'
import { hashToken, storedLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'

const PURPOSE = 'membership-completion'
/** As long as an approved request waits for its data (`privacy/retention.ts`). */
const VALID_MONTHS = 6

type Request = typeof membershipRequests.$inferSelect

/** What the row of a request that is being approved keeps of its link. */
export function completionTokenHash(requestId: string): string {
  return hashToken(linkToken(PURPOSE, requestId))
}

/**
 * The token of the link for the mail: of a request that an earlier release has approved, its id. Null when the key that
 * made it is gone.
 */
export function completionToken({
  id,
  completionTokenHash: hash,
}: Pick<Request, 'id' | 'completionTokenHash'>): string | null {
  return hash === null ? id : storedLinkToken(PURPOSE, id, hash)
}

/**
 * What the row keeps when its link is sent again: a link by id goes on working for the rest of its time, one whose key
 * is gone is replaced.
 */
export function resentCompletionLink({
  id,
  completionTokenHash: hash,
  updatedAt,
  completionByIdUntil,
}: Request): Partial<Request> {
  if (hash !== null && storedLinkToken(PURPOSE, id, hash)) return { completionTokenHash: hash }
  return {
    completionTokenHash: completionTokenHash(id),
    completionByIdUntil: hash === null ? monthsAfter(updatedAt) : completionByIdUntil,
  }
}

/** The request that a link's token belongs to. Links of earlier releases carry its id. */
export function hasCompletionToken(token: string): SQL | undefined {
  const byHash = eq(membershipRequests.completionTokenHash, hashToken(token))
  if (!isUuid(token)) return byHash
  const stillById = or(
    isNull(membershipRequests.completionTokenHash),
    gt(membershipRequests.completionByIdUntil, sql`now()`),
  )
  return or(byHash, and(eq(membershipRequests.id, token), stillById))
}

function monthsAfter(moment: Date): Date {
  const until = new Date(moment)
  until.setUTCMonth(until.getUTCMonth() + VALID_MONTHS)
  return until
}
