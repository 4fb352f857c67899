import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { usuarios } from '#app/database/schema.ts'
import type { FactorChange } from '#app/mail-kinds.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

/** Mails the owner of an account that its second factor has changed. */
export async function notifyFactorsChanged(tx: Transaction, userId: string, change: FactorChange): Promise<void> {
  const { email: recipient, language } = usuarios
  const [user] = await tx.select({ recipient, language }).from(usuarios).where(eq(usuarios.id, userId))
  const ref = `${userId}:${randomUUID()}`
  if (user) await enqueueMail(tx, { kind: 'second-factor-changed', ref, data: { userId, change }, ...user })
}
