import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { mails, usuarios } from '#app/database/schema.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { issueToken, LIFETIMES_MS } from '#app/accounts/tokens.server.ts'

/** Mails the owner of an account from an earlier site a link for its first password. @returns false the second time */
export async function inviteMovedAccount(tx: Transaction, userId: string): Promise<boolean> {
  const mail = { kind: 'reset-password', ref: `moved:${userId}` } as const
  if ((await tx.$count(mails, and(eq(mails.kind, mail.kind), eq(mails.ref, mail.ref)))) > 0) return false
  const { email: recipient, language } = usuarios
  const [user] = await tx.select({ recipient, language }).from(usuarios).where(eq(usuarios.id, userId)).for('update')
  if (!user) return false
  const linkId = await issueToken(tx, 'reset-password', { userId, cause: 'moved' }, LIFETIMES_MS.invitation)
  await enqueueMail(tx, { ...mail, data: { linkId }, ...user })
  return true
}
