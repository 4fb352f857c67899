import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { database, usingPool, type Transaction } from '#app/database/client.server.ts'
import { memberSessions, socios } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { retry } from '#app/platform/retry.server.ts'
import { hashToken, newToken } from '#app/platform/secrets/secrets.server.ts'
import { memberTokenOf } from './member-cookie.server.ts'

const SESSION_DAYS = 30
const IDLE_DAYS = 14
/** `last_seen_at` is exact to this time. */
const SEEN_MINUTES = 10
const RETRY_DELAYS_MS = [150, 600]

export const SESSION_SECONDS = SESSION_DAYS * 24 * 3600

const s = memberSessions

/** @returns the token of the new session, which is not stored */
export async function startMemberSession(tx: Transaction, socioId: string): Promise<string> {
  const token = newToken()
  const endsAt = new Date(Date.now() + SESSION_SECONDS * 1000)
  await tx.insert(s).values({ socioId, tokenHash: hashToken(token), endsAt })
  return token
}

/**
 * The member of a request. Triggers delete the sessions of members who are no longer active, so that an open session is
 * a member's. @throws when the database is unavailable
 */
export async function readMember(request: Request): Promise<Member | null> {
  const token = memberTokenOf(request)
  return token === null ? null : retry(() => findMember(token), RETRY_DELAYS_MS)
}

async function findMember(token: string) {
  const [session] = await database
    .select({ id: s.id, socioId: s.socioId, lastSeenAt: s.lastSeenAt })
    .from(s)
    .where(and(eq(s.tokenHash, hashToken(token)), isOpen))
  if (!session) return null
  if (session.lastSeenAt.getTime() < Date.now() - SEEN_MINUTES * 60_000) {
    await database.update(s).set({ lastSeenAt: new Date() }).where(eq(s.id, session.id))
  }
  // The public role reads no members.
  const [member] = await usingPool('panel', () =>
    database.select(memberColumns).from(socios).where(eq(socios.id, session.socioId)),
  )
  return member ?? null
}

const isOpen = and(gt(s.endsAt, sql`now()`), gt(s.lastSeenAt, sql`now() - make_interval(days => ${IDLE_DAYS})`))

/** For the daily purge. */
export const isMemberSessionOver = or(
  lt(s.endsAt, sql`now()`),
  lt(s.lastSeenAt, sql`now() - make_interval(days => ${IDLE_DAYS})`),
)

/** What pages of a member show; the rest of the row has pages of its own. */
export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>
const memberColumns = {
  id: socios.id,
  fullName: socios.fullName,
  email: socios.email,
  phone: socios.phone,
  membershipNumber: socios.membershipNumber,
  language: socios.language,
  /** The version of the privacy text that the member has accepted. */
  privacyVersion: socios.privacyVersion,
}

export type OpenMemberSession = { id: string; startedAt: Date; seenAt: Date; isOwn: boolean }

/** The open sessions of a member, the last used first; `isOwn` is that of the request. */
export async function listMemberSessions(socioId: string, request: Request): Promise<OpenMemberSession[]> {
  const token = memberTokenOf(request)
  return database
    .select({
      id: s.id,
      startedAt: s.createdAt,
      seenAt: s.lastSeenAt,
      isOwn: sql<boolean>`${s.tokenHash} = ${token === null ? '' : hashToken(token)}`,
    })
    .from(s)
    .where(and(eq(s.socioId, socioId), isOpen))
    .orderBy(desc(s.lastSeenAt), s.id)
}

/** Ends the sessions of a member but the new one, in the transaction that signs in. */
export async function endOtherMemberSessions(tx: Transaction, socioId: string, token: string): Promise<void> {
  await tx.delete(s).where(and(eq(s.socioId, socioId), ne(s.tokenHash, hashToken(token))))
}

export async function endMemberSession(request: Request): Promise<void> {
  const token = memberTokenOf(request)
  if (token !== null) await database.delete(s).where(eq(s.tokenHash, hashToken(token)))
}

/** Ends every session of a member, for an administrator. */
export async function endSessionsOfMember(actor: Actor, socioId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await tx.delete(s).where(eq(s.socioId, socioId)).returning({ id: s.id })
    if (ended.length > 0) await audit(tx, { actor: actor.id, action: 'socio.sessions-ended', subject: socioId })
  })
}
