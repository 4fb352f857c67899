import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'
import { authVerifications } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { hashToken, linkToken, storedLinkToken } from '#app/platform/secrets/secrets.server.ts'

export type PendingActions = {
  /** No account exists before its e-mail is verified, so that a stranger cannot set its password or detect it. */
  'sign-up': {
    email: string
    name: string
    passwordHash: string
    language: Language
    privacyVersion: string
    privacyAcceptedAt: string
  }
  /** `cause`: of a link that its owner has not asked for. `moved`: the account comes from an earlier site. */
  'reset-password': { userId: string; cause?: 'administrator' | 'temporary-password' | 'moved' }
  /** `by`: who has given it. Earlier releases have not stored it: their invitations are given again. */
  invitation: { email: string; role: number; organizerId?: number | null; by?: string }
  /** `event`: where the member wanted to book. */
  'member-sign-in': { socioId: string; email: string; event: number | null }
  /** To sign or to print an order of direct debit. */
  mandate: { socioId: string; email: string }
  /** A sign-in after the right password. `endsOthers`: at the panel's page, which ends the account's other sessions. */
  'second-factor': { userId: string; endsOthers: boolean }
}
export type TokenKind = keyof PendingActions

export const LIFETIMES_MS: Record<TokenKind, number> = {
  'sign-up': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
  invitation: 7 * 24 * 3_600_000,
  'member-sign-in': 20 * 60_000,
  mandate: 7 * 24 * 3_600_000,
  'second-factor': 10 * 60_000,
}

/**
 * Stores a pending action for the holder of a link. The token is not stored: the mail derives it from the row's id, and
 * the row holds its hash. @returns the row's id
 */
export async function issueToken<K extends TokenKind>(
  tx: Queryable,
  kind: K,
  pending: PendingActions[K],
  lifetimeMs = LIFETIMES_MS[kind],
): Promise<string> {
  const id = randomUUID()
  const identifier = tokenIdentifier(kind, linkToken(kind, id))
  const expiresAt = new Date(Date.now() + lifetimeMs)
  await tx.insert(authVerifications).values({ id, identifier, value: JSON.stringify(pending), expiresAt })
  return id
}

export async function tokenForMail(kind: TokenKind, id: string): Promise<string | null> {
  const [row] = await database
    .select({ identifier: authVerifications.identifier })
    .from(authVerifications)
    .where(and(eq(authVerifications.id, id), gt(authVerifications.expiresAt, new Date())))
  return row ? storedLinkToken(kind, id, row.identifier.slice(kind.length + 1)) : null
}

/** The pending action of a link, without consuming it; null when the link is unknown, used or expired. */
export async function findToken<K extends TokenKind>(kind: K, token: string): Promise<PendingActions[K] | null> {
  const { id, value } = authVerifications
  const [row] = await database.select({ id, value }).from(authVerifications).where(validTokenCondition(kind, token))
  return parsePendingAction(row, kind, token)
}

/** Like `findToken`, and deletes the row in the caller's transaction: only one of two concurrent requests gets it. */
export async function consumeToken<K extends TokenKind>(
  tx: Queryable,
  kind: K,
  token: string,
): Promise<PendingActions[K] | null> {
  const { id, value } = authVerifications
  const [row] = await tx.delete(authVerifications).where(validTokenCondition(kind, token)).returning({ id, value })
  return parsePendingAction(row, kind, token)
}

/**
 * The token must derive from the row's id with the secret key: write access to the table does not give a valid link.
 */
function parsePendingAction<K extends TokenKind>(
  row: { id: string; value: string } | undefined,
  kind: K,
  token: string,
): PendingActions[K] | null {
  return row && storedLinkToken(kind, row.id, hashToken(token)) ? (JSON.parse(row.value) as PendingActions[K]) : null
}

function validTokenCondition(kind: TokenKind, token: string) {
  return and(
    eq(authVerifications.identifier, tokenIdentifier(kind, token)),
    gt(authVerifications.expiresAt, new Date()),
  )
}

function tokenIdentifier(kind: TokenKind, token: string): string {
  return `${kind}:${hashToken(token)}`
}
