import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import {
  blogPosts,
  clubVersions,
  eventParties,
  events,
  media,
  organizers,
  restaurants,
  trash,
} from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

export async function hasDemoContent(): Promise<boolean> {
  const tables = [events, restaurants, organizers, blogPosts].map(
    (table) => sql`exists (select 1 from ${table} where ${table.isDemo})`,
  )
  const rows = await database.execute<{ demo: boolean }>(sql`select ${sql.join(tables, sql` or `)} as demo`)
  return rows[0]?.demo === true
}

/** Keeps events with real registrations and everything that they use; these rows are no longer demo. */
export async function removeDemoContent(actor: Actor): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(blogPosts).where(eq(blogPosts.isDemo, true))
    const realGuests = tx
      .select()
      .from(eventParties)
      .where(and(eq(eventParties.eventId, events.id), ne(eventParties.privacyVersion, 'demo')))
    await tx.delete(events).where(and(eq(events.isDemo, true), notExists(realGuests)))
    await tx
      .delete(restaurants)
      .where(
        and(
          eq(restaurants.isDemo, true),
          notExists(tx.select().from(events).where(eq(events.restaurantId, restaurants.id))),
        ),
      )
    await tx
      .delete(organizers)
      .where(
        and(
          eq(organizers.isDemo, true),
          notExists(tx.select().from(events).where(eq(events.organizerId, organizers.id))),
        ),
      )
    await tx.delete(trash).where(sql`${trash.rows} @> '[{"rows": [{"is_demo": true}]}]'`)
    // Waits for saves that name one (`hold_named_pictures`).
    await tx.select({ hash: media.hash }).from(media).where(eq(media.isDemo, true)).for('update')
    await tx.delete(media).where(and(eq(media.isDemo, true), sql`not ${isShown}`))
    await tx.delete(eventParties).where(eq(eventParties.privacyVersion, 'demo'))
    await audit(tx, { actor: actor.id, action: 'demo-content.removed', subject: 'all' })
    for (const table of [events, restaurants, organizers, media])
      await tx.update(table).set({ isDemo: false }).where(eq(table.isDemo, true))
  })
}

/** Addresses contain the hash. */
const isShown = sql`(
  exists (select 1 from ${events}
    where position(${media.hash} in ${events.pictures}::text || coalesce(${events.imageUrl}, '')) > 0)
  or exists (select 1 from ${restaurants}
    where position(${media.hash} in ${restaurants.images}::text || coalesce(${restaurants.chefPhoto}, '')) > 0)
  or exists (select 1 from ${organizers} where position(${media.hash} in ${organizers.logoUrl}) > 0)
  or exists (select 1 from ${blogPosts}
    where position(${media.hash}
      in ${blogPosts.content} || ${blogPosts.contentCa} || coalesce(${blogPosts.coverImage}, '')) > 0)
  or exists (select 1 from ${trash} where position(${media.hash} in ${trash.rows}::text) > 0)
  or exists (select 1 from ${clubVersions} where ${clubVersions.facts} ->> 'share_picture' = '/media/' || ${media.hash})
)`
