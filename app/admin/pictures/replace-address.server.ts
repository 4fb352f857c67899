import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/database/client.server.ts'
import { blogPosts, events, organizers, restaurants } from '#app/database/schema.ts'
import { updateVersioned, type Values, type VersionedTable } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

type Change = { from: string; to: string }

/** Names the picture `to` wherever records name `from`, each as its next version. */
export async function replaceInRecords(tx: Transaction, change: Change, actor: Actor): Promise<void> {
  const { from, to } = change
  const text = (column: AnyPgColumn) => sql<string>`replace(${column}, ${from}, ${to})`
  const list = (column: AnyPgColumn) => listWithout(column, change)
  const saved = {
    'event.updated': await replaceIn(tx, events, from, {
      imageUrl: text(events.imageUrl),
      pictures: list(events.pictures),
    }),
    'restaurant.updated': await replaceIn(tx, restaurants, from, {
      chefPhoto: text(restaurants.chefPhoto),
      images: list(restaurants.images),
    }),
    'organizer.updated': await replaceIn(tx, organizers, from, { logoUrl: text(organizers.logoUrl) }),
    'post.updated': await replaceIn(tx, blogPosts, from, {
      coverImage: text(blogPosts.coverImage),
      content: text(blogPosts.content),
      contentCa: text(blogPosts.contentCa),
    }),
  } as const
  for (const [action, ids] of Object.entries(saved))
    for (const id of ids)
      await audit(tx, { actor: actor.id, action: action as keyof typeof saved, subject: String(id) })
}

function replaceIn<T extends VersionedTable>(tx: Transaction, table: T, from: string, values: Values<T>) {
  const columns = Object.keys(values).map(
    (name) => sql`${(table as unknown as Record<string, AnyPgColumn>)[name]}::text`,
  )
  const named = sql`concat_ws(' ', ${sql.join(columns, sql`, `)}) like ${`%${from}%`}`
  return updateVersioned(tx, table, named, values)
}

/** A picture that is in the list already is not named twice. */
function listWithout(column: AnyPgColumn, { from, to }: Change): SQL {
  const replaced = sql`replace(${column}::text, ${from}, ${to})::jsonb`
  return sql`case when jsonb_typeof(${column}) = 'array' then (
    select coalesce(jsonb_agg(address order by place), '[]') from (
      select address, min(place) as place from jsonb_array_elements(${replaced}) with ordinality as stored (address, place)
      group by address) as kept) else ${replaced} end`
}
