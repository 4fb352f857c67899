import { and, eq, or, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type Page } from '#app/database/list-page.server.ts'
import { mails } from '#app/database/schema.ts'
import { isMailKind } from '#app/mail-kinds.ts'
import { isMailOfOrTest } from '#app/messages/mail-figures.server.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'

const mailStates = ['queued', 'sent', 'failed'] as const
type MailState = (typeof mailStates)[number]

/** `at` is the time of sending, for unsent mails the time of enqueueing. */
export type MailRow = {
  id: string
  kind: string
  recipient: string
  status: MailState
  attempts: number
  lastError: string | null
  at: Date
}

const orders = inBothDirections({ fecha: [mails.createdAt] })

/**
 * `?estado=` is queued, sent or failed; `?tipo=` a kind of mail; `?mensaje=` a message to the parties of an event or to
 * members; `?orden=` fecha, descending with a minus.
 */
export function readMailFilter(url: URL) {
  const kind = url.searchParams.get('tipo') ?? ''
  const message = url.searchParams.get('mensaje')
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', mailStates),
    kind: isMailKind(kind) ? kind : null,
    message: isUuid(message) ? message : null,
    order: readOrder(url, orders, '-fecha'),
  }
}
type MailFilter = ReturnType<typeof readMailFilter>

function listing({ request, state, kind, message, order }: MailFilter) {
  const where = and(
    state ? eq(mails.status, state) : undefined,
    kind ? eq(mails.kind, kind) : undefined,
    message ? or(isMailOfOrTest('guests', sql`${message}`), isMailOfOrTest('members', sql`${message}`)) : undefined,
  )
  return { from: mails, where, request, orders, order }
}

export async function listMails(filter: MailFilter): Promise<Page<MailRow>> {
  const { rows, ...page } = await listPage(listing(filter), (these) => database.select().from(mails).where(these))
  return {
    ...page,
    rows: rows.map(({ id, kind, recipient, status, attempts, lastError, sentAt, createdAt }) => ({
      id,
      kind,
      recipient,
      status,
      attempts,
      lastError,
      at: (status === 'sent' && sentAt) || createdAt,
    })),
  }
}

export function exportMails(filter: MailFilter) {
  const { recipient, kind, createdAt, sentAt, status, attempts, lastError } = mails
  return listExport(listing(filter), (these) =>
    database.select({ recipient, kind, createdAt, sentAt, status, attempts, lastError }).from(mails).where(these),
  )
}
