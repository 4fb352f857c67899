import { and, count, desc, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { contains } from '#app/database/search.server.ts'
import type { ListRequest } from '#app/platform/list-request.ts'

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** `at`: when it was sent; else when it came to be owed. */
export type MailRow = { id: string; kind: string; recipient: string; status: MailState; attempts: number; lastError: string | null; at: string }

/** Every message the club owes or owed somebody, newest first, a page at a time. @param state null for all @param kind null for all */
export async function listMails({ search, limit, offset }: ListRequest, state: MailState | null, kind: string | null): Promise<{ rows: MailRow[]; total: number }> {
  const where = and(state ? eq(mails.status, state) : undefined, kind ? eq(mails.kind, kind) : undefined, contains(search, mails.recipient))
  const [rows, [counted]] = await Promise.all([
    database.select().from(mails).where(where).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit).offset(offset),
    database.select({ total: count() }).from(mails).where(where),
  ])
  return {
    rows: rows.map(({ id, kind, recipient, status, attempts, lastError, sentAt, createdAt }) => ({ id, kind, recipient, status, attempts, lastError, at: ((status === 'sent' && sentAt) || createdAt).toISOString() })),
    total: counted?.total ?? 0,
  }
}
