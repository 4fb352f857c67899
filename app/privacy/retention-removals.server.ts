import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import { eraseLinks } from '#app/accounts/erasure.server.ts'
import { eraseMessages } from '#app/contact/erasure.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { deleteRows } from '#app/database/delete-rows.server.ts'
import { idsOf } from '#app/database/ids-of.ts'
import {
  auditLog,
  authSessions,
  authVerifications,
  blockedPayments,
  contactMessages,
  doorPasses,
  doorPayments,
  eventCheckins,
  eventMessages,
  eventParties,
  eventRegistrations,
  events,
  imports,
  kitchenSheets,
  eventScores,
  mails,
  memberSessions,
  membershipRequests,
  recordChanges,
  securityEvents,
  securityIncidents,
  socios,
  trash,
} from '#app/database/schema.ts'
import { eraseDiets, eraseParties } from '#app/bookings/parties/erasure.server.ts'
import { isToMembers } from '#app/member-messages/audience.server.ts'
import { eraseComments } from '#app/bookings/parties/guest-comments.server.ts'
import { eraseWaitingParties, neverSat } from '#app/waiting-list/erasure.server.ts'
import { eraseRequests, eraseSocios, settleMergedRequests } from '#app/membership/erasure.server.ts'
import { isMemberSessionOver } from '#app/accounts/member-session/member-sessions.server.ts'
import { emptyTrash } from '#app/platform/trash.server.ts'
import { expireMandates } from '#app/mandates/ending.server.ts'
import { eraseEntries } from '#app/treasury/entries-erasure.server.ts'
import { eraseFiles, eraseMandates } from '#app/treasury/erasure.server.ts'
import { retention, type RetentionPolicyId, type Period } from './retention.ts'

/** Removes expired rows, up to about a limit. @returns the number found; fewer than the limit: none are left */
export type Removal = (tx: Transaction, limit: number) => Promise<number>

const p = eventParties
const r = eventRegistrations
const m = membershipRequests
/** Of a request that was rejected: when. */
const leftAt = sql`coalesce(${m.leftOn}::timestamptz, ${m.updatedAt})`

