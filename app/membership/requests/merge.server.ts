import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database, type Transaction } from '#app/database/client.server.ts'
import { membershipRequests as m, socios } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { readdressedLink } from '#app/membership/completion-link.server.ts'
import { takeBackMember } from '#app/membership/members/leaving.server.ts'
import { readdressMailsOf } from '#app/membership/members/request-of-member.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail, holdBackMails } from '#app/platform/mail/mail.server.ts'
import { answerColumns, type AnswerColumn } from './answers.ts'
import { isAskedByAnother } from './pending-person.server.ts'

type Request = typeof m.$inferSelect

/** A request, in the version that its reader has seen. */
type SeenRequest = { id: string; version: number }

/** `conflict`: one of the two is not as the caller has seen it. `place-taken`: a third one has this e-mail and name. */
type MergeRefusal = { ok: false; reason: 'unknown' | 'conflict' | 'place-taken' }

/**
 * Two pending requests of one person become one. The values that `standing` takes are exchanged, so that the other one
 * keeps what is not chosen and the merge can be taken back.
 */
export async function mergeRequests(
  actor: Actor,
  standing: SeenRequest,
  other: SeenRequest,
  takes: readonly AnswerColumn[],
): Promise<{ ok: true } | MergeRefusal> {
  return database.transaction(async (tx) => {
    const locked = await lockBoth(tx, standing.id, other.id)
    if (!locked) return { ok: false, reason: 'unknown' }
    const [own, merged] = locked
    if (!isPending(own, standing) || !isPending(merged, other)) return { ok: false, reason: 'conflict' }
    const exchanged = takes.filter((column) => own[column] !== merged[column])
    const result = { ...own, ...pick(merged, exchanged) }
    if (await isAskedByAnother(tx, result, [own.id, merged.id])) return { ok: false, reason: 'place-taken' }
    await putAsideInto(tx, actor, merged, own.id, { ...pick(own, exchanged), mergedFields: namesOf(exchanged) })
    await updateVersioned(tx, m, eq(m.id, own.id), pick(merged, exchanged))
    await audit(tx, {
      actor: actor.id,
      action: 'membership-request.merged',
      subject: own.id,
      fields: namesOf(exchanged),
    })
    await readdressMailsOf(tx, [own.id, merged.id], result.email)
    return { ok: true }
  })
}

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
      // Who is taken back may be merged again.
      const ref = `${merged.id}:${at.getTime()}`
      await enqueueMail(tx, { kind: 'membership-known', ref, data: { requestId: merged.id }, recipient, language })
    }
    return { ok: true, returned: returns }
  })
}

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
    .select({
      fullName: sql<string>`coalesce(${socios.fullName}, ${standingRequests.fullName})`,
      socioId: socios.id,
    })
    .from(m)
    .innerJoin(standingRequests, eq(standingRequests.id, m.mergedInto))
    .leftJoin(socios, eq(socios.membershipRequestId, standingRequests.id))
    .where(eq(m.id, id))
  return found ?? null
}

const standingRequests = alias(m, 'standing')

async function putAsideInto(
  tx: Transaction,
  actor: Actor,
  { id }: Request,
  mergedInto: string,
  values: Partial<Request>,
): Promise<Date> {
  const mergedAt = new Date()
  await updateVersioned(tx, m, eq(m.id, id), { ...values, status: 'merged', mergedInto, mergedAt })
  await audit(tx, { actor: actor.id, action: 'membership-request.merged', subject: id })
  return mergedAt
}

function isPending({ status, version }: Request, seen: SeenRequest): boolean {
  return status === 'pending' && version === seen.version
}

const pick = (request: Request, columns: readonly AnswerColumn[]) =>
  Object.fromEntries(columns.map((column) => [column, request[column]])) as Partial<Pick<Request, AnswerColumn>>

const namesOf = (columns: readonly AnswerColumn[]) => columns.map((column) => m[column].name)

/** In the order of their ids, so that two merges of the same requests never wait for each other. */
async function lockBoth(tx: Transaction, one: string, other: string): Promise<[Request, Request] | undefined> {
  const rows = await tx
    .select()
    .from(m)
    .where(inArray(m.id, [one, other]))
    .orderBy(m.id)
    .for('update')
  const first = rows.find(({ id }) => id === one)
  const second = rows.find(({ id }) => id === other)
  return first && second && first !== second ? [first, second] : undefined
}
