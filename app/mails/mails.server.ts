import { and, eq, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type Page } from '#app/database/list-page.server.ts'
import { mails } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { isMailOfOrTest } from '#app/messages/mail-figures.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'

export const mailStates = ['queued', 'sent', 'failed'] as const
type MailState = (typeof mailStates)[number]

/** `at` is the time of sending, for unsent mails the time of enqueueing. */
export type MailRow = {
  id: string
  kind: string
  recipient: string
  status: MailState
  attempts: number
  lastError: string | null
  at: string
}

export const mailOrders = inBothDirections({ fecha: [mails.createdAt] })
type MailOrder = keyof typeof mailOrders

/** Null means every state, every kind, every message. */
type MailFilter = { state: MailState | null; kind: string | null; message: string | null }

const filterCondition = ({ state, kind, message }: MailFilter) =>
  and(
    state ? eq(mails.status, state) : undefined,
    kind ? eq(mails.kind, kind) : undefined,
    message ? or(isMailOfOrTest('guests', sql`${message}`), isMailOfOrTest('members', sql`${message}`)) : undefined,
  )

export async function listMails(request: ListRequest, filter: MailFilter, order: MailOrder): Promise<Page<MailRow>> {
  const { rows, ...page } = await listPage(
    { from: mails, where: filterCondition(filter), request, orders: mailOrders, order },
    (these) => database.select().from(mails).where(these),
  )
  return {
    ...page,
    rows: rows.map(({ id, kind, recipient, status, attempts, lastError, sentAt, createdAt }) => ({
      id,
      kind,
      recipient,
      status,
      attempts,
      lastError,
      at: ((status === 'sent' && sentAt) || createdAt).toISOString(),
    })),
  }
}

/** Streams the filtered list. */
export function exportMails(search: string, filter: MailFilter, order: MailOrder) {
  const { id, recipient, kind: kindOfMail, createdAt, sentAt, status, attempts, lastError } = mails
  return streamRows(
    database
      .select({ recipient, kind: kindOfMail, createdAt, sentAt, status, attempts, lastError })
      .from(mails)
      .where(and(filterCondition(filter), searchCondition(mails.searchText, search)))
      .orderBy(...orderBy(mailOrders[order], id)),
  )
}
