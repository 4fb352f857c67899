import { eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { reusableQuery, type Transaction } from '#app/database/client.server.ts'
import { media } from '#app/database/schema.ts'
import { addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { pictureHash, type Picture } from './picture.ts'

const { hash, width, height, color, altEs, altCa, focalX, focalY } = media
const asJson = sql`json_build_object('hash', ${hash}, 'width', ${width}, 'height', ${height}, 'color', ${color},
  'altEs', ${altEs}, 'altCa', ${altCa}, 'focalX', ${focalX}, 'focalY', ${focalY})`

const picturesQuery = reusableQuery((pool) =>
  pool
    .select({ hash, width, height, color, altEs, altCa, focalX, focalY })
    .from(media)
    .where(sql`${hash} in (select json_array_elements_text(${sql.placeholder('hashes')}::json))`)
    .prepare('pictures'),
)

/** By address; unknown addresses are missing. */
export async function findPictures(urls: readonly (string | null)[]): Promise<Map<string, Picture>> {
  const byHash = new Map(urls.flatMap((url) => (url && pictureHash(url) ? [[pictureHash(url) as string, url]] : [])))
  if (byHash.size === 0) return new Map()
  const hashes = [...byHash.keys()]
  addCacheTags(...hashes.map((one) => `picture:${one}`))
  const rows = await picturesQuery().execute({ hashes: JSON.stringify(hashes) })
  return new Map(rows.map((row) => [byHash.get(row.hash) as string, row]))
}

/** A subquery for the picture of an address column; pass its result to `addPictureTags`. */
export function pictureAt(column: AnyPgColumn): SQL<Picture | null> {
  return sql<Picture | null>`(select ${asJson} from ${media} where ${hash} = substr(${column}, length('/media/') + 1))`
}

/** The same for the first address of a column of JSON, also where that is stored as text. */
export function firstPictureIn(column: AnyPgColumn): SQL<Picture | null> {
  return sql<Picture | null>`(
    select ${asJson} from ${media} where ${hash} = substring(${column}::text from '/media/([0-9a-f]{64})'))`
}

/** The same for a column that is a JSON array of addresses. */
export function picturesAt(column: AnyPgColumn): SQL<Picture[]> {
  return sql<Picture[]>`(
    select coalesce(json_agg(${asJson} order by place), '[]')
    from jsonb_array_elements_text(${column}) with ordinality as stored(address, place)
    join ${media} on ${hash} = substr(address, length('/media/') + 1))`
}

export function addPictureTags(...pictures: (Picture | null)[]): void {
  for (const picture of pictures) if (picture) addCacheTags(`picture:${picture.hash}`)
}

/** Locks the picture: nobody deletes it before what names it is saved. */
export async function holdPicture(tx: Transaction, url: string): Promise<boolean> {
  const own = eq(hash, pictureHash(url) ?? '')
  return (await tx.select({ hash }).from(media).where(own).for('key share')).length > 0
}
