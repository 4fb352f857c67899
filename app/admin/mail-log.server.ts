import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { bothWays, listPage, type Page } from '#app/database/list-page.server.ts'
import { mails } from '#app/database/schema.ts'
import type { ListRequest } from '#app/platform/list-request.ts'

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

/** `at`: when it was sent; else when it came to be owed. */
export type MailRow = { id: string; kind: string; recipient: string; status: MailState; attempts: number; lastError: string | null; at: string }

const { '-fecha': newestFirst } = bothWays({ fecha: [mails.createdAt] })

/** Every message the club owes or owed somebody, newest first, a page at a time. @param state null for all @param kind null for all */
export async function listMails({ search, limit, offset }: ListRequest, state: MailState | null, kind: string | null): Promise<Page<MailRow>> {
  const where = and(state ? eq(mails.status, state) : undefined, kind ? eq(mails.kind, kind) : undefined)
  const { rows, ...page } = await listPage({ from: mails, where, search, order: newestFirst, wide: newestFirst, limit, offset }, (these) => database.select().from(mails).where(these))
  return {
    ...page,
    rows: rows.map(({ id, kind, recipient, status, attempts, lastError, sentAt, createdAt }) => ({ id, kind, recipient, status, attempts, lastError, at: ((status === 'sent' && sentAt) || createdAt).toISOString() })),
  }
}