/** In order of execution: mails first, so that their owners are found quickly. */
export const retentionRemovals: Partial<Record<RetentionPolicyId, Removal>> = {
  mail: (tx, limit) => {
    const sent = and(ne(mails.status, 'queued'), expiredCondition('mail', mails.createdAt))
    return deleteRows(tx, mails, sent, { limit, skipLocked: true })
  },
  // The sheets that kitchens were sent count the same diets. Their links end with them.
  'registration-diet': async (tx, limit) => {
    const sheets = exists(expiredEvent(tx, 'registration-diet', kitchenSheets.eventId))
    const erased = await deleteRows(tx, kitchenSheets, sheets, { limit })
    if (erased === limit) return erased
    const hasDiet = or(isNotNull(r.dietaryRestrictions), isNotNull(r.menuOptionId))
    const due = await tx
      .select({ id: r.id })
      .from(r)
      .where(and(hasDiet, exists(expiredEvent(tx, 'registration-diet', r.eventId))))
      .limit(limit - erased)
      .for('update', { of: r, skipLocked: true })
    return erased + (await eraseDiets(tx, idsOf(due)))
  },
  score: async (tx, limit) => {
    const { guestId: id, comment, showsName, eventId } = eventScores
    const written = or(ne(comment, ''), showsName)
    const due = await tx
      .select({ id })
      .from(eventScores)
      .where(and(written, exists(expiredEvent(tx, 'score', eventId))))
      .limit(limit)
    return eraseComments(tx, idsOf(due))
  },
  // The texts of messages may name somebody.
  registration: async (tx, limit) => {
    const messages = exists(expiredEvent(tx, 'registration', eventMessages.eventId))
    const erased = await deleteRows(tx, eventMessages, messages, { limit })
    if (erased === limit) return erased
    const due = await tx
      .select({ id: p.id })
      .from(p)
      .where(and(isNull(p.erasedAt), exists(expiredEvent(tx, 'registration', p.eventId))))
      .limit(limit - erased)
      .for('update', { of: p, skipLocked: true })
    return erased + (await eraseParties(tx, idsOf(due))).length
  },
  'waiting-party': async (tx, limit) => {
    const due = await tx
      .select({ id: p.id })
      .from(p)
      .where(and(neverSat(tx), exists(expiredEvent(tx, 'waiting-party', p.eventId))))
      .orderBy(p.eventId)
      .limit(limit)
    return (await eraseWaitingParties(tx, idsOf(due))).length
  },
  // When and by whom: that somebody came stays with the guest, and what was paid with the booking.
  door: async (tx, limit) => {
    let found = 0
    for (const table of [doorPasses, eventCheckins, doorPayments])
      found = Math.max(found, await deleteRows(tx, table, exists(expiredEvent(tx, 'door', table.eventId)), { limit }))
    return found
  },
  'registration-origin': async (tx, limit) => {
    const due = tx
      .select({ id: p.id })
      .from(p)
      .where(and(isNotNull(p.origin), expiredCondition('registration-origin', p.createdAt)))
      .limit(limit)
      .for('update', { skipLocked: true })
    return (await tx.update(p).set({ origin: null }).where(inArray(p.id, due)).returning({ id: p.id })).length
  },
  message: async (tx, limit) => {
    const due = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(expiredCondition('message', contactMessages.createdAt))
      .limit(limit)
      .for('update', { skipLocked: true })
    return (await eraseMessages(tx, idsOf(due))).length
  },
  socio: async (tx, limit) => {
    const left = tx
      .select({ id: m.id })
      .from(m)
      .where(and(eq(m.id, socios.membershipRequestId), eq(m.status, 'baja'), expiredCondition('socio', leftAt)))
    const due = await tx.select({ id: socios.id }).from(socios).where(exists(left)).limit(limit)
    return (await eraseSocios(tx, idsOf(due))).length
  },
  request: async (tx, limit) => {
    const since = or(
      and(eq(m.status, 'pending'), expiredCondition('request', m.createdAt)),
      and(inArray(m.status, ['rejected', 'baja']), expiredCondition('request', leftAt)),
    )
    return eraseDueRequests(tx, limit, since)
  },
  'uncompleted-request': (tx, limit) =>
    eraseDueRequests(tx, limit, and(eq(m.status, 'approved'), expiredCondition('uncompleted-request', m.updatedAt))),
  'merged-request': async (tx, limit) => {
    const due = await tx
      .select({ id: m.id, mergedInto: m.mergedInto })
      .from(m)
      .where(and(eq(m.status, 'merged'), expiredCondition('merged-request', m.mergedAt)))
      .orderBy(m.mergedAt)
      .limit(limit)
      .for('update', { skipLocked: true })
    await settleMergedRequests(tx, due)
    return due.length
  },
  'member-message': (tx, limit) => {
    const due = and(isToMembers, expiredCondition('member-message', eventMessages.updatedAt))
    return deleteRows(tx, eventMessages, due, { limit })
  },
  'blocked-payment': (tx, limit) =>
    deleteRows(tx, blockedPayments, lt(blockedPayments.keepUntil, sql`now()`), { limit, skipLocked: true }),
  charge: async (tx, limit) => {
    const firstKept = `${new Date().getUTCFullYear() - retention.charge.period.number}-01-01`
    return eraseEntries(tx, firstKept, limit)
  },
  mandate: async (tx, limit) => {
    await expireMandates(tx)
    return eraseMandates(tx, expiryOf('mandate'), limit)
  },
  'bank-file': (tx, limit) => eraseFiles(tx, expiryOf('bank-file'), limit),
  import: (tx, limit) => deleteRows(tx, imports, expiredCondition('import', imports.updatedAt), { limit }),
  link: async (tx, limit) => {
    const due = await tx
      .select({ id: authVerifications.id })
      .from(authVerifications)
      .where(lt(authVerifications.expiresAt, sql`now()`))
      .limit(limit)
      .for('update', { skipLocked: true })
    return (await eraseLinks(tx, idsOf(due))).length
  },
  session: async (tx, limit) => {
    const expired = or(lt(authSessions.expiresAt, sql`now()`), expiredCondition('session', authSessions.createdAt))
    const ended = await deleteRows(tx, authSessions, expired, { limit })
    return ended + (await deleteRows(tx, memberSessions, isMemberSessionOver, { limit: limit - ended }))
  },
  'security-log': async (tx, limit) => {
    await deleteRows(tx, securityIncidents, expiredCondition('security-log', securityIncidents.lastSeenAt), { limit })
    return deleteRows(tx, securityEvents, expiredCondition('security-log', securityEvents.lastAt), { limit })
  },
  audit: (tx, limit) => deleteRows(tx, auditLog, expiredCondition('audit', auditLog.createdAt), { limit }),
  history: (tx, limit) =>
    deleteRows(tx, recordChanges, expiredCondition('history', recordChanges.createdAt), { limit }),
  trash: (tx, limit) => emptyTrash(tx, expiredCondition('trash', trash.deletedAt), limit),
}

async function eraseDueRequests(tx: Transaction, limit: number, since: SQL | undefined): Promise<number> {
  const member = tx.select({ id: socios.id }).from(socios).where(eq(socios.membershipRequestId, m.id))
  const due = await tx
    .select({ id: m.id })
    .from(m)
    .where(and(since, notExists(member)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return (await eraseRequests(tx, idsOf(due))).length
}

function expiredEvent(tx: Transaction, kind: RetentionPolicyId, eventId: Parameters<typeof eq>[0]) {
  return tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.id, eventId), expiredCondition(kind, events.date)))
}

function expiredCondition(kind: RetentionPolicyId, moment: Parameters<typeof lt>[0]): SQL {
  return sql`${moment} < ${expiryOf(kind)}`
}

/** What is from before it is no longer kept. */
function expiryOf(kind: RetentionPolicyId): SQL {
  const { period } = retention[kind]
  if (!period) throw new Error(`${kind} is not kept by the calendar`)
  return sql`(now() - ${intervalOf(period)})`
}

function intervalOf({ number, unit }: Period): SQL {
  return sql`make_interval(${sql.raw(unit)} => ${number})`
}
