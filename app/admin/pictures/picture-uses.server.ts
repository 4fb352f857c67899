import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { blogPosts, clubVersions, events, organizers, restaurants, trash } from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'

export type UseKind = 'event' | 'restaurant' | 'organizer' | 'post' | 'club' | 'trash'
export type PictureUse = { kind: UseKind; id: string; name: string }

/** Every place of a stored picture: `hash`, `kind`, `id`, `name`. Only the newest facts of the club count. */
export function pictureUses(): SQL {
  const newest = sql`(select facts from ${clubVersions} order by version desc limit 1)`
  return sql.join(
    [
      placesIn('event', events, mainText(events.title, events.titleCa), [events.imageUrl, events.pictures]),
      placesIn('restaurant', restaurants, restaurants.nombre, [restaurants.chefPhoto, restaurants.images]),
      placesIn('organizer', organizers, mainText(organizers.name, organizers.nameCa), [organizers.logoUrl]),
      placesIn('post', blogPosts, mainText(blogPosts.title, blogPosts.titleCa), [
        blogPosts.coverImage,
        blogPosts.content,
        blogPosts.contentCa,
      ]),
      placesIn('trash', trash, trash.name, [trash.rows]),
      sql`select distinct found[1] as hash, 'club' as kind, '' as id, '' as name
        from ${newest} as newest, regexp_matches(facts::text, ${ADDRESS}, 'g') as found`,
    ],
    sql` union all `,
  )
}

const ADDRESS = '/media/([0-9a-f]{64})'

function placesIn(kind: UseKind, table: PgTable & { id: SQLWrapper }, name: SQLWrapper, columns: SQLWrapper[]): SQL {
  const texts = sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )
  return sql`select distinct found[1] as hash, ${sql.raw(`'${kind}'`)} as kind, ${table.id}::text as id, ${name} as name
    from ${table}, regexp_matches(concat_ws(' ', ${texts}), ${ADDRESS}, 'g') as found`
}
