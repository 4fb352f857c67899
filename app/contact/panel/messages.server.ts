import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { pick } from '#app/database/pick.ts'
import { contactMessages } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import { readChoice, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { eraseMessages } from '#app/contact/erasure.server.ts'

const messageStates = ['unread', 'read', 'unanswered'] as const

const stateConditions = {
  unread: isNull(contactMessages.readAt),
  read: isNotNull(contactMessages.readAt),
  unanswered: isNull(contactMessages.answeredAt),
}

const orders = inBothDirections({ fecha: [contactMessages.createdAt] })

/** `?estado=`: unread, read or unanswered; `?orden=`: fecha, descending with a minus. */
export function readMessageFilter(url: URL) {
  return {
    request: readListRequest(url),
    state: readChoice(url, 'estado', messageStates),
    order: readOrder(url, orders, '-fecha'),
  }
}
type MessageFilter = ReturnType<typeof readMessageFilter>

function listing({ request, state, order }: MessageFilter) {
  return { from: contactMessages, where: state ? stateConditions[state] : undefined, request, orders, order }
}

const written = ['name', 'email', 'phone', 'message', 'language', 'createdAt', 'readAt', 'answeredAt'] as const

export async function listMessages(filter: MessageFilter) {
  const shown = pick(contactMessages, 'id', ...written)
  const { rows, ...page } = await listPage(listing(filter), (these) =>
    database.select(shown).from(contactMessages).where(these),
  )
  return {
    ...page,
    rows: rows.map(({ readAt, answeredAt, ...row }) => ({
      ...row,
      read: readAt !== null,
      answered: answeredAt !== null,
    })),
  }
}
export type MessageRow = RowOf<typeof listMessages>

const MAX_OF_PERSON = 50

/** What somebody has written to the club from this e-mail; the newest first. */
export async function listMessagesFrom(email: string) {
  const { id, message, createdAt, answeredAt } = contactMessages
  const rows = await database
    .select({ id, message, createdAt, answeredAt })
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(desc(createdAt), desc(id))
    .limit(MAX_OF_PERSON)
  return rows.map(({ answeredAt, ...row }) => ({ ...row, answered: answeredAt !== null }))
}

export function exportMessages(filter: MessageFilter) {
  return listExport(listing(filter), (these) =>
    database
      .select(pick(contactMessages, ...written))
      .from(contactMessages)
      .where(these),
  )
}

/** A message that is read already, or gone, stays as it is. */
export async function markRead(actor: Actor, id: string, read: boolean): Promise<void> {
  const { readAt } = contactMessages
  await database.transaction(async (tx) => {
    const changed = await tx
      .update(contactMessages)
      .set({ readAt: read ? new Date() : null })
      .where(and(eq(contactMessages.id, id), read ? isNull(readAt) : isNotNull(readAt)))
      .returning({ id: contactMessages.id })
    const action = read ? 'message.read' : 'message.unread'
    if (changed.length > 0) await audit(tx, { actor: actor.id, action, subject: id })
  })
}

export async function markAnswered(actor: Actor, id: string, answered: boolean): Promise<boolean> {
  const answeredAt = answered ? sql`coalesce(${contactMessages.answeredAt}, now())` : null
  return database.transaction(async (tx) => {
    const updated = await tx
      .update(contactMessages)
      .set({ answeredAt })
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id })
    if (updated.length > 0)
      await audit(tx, { actor: actor.id, action: answered ? 'message.answered' : 'message.unanswered', subject: id })
    return updated.length > 0
  })
}

/** Deletes the message and the records of its mails. Returns false for an unknown id. */
export async function deleteMessage(actor: Actor, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const deleted = await eraseMessages(tx, [id])
    await recordErasures(tx, 'message', deleted)
    if (deleted.length > 0) await audit(tx, { actor: actor.id, action: 'message.deleted', subject: id })
    return deleted.length > 0
  })
}
