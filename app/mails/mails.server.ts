import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type Page } from '#app/database/list-page.server.ts'
import { mails } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'

export const mailStates = ['queued', 'sent', 'failed'] as const
export type MailState = (typeof mailStates)[number]

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
export type MailOrder = keyof typeof mailOrders

const filterCondition = (state: MailState | null, kind: string | null) =>
  and(state ? eq(mails.status, state) : undefined, kind ? eq(mails.kind, kind) : undefined)

/** Null means every state, every kind. */
export async function listMails(
  { search, limit, offset }: ListRequest,
  state: MailState | null,
  kind: string | null,
  order: MailOrder,
): Promise<Page<MailRow>> {
  const { rows, ...page } = await listPage(
    {
      from: mails,
      where: filterCondition(state, kind),
      search,
      order: mailOrders[order],
      fallbackOrder: mailOrders['-fecha'],
      limit,
      offset,
    },
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

/** Streams the filtered list. Null means every state, every kind. */
export function exportMails(search: string, state: MailState | null, kind: string | null, order: MailOrder) {
  const { id, recipient, kind: kindOfMail, createdAt, sentAt, status, attempts, lastError } = mails
  return streamRows(
    database
      .select({ recipient, kind: kindOfMail, createdAt, sentAt, status, attempts, lastError })
      .from(mails)
      .where(and(filterCondition(state, kind), searchCondition(mails.searchText, search)))
      .orderBy(...orderBy(mailOrders[order], id)),
  )
}
