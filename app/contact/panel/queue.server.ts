import { asc, isNull, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { countColumn, toCount } from '#app/database/bounded-count.server.ts'
import { contactMessages } from '#app/database/schema.ts'
import { LINES_OF_A_CARD, type QueueCard, type QueueLine } from '#app/queue-card.ts'
import { messageTexts, type MessageTexts } from './panel-texts.ts'

const { id, name, message, readAt, createdAt } = contactMessages

const LATE_MESSAGE_DAYS = 3
const QUOTED_LETTERS = 120

export const messageCards: readonly QueueCard[] = [
  {
    name: 'messages',
    needs: 'messages.edit',
    part: 'later',
    label: (language) => messageTexts[language].queue.label,
    async read({ language }) {
      const { queue: t } = messageTexts[language]
      const list = '/admin/mensajes?estado=unread'
      const rows = await listUnread()
      const lines = rows.map((row): QueueLine => ({
        key: `message-${row.id}`,
        icon: 'envelope-open',
        look: 'plain',
        what: t.what(row.name),
        why: quote(t, row.text),
        since: row.since,
        lateDays: LATE_MESSAGE_DAYS,
        act: t.markRead,
        to: '/admin/mensajes',
        fields: { act: 'read', id: row.id },
        undo: { act: 'unread', id: row.id },
        about: `${list}&orden=fecha`,
        opens: row.id,
      }))
      return { lines, count: toCount(rows[0]?.all), rest: { act: t.seeAll, to: list } }
    },
  },
]

function listUnread() {
  const isUnread = isNull(readAt)
  const text = sql<string>`left(${message}, ${sql.raw(String(QUOTED_LETTERS + 1))})`
  return database
    .select({ id, name, text, since: createdAt, all: countColumn(contactMessages, isUnread) })
    .from(contactMessages)
    .where(isUnread)
    .orderBy(asc(createdAt), asc(id))
    .limit(LINES_OF_A_CARD)
}

function quote(t: MessageTexts['queue'], text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const isCut = line.length > QUOTED_LETTERS
  return t.quote(isCut ? line.slice(0, QUOTED_LETTERS).trimEnd() : line, isCut)
}
