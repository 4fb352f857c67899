import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { membershipRequests as m, socios } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { readdressedLink } from '#app/membership/completion-link.server.ts'
import { readdressMailsOf } from '#app/membership/members/request-of-member.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { holdBackMails } from '#app/platform/mail/queued-mails.server.ts'
import { answerColumns } from './answers.ts'
import { isAskedByAnother } from './pending-person.server.ts'
import { lockBoth, namesOf, pick, type MergeRefusal } from './merge.server.ts'

type TakeBackResult =
  | {
      ok: true
      /** The other one is approved, and its link has gone to the address of the merge. */ linkIsElsewhere: boolean
    }
  | MergeRefusal
  /** The other request was merged with a third one later, and holds its values. */
  | { ok: false; reason: 'in-use' }

/**
 * A merged request is pending again, with its own values. The other one gets back what it had, unless a member has come
 * out of it, whose data are corrected on their page.
 */
export async function takeBackMerged(actor: Actor, id: string): Promise<TakeBackResult> {
  return transactUnlessRefused<TakeBackResult>(async (tx) => {
    const [found] = await tx.select({ mergedInto: m.mergedInto }).from(m).where(eq(m.id, id))
    if (!found) return { ok: false, reason: 'unknown' }
    const locked = found.mergedInto && (await lockBoth(tx, id, found.mergedInto))
    if (!locked) return { ok: false, reason: 'conflict' }
    const [merged, standing] = locked
    if (merged.mergedInto !== standing.id) return { ok: false, reason: 'conflict' }
    if (standing.status === 'merged') return { ok: false, reason: 'in-use' }
    const exchanged = answerColumns.filter((column) => merged.mergedFields?.includes(m[column].name))
    const result = { ...merged, ...pick(standing, exchanged) }
    const restored = { ...standing, ...pick(merged, exchanged) }
    if (standing.status === 'pending' && (await isAskedByAnother(tx, restored, [merged.id, standing.id])))
      return { ok: false, reason: 'place-taken' }
    let linkIsElsewhere = false
    if (!standing.completed && exchanged.length > 0) {
      const link = readdressedLink(standing, restored.email)
      const moment = standing.status === 'pending' ? {} : { updatedAt: standing.updatedAt }
      await updateVersioned(tx, m, eq(m.id, standing.id), { ...pick(merged, exchanged), ...link, ...moment })
      const fields = namesOf(exchanged)
      await audit(tx, { actor: actor.id, action: 'membership-request.taken-back', subject: standing.id, fields })
      const readdressed = await readdressMailsOf(tx, [standing.id], restored.email)
      linkIsElsewhere = link !== null && readdressed === 0
    }
    // The other one may have been corrected to these, too.
    if (await isAskedByAnother(tx, result, [merged.id])) return { ok: false, reason: 'place-taken' }
    await updateVersioned(tx, m, eq(m.id, id), {
      ...pick(standing, exchanged),
      status: 'pending',
      mergedInto: null,
      mergedAt: null,
      mergedFields: null,
      rejectionMessage: null,
    })
    await readdressMailsOf(tx, [id], result.email)
    await holdBackMails(tx, 'membership-known', { subject: 'requestId', id })
    await audit(tx, { actor: actor.id, action: 'membership-request.taken-back', subject: id })
    return { ok: true, linkIsElsewhere }
  })
}

/** Who stands for a merged request: another one, or its member; null of a request that is not merged. */
export async function findStanding(id: string) {
  const [found] = await database
    .select({ fullName: sql<string>`coalesce(${socios.fullName}, ${standingRequests.fullName})`, socioId: socios.id })
    .from(m)
    .innerJoin(standingRequests, eq(standingRequests.id, m.mergedInto))
    .leftJoin(socios, eq(socios.membershipRequestId, standingRequests.id))
    .where(eq(m.id, id))
  return found ?? null
}

const standingRequests = alias(m, 'standing')
