import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { authVerifications, usuarios } from '#app/database/schema.ts'
import { eraseMails } from '#app/platform/mail/queued-mails.server.ts'

/**
 * Deletes accounts with their sessions, passwords, links and mails; their blog posts and versions of the club's facts
 * stay, without a name. @returns the ids of the deleted accounts
 */
export async function eraseAccounts(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const links = await tx
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(inArray(sql`${authVerifications.value}::jsonb ->> 'userId'`, [...ids]))
  const linkIds = links.map(({ id }) => id)
  await eraseLinks(tx, linkIds)
  await eraseMails(tx, 'userId', ids)
  const deleted = await tx
    .delete(usuarios)
    .where(inArray(usuarios.id, [...ids]))
    .returning({ id: usuarios.id })
  return deleted.map(({ id }) => id)
}

export async function eraseLinks(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await eraseMails(tx, 'linkId', ids)
  const deleted = await tx
    .delete(authVerifications)
    .where(inArray(authVerifications.id, [...ids]))
    .returning({ id: authVerifications.id })
  return deleted.map(({ id }) => id)
}
