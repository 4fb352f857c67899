import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { media } from '#app/database/schema.ts'
import { addCacheTags } from '#app/platform/page-cache/cache-tags.server.ts'
import { pictureHash, type Picture } from './picture.ts'

/** By address; unknown addresses are missing. */
export async function findPictures(urls: readonly (string | null)[]): Promise<Map<string, Picture>> {
  const byHash = new Map(urls.flatMap((url) => (url && pictureHash(url) ? [[pictureHash(url) as string, url]] : [])))
  if (byHash.size === 0) return new Map()
  addCacheTags(...[...byHash.keys()].map((hash) => `picture:${hash}`))
  const rows = await database
    .select({
      hash: media.hash,
      width: media.width,
      height: media.height,
      color: media.color,
      altEs: media.altEs,
      altCa: media.altCa,
      focalX: media.focalX,
      focalY: media.focalY,
    })
    .from(media)
    .where(inArray(media.hash, [...byHash.keys()]))
  return new Map(rows.map((row) => [byHash.get(row.hash) as string, row]))
}

/** A subquery for the picture of an address column; pass its result to `addPictureTags`. */
export function pictureAt(column: AnyPgColumn): SQL<Picture | null> {
  const { hash, width, height, color, altEs, altCa, focalX, focalY } = media
  return sql<Picture | null>`(
    select json_build_object('hash', ${hash}, 'width', ${width}, 'height', ${height}, 'color', ${color},
      'altEs', ${altEs}, 'altCa', ${altCa}, 'focalX', ${focalX}, 'focalY', ${focalY})
    from ${media} where ${hash} = substr(${column}, length('/media/') + 1))`
}

export function addPictureTags(...pictures: (Picture | null)[]): void {
  for (const picture of pictures) if (picture) addCacheTags(`picture:${picture.hash}`)
}

export async function pictureExists(url: string): Promise<boolean> {
  const hash = pictureHash(url)
  return hash !== null && (await database.$count(media, eq(media.hash, hash))) > 0
}
