import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { takeBackMember } from '#app/membership/members/leaving.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { isPending, lockBoth, putAsideInto, type MergeRefusal, type SeenRequest } from './merge.server.ts'

/** `returned`: a former member is a member again. */
type AnswerResult = { ok: true; returned: boolean } | MergeRefusal

/**
 * A pending request of somebody who is a member, was one, or is approved: it goes with their request, whose values
 * stand. A former member returns.
 * @param message mailed to the member, at the address that they have proved; null sends nothing
 */
export async function answerAsMember(
  actor: Actor,
  asked: SeenRequest,
  standingId: string,
  message: string | null,
): Promise<AnswerResult> {
  return database.transaction(async (tx) => {
    const locked = await lockBoth(tx, asked.id, standingId)
    if (!locked) return { ok: false, reason: 'unknown' }
    const [merged, standing] = locked
    const [member] = await tx.select().from(socios).where(eq(socios.membershipRequestId, standing.id))
    const returns = standing.status === 'baja' && member !== undefined
    if (!isPending(merged, asked) || !(returns || standing.status === 'approved'))
      return { ok: false, reason: 'conflict' }
    if (returns) {
      const outcome = await takeBackMember(tx, actor, member.id)
      if (!outcome.ok) return outcome
    }
    const sent = member ? message : null
    const at = await putAsideInto(tx, actor, merged, standing.id, { mergedFields: [], rejectionMessage: sent })
    if (sent && member) {
      const { email: recipient, language } = member
      // A member who is taken back may be merged again.
      const ref = `${merged.id}:${at.getTime()}`
      await enqueueMail(tx, { kind: 'membership-known', ref, data: { requestId: merged.id }, recipient, language })
    }
    return { ok: true, returned: returns }
  })
}
