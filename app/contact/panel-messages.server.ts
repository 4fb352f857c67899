import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type Page } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { eraseMessages } from './erasure.server.ts'

export type MessageRow = {
  id: string
  name: string
  email: string
  phone: string | null
  message: string
  language: Language
  createdAt: string
  read: boolean
  answered: boolean
}

export const messageStates = ['unread', 'read', 'unanswered'] as const
export type MessageState = (typeof messageStates)[number]

const inState = {
  unread: isNull(contactMessages.readAt),
  read: isNotNull(contactMessages.readAt),
  unanswered: isNull(contactMessages.answeredAt),
}

const orders = inBothDirections({ fecha: [contactMessages.createdAt] })

/** What visitors have written to the club, newest first, a page at a time. @param state null for all */
export async function listMessages(
  { search, limit, offset }: ListRequest,
  state: MessageState | null,
): Promise<Page<MessageRow>> {
  const { id, name, email, phone, message, language, createdAt, readAt, answeredAt } = contactMessages
  const where = state ? inState[state] : undefined
  const { rows, ...page } = await listPage(
    { from: contactMessages, where, search, order: orders['-fecha'], wide: orders['-fecha'], limit, offset },
    (these) =>
      database
        .select({ id, name, email, phone, message, language, createdAt, readAt, answeredAt })
        .from(contactMessages)
        .where(these),
  )
  return {
    ...page,
    rows: rows.map(({ createdAt, readAt, answeredAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      read: readAt !== null,
      answered: answeredAt !== null,
    })),
  }
}

/** The messages of a list as a file takes them away; read while they are taken. @param state null for all */
export function exportMessages(search: string, state: MessageState | null) {
  const { id, name, email, phone, message, language, createdAt, readAt, answeredAt } = contactMessages
  return streamRows(
    database
      .select({ name, email, phone, message, language, createdAt, readAt, answeredAt })
      .from(contactMessages)
      .where(and(state ? inState[state] : undefined, searchCondition(contactMessages.searchText, search)))
      .orderBy(...orderBy(orders['-fecha'], id)),
  )
}

/** Notes that somebody has opened the message; the first time counts. */
export async function markRead(by: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const opened = await tx
      .update(contactMessages)
      .set({ readAt: new Date() })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.readAt)))
      .returning({ id: contactMessages.id })
    if (opened.length > 0) await audit(tx, { actor: by, action: 'message.read', subject: id })
  })
}

/** @returns whether there is such a message */
export async function markAnswered(by: string, id: string, answered: boolean): Promise<boolean> {
  const answeredAt = answered ? sql`coalesce(${contactMessages.answeredAt}, now())` : null
  return database.transaction(async (tx) => {
    const kept = await tx
      .update(contactMessages)
      .set({ answeredAt })
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id })
    if (kept.length > 0)
      await audit(tx, { actor: by, action: answered ? 'message.answered' : 'message.unanswered', subject: id })
    return kept.length > 0
  })
}

/**
 * The message goes, and with it what is noted of the two mails it caused: nothing of its sender stays, but that `by`
 * did it. @returns whether there was such a message
 */
export async function deleteMessage(by: string, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const gone = await eraseMessages(tx, [id])
    await recordErasures(tx, 'message', gone)
    if (gone.length > 0) await audit(tx, { actor: by, action: 'message.deleted', subject: id })
    return gone.length > 0
  })
}
