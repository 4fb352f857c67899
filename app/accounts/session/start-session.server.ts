import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { authSessions } from '#app/database/schema.ts'
import { deviceLabel } from './device-label.ts'
import { sessionCookie } from './session-cookie.server.ts'
import { timesOfUse } from './session-lifetime.ts'

const TOKEN_BYTES = 24

type StartedSession = { id: string; cookie: string }

/** Starts a session after a right password, and a second factor of an account that has one. */
export async function startSession(tx: Transaction, userId: string, request: Request): Promise<StartedSession> {
  const [id, token] = [randomUUID(), newSessionToken()]
  const { updatedAt: now, expiresAt } = timesOfUse()
  const device = deviceLabel(request.headers.get('User-Agent') ?? '')
  const times = { createdAt: now, updatedAt: now, confirmedAt: now, expiresAt }
  await tx.insert(authSessions).values({ id, token, userId, device, ...times })
  return { id, cookie: sessionCookie(token, { userId, createdAt: now }) }
}

/**
 * Notes a right password in a session and replaces its token (ASVS 7.2.4), so that a stolen token stops working. The
 * session keeps its start and its absolute end. @returns its cookie; null when it has ended
 */
export async function confirmSession(tx: Transaction, sessionId: string): Promise<string | null> {
  const token = newSessionToken()
  const times = timesOfUse()
  const [confirmed] = await tx
    .update(authSessions)
    .set({ token, confirmedAt: times.updatedAt, ...times })
    // A session that ends meanwhile stays ended.
    .where(and(eq(authSessions.id, sessionId), gt(authSessions.expiresAt, new Date())))
    .returning({ userId: authSessions.userId, createdAt: authSessions.createdAt })
  return confirmed ? sessionCookie(token, confirmed) : null
}

function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}
