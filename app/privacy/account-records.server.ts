import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import type { Queryable } from '#app/database/client.server.ts'
import {
  authSessions,
  membershipRequests,
  memberSessions,
  personNotes,
  recordChanges,
  secondFactors,
  socios,
  teamNotices,
  usuarios,
} from '#app/database/schema.ts'
import { answerColumns } from '#app/membership/requests/answers.ts'
import { linesOf } from './lines-of.ts'
import { readTreasury, treasuryColumns } from './treasury-records.server.ts'

/** Accounts with their sessions, second factors and the notices that they have chosen. */
export async function readAccounts(on: Queryable, where: SQL | undefined) {
  const rows = await on.select().from(usuarios).where(where)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const sessions = await on.select().from(authSessions).where(inArray(authSessions.userId, ids))
  const notices = await on.select().from(teamNotices).where(inArray(teamNotices.userId, ids))
  const { userId, kind, name, createdAt, lastUsedAt } = secondFactors
  const factors = await on
    .select({ userId, kind, name, createdAt, lastUsedAt })
    .from(secondFactors)
    .where(inArray(userId, ids))
  return rows.map((row) => ({
    ...row,
    secondFactors: linesOf(factors, row.id, (factor) => [
      factor.kind,
      factor.name,
      ...[factor.createdAt, factor.lastUsedAt].map((moment) => moment?.toISOString() ?? ''),
    ]),
    sessions: linesOf(sessions, row.id, ({ createdAt, updatedAt, expiresAt, device }) => [
      ...[createdAt, updatedAt, expiresAt].map((moment) => moment.toISOString()),
      device ?? '',
    ]),
    notices: linesOf(notices, row.id, ({ kind, mode }) => [kind, mode]),
  }))
}

/** Members with the sessions that their mailed links have begun. */
export async function readSocios(on: Queryable, where: SQL | undefined) {
  const rows = await on.select().from(socios).where(where)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const { socioId: userId, createdAt, lastSeenAt, endsAt } = memberSessions
  const sessions = await on
    .select({ userId, createdAt, lastSeenAt, endsAt })
    .from(memberSessions)
    .where(inArray(memberSessions.socioId, ids))
  const entries = (await hasCreditor(on)) ? await readTreasury(on, ids) : null
  return rows.map((row) => ({
    ...row,
    sessions: linesOf(sessions, row.id, (session) =>
      [session.createdAt, session.lastSeenAt, session.endsAt].map((moment) => moment.toISOString()),
    ),
    ...(entries && treasuryColumns(entries, row.id)),
  }))
}

/** Requests with what the team has corrected, and noted about the applicant, a member or not. */
export async function readRequests(on: Queryable, where: SQL | undefined) {
  const rows = await on.select().from(membershipRequests).where(where)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const { membershipRequestId: userId, text, calledOn, createdAt } = personNotes
  const notes = await on
    .select({ userId, text, calledOn, createdAt })
    .from(personNotes)
    .where(inArray(personNotes.membershipRequestId, ids))
    .orderBy(asc(createdAt), asc(personNotes.id))
  const { subject, changes, createdAt: at } = recordChanges
  const saves = await on
    .select({ userId: subject, changes, createdAt: at })
    .from(recordChanges)
    .where(and(eq(recordChanges.kind, 'membership-request'), inArray(subject, ids)))
    .orderBy(asc(recordChanges.id))
  const corrections = saves
    .map(({ changes: saved, ...save }) => ({ ...save, changed: correctedAnswers(saved) }))
    .filter(({ changed }) => changed.length > 0)
  return rows.map((row) => ({
    ...row,
    notesAndCalls: linesOf(notes, row.id, (note) => [note.createdAt.toISOString(), note.calledOn ?? '', note.text]),
    corrections: linesOf(corrections, row.id, ({ createdAt, changed }) => [createdAt.toISOString(), ...changed]),
  }))
}

function correctedAnswers(changes: Record<string, [before: unknown, after: unknown]>): string[] {
  return answerColumns.flatMap((answer) => {
    const change = changes[membershipRequests[answer].name]
    return change ? [change.map((value) => (typeof value === 'string' ? value : '')).join(' → ')] : []
  })
}
