import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { consumeToken, findToken, issueToken, LIFETIMES_MS, type PendingActions } from '#app/accounts/tokens.server.ts'
import { database } from '#app/database/client.server.ts'
import { cookieName } from '#app/platform/request/cookie-name.ts'
import { expireCookie, isSecureSite, readCookie, siteCookie } from '#app/platform/request/cookie.server.ts'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import type { ChallengeSubject } from './challenges.server.ts'

const KIND = 'second-factor'
const COOKIE = 'cercle.second_factor'

type PendingSignIn = PendingActions[typeof KIND] & { subject: ChallengeSubject }

/** `cookie`: with which the browser goes on. */
export type BegunSignIn = { userId: string; subject: ChallengeSubject; cookie: string }

/** Notes a right password of an account with a second factor; it opens nothing. */
export async function beginSignIn(pending: PendingActions[typeof KIND]): Promise<BegunSignIn> {
  const token = linkToken(KIND, await issueToken(database, KIND, pending))
  const cookie = `${siteCookie(COOKIE, token, LIFETIMES_MS[KIND] / 1000)}; HttpOnly`
  return { userId: pending.userId, subject: subjectOf(token), cookie }
}

/** The sign-in that a browser has begun; null when it is over. */
export async function findPendingSignIn(request: Request): Promise<PendingSignIn | null> {
  const token = tokenOf(request)
  const pending = token && (await findToken(KIND, token))
  return pending ? { ...pending, subject: subjectOf(token) } : null
}

/** Only one of two concurrent requests ends it. */
export async function endPendingSignIn(request: Request): Promise<boolean> {
  return inPanelTransaction(async (tx) => (await consumeToken(tx, KIND, tokenOf(request))) !== null)
}

export function expirePendingSignIn(): string {
  return `${expireCookie(cookieName(COOKIE, isSecureSite))}; HttpOnly`
}

const subjectOf = (token: string): ChallengeSubject => `sign-in:${hashToken(token)}`

function tokenOf(request: Request): string {
  return readCookie(request.headers.get('Cookie') ?? '', cookieName(COOKIE, isSecureSite)) ?? ''
}
