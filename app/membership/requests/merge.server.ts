import { eq, inArray } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { membershipRequests as m } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { readdressMailsOf } from '#app/membership/members/request-of-member.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { AnswerColumn } from './answers.ts'
import { isAskedByAnother } from './pending-person.server.ts'

type Request = typeof m.$inferSelect

/** A request, in the version that its reader has seen. */
export type SeenRequest = { id: string; version: number }

/** `conflict`: one of the two is not as the caller has seen it. `place-taken`: a third one has this e-mail and name. */
export type MergeRefusal = { ok: false; reason: 'unknown' | 'conflict' | 'place-taken' }

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

export async function putAsideInto(
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

export function isPending({ status, version }: Request, seen: SeenRequest): boolean {
  return status === 'pending' && version === seen.version
}

export const pick = (request: Request, columns: readonly AnswerColumn[]) =>
  Object.fromEntries(columns.map((column) => [column, request[column]])) as Partial<Pick<Request, AnswerColumn>>

export const namesOf = (columns: readonly AnswerColumn[]) => columns.map((column) => m[column].name)

/** In the order of their ids, so that two merges of the same requests never wait for each other. */
export async function lockBoth(tx: Transaction, one: string, other: string): Promise<[Request, Request] | undefined> {
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
