import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { authVerifications } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { hashToken, storedLinkToken, linkToken } from '#app/platform/secrets/secrets.server.ts'

/** What the button behind a link will do, by kind. */
export type PendingActions = {
  /**
   * No account exists before its e-mail is confirmed: nobody can set a password for another's address, or learn whether
   * it has one.
   */
  'sign-up': {
    email: string
    name: string
    passwordHash: string
    language: Language
    privacyVersion: string
    privacyAcceptedAt: string
  }
  'reset-password': { userId: string }
  invitation: { email: string; role: number }
}
export type TokenKind = keyof PendingActions

/** How long a link works, in milliseconds. */
const lifetime: Record<TokenKind, number> = {
  'sign-up': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
  invitation: 7 * 24 * 3_600_000,
}

/**
 * Keeps a promise for whoever holds the link. The token itself rests nowhere: the mail computes it again from the row's
 * id, the row has its hash. @returns the row's id, which is the mail's `ref`
 */
export async function issueToken<K extends TokenKind>(
  tx: Queryable,
  kind: K,
  promise: PendingActions[K],
): Promise<string> {
  const id = randomUUID()
  await tx.insert(authVerifications).values({
    id,
    identifier: identifierOf(kind, linkToken(kind, id)),
    value: JSON.stringify(promise),
    expiresAt: new Date(Date.now() + lifetime[kind]),
  })
  return id
}

/** The token of a row's link, for its mail; null when its time is over or it has been used. */
export async function tokenForMail(kind: TokenKind, id: string): Promise<string | null> {
  const [row] = await database
    .select({ identifier: authVerifications.identifier })
    .from(authVerifications)
    .where(and(eq(authVerifications.id, id), gt(authVerifications.expiresAt, new Date())))
  return row ? storedLinkToken(kind, id, row.identifier.slice(kind.length + 1)) : null
}

/** What a link would do; null when it is unknown, used or out of time. Does nothing. */
export async function findToken<K extends TokenKind>(kind: K, token: string): Promise<PendingActions[K] | null> {
  const { id, value } = authVerifications
  const [row] = await database.select({ id, value }).from(authVerifications).where(alive(kind, token))
  return readPromise(row, kind, token)
}

/** The same, and the link is used up with the caller's transaction: of two presses one gets it. */
export async function consumeToken<K extends TokenKind>(
  tx: Queryable,
  kind: K,
  token: string,
): Promise<PendingActions[K] | null> {
  const { id, value } = authVerifications
  const [row] = await tx.delete(authVerifications).where(alive(kind, token)).returning({ id, value })
  return readPromise(row, kind, token)
}

/** The token must be the one that our key makes of the row: who can write rows only cannot make a link. */
function readPromise<K extends TokenKind>(
  row: { id: string; value: string } | undefined,
  kind: K,
  token: string,
): PendingActions[K] | null {
  return row && storedLinkToken(kind, row.id, hashToken(token)) ? (JSON.parse(row.value) as PendingActions[K]) : null
}

function alive(kind: TokenKind, token: string) {
  return and(eq(authVerifications.identifier, identifierOf(kind, token)), gt(authVerifications.expiresAt, new Date()))
}

function identifierOf(kind: TokenKind, token: string): string {
  return `${kind}:${hashToken(token)}`
}
