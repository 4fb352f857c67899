import { and, desc, inArray } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventMessages } from '#app/database/schema.ts'
import { toListed, type ListedMessage } from '#app/messages/listed-messages.server.ts'
import { countMails } from '#app/messages/mail-figures.server.ts'
import { isToMembers } from './audience.server.ts'

const m = eventMessages

/** What the members were told and will be told: the newest first. */
export async function listMemberMessages(): Promise<ListedMessage[]> {
  const rows = await database.select().from(m).where(isToMembers).orderBy(desc(m.createdAt)).limit(100)
  const ids = rows.map(({ id }) => id)
  const figures = await countMails('members', and(isToMembers, inArray(m.id, ids)))
  return rows
    .map((row) => toListed(row, figures.get(row.id), row.sendAt ?? row.updatedAt))
    .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
}
