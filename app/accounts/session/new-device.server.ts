import { and, eq } from 'drizzle-orm'
import { isPanelRole, type Role } from '#app/accounts/capabilities.ts'
import { database, usingPool, type Transaction } from '#app/database/client.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { findKnownDevice } from './known-devices.server.ts'

type Person = { userId: string; email: string; role: Role }

/** Of the team only; the first sign-in of an account is no news. */
export async function isOnNewDevice(request: Request, { userId, email, role }: Person): Promise<boolean> {
  if (!isPanelRole(role) || (await findKnownDevice(request, email))) return false
  const before = and(eq(auditLog.actor, userId), eq(auditLog.action, 'session.begun'))
  const [earlier] = await usingPool('panel', () =>
    database.select({ id: auditLog.id }).from(auditLog).where(before).limit(1),
  )
  return earlier !== undefined
}

export async function notifyNewDevice(tx: Transaction, userId: string, sessionId: string): Promise<void> {
  const { email: recipient, language } = usuarios
  const [user] = await tx.select({ recipient, language }).from(usuarios).where(eq(usuarios.id, userId))
  if (user) await enqueueMail(tx, { kind: 'new-device', ref: sessionId, data: { userId, sessionId }, ...user })
}
