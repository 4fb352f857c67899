import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import { membershipRequests } from '#app/database/schema.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { hashToken, storedLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'

const PURPOSE = 'membership-completion'
/** The retention period of approved requests (`privacy/retention.ts`). */
const VALID_MONTHS = 6

type Request = typeof membershipRequests.$inferSelect

export function completionTokenHash(requestId: string): string {
  return hashToken(linkToken(PURPOSE, requestId))
}

/** The token for the approval mail: the id for requests approved by earlier releases, null when its key is missing. */
export function completionToken({
  id,
  completionTokenHash: hash,
}: Pick<Request, 'id' | 'completionTokenHash'>): string | null {
  return hash === null ? id : storedLinkToken(PURPOSE, id, hash)
}

/** Column values for sending the link again. A link by id stays valid; one without its key is replaced. */
export function completionLinkValues(request: Request): Partial<Request> {
  const { id, completionTokenHash: hash, updatedAt, completionByIdUntil } = request
  if (hash !== null && storedLinkToken(PURPOSE, id, hash)) return { completionTokenHash: hash }
  return {
    completionTokenHash: completionTokenHash(id),
    completionByIdUntil: hash === null ? addValidity(updatedAt) : completionByIdUntil,
  }
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
