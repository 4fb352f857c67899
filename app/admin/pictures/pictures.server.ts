import { and, eq, sql, type SQL } from 'drizzle-orm'
import { can, type Capability } from '#app/accounts/capabilities.ts'
import type { PanelUser } from '#app/accounts/session/guard.server.ts'
import { replaceSharePicture } from '#app/club/club.server.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import type { Page } from '#app/database/list-page.server.ts'
import { media } from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { storePicture } from '#app/media/media.server.ts'
import type { DecodedPicture } from '#app/media/picture-tasks.server.ts'
import { pictureUrl, type PicturePurpose } from '#app/media/picture.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { readChoice, readListRequest, type ListRequest } from '#app/platform/forms/list-request.ts'
import { pictureUses, type PictureUse, type UseKind } from './picture-uses.server.ts'
import { replaceInRecords } from './replace-address.server.ts'

export type LibraryPicture = {
  id: string
  purpose: PicturePurpose
  /** In pixels. */
  width: number
  altEs: string
  altCa: string
  createdAt: string
  uses: PictureUse[]
}

/** `?uso=ninguno`: pictures that nothing shows. */
export function readLibraryFilter(url: URL) {
  return { request: readListRequest(url), use: readChoice(url, 'uso', ['ninguno']), order: '-fecha' }
}
type LibraryFilter = Pick<ReturnType<typeof readLibraryFilter>, 'request' | 'use'>

/** The newest first. A search finds alternative texts, and the names of what shows the picture. */
export async function listPictures({ request, use }: LibraryFilter): Promise<Page<LibraryPicture>> {
  const names = sql`(select string_agg(name, ' ') from uses where uses.hash = ${media.hash})`
  const words = sql`search_key(concat_ws(' ', ${media.altEs}, ${media.altCa}, ${names}))`
  const where = and(
    use === 'ninguno' ? sql`not exists (select from uses where uses.hash = ${media.hash})` : undefined,
    searchCondition(words, request.search),
  )
  const found = await readPictures(database, where, request)
  const total = found[0]?.total ?? 0
  return { rows: found, total, reach: total, more: false, widened: false }
}

export async function findLibraryPicture(
  hash: string,
  on: Pick<Queryable, 'execute'> = database,
): Promise<LibraryPicture | null> {
  const [found] = await readPictures(on, eq(media.hash, hash), { limit: 1, offset: 0 })
  return found ?? null
}

async function readPictures(
  on: Pick<Queryable, 'execute'>,
  where: SQL | undefined,
  { limit, offset }: Pick<ListRequest, 'limit' | 'offset'>,
): Promise<(LibraryPicture & { total: number })[]> {
  return on.execute<LibraryPicture & { total: number }>(sql`
    with uses as materialized (${pictureUses()})
    select ${media.hash} as id, ${media.purpose} as purpose, ${media.width} as width, ${media.altEs} as "altEs", ${media.altCa} as "altCa",
      to_json(${media.createdAt}) as "createdAt", count(*) over ()::int as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'name', name) order by kind, name, id), '[]')
        from uses where uses.hash = ${media.hash}) as uses
    from ${media} where ${where ?? sql`true`}
    order by ${media.createdAt} desc, ${media.hash} limit ${limit} offset ${offset}`)
}

type Deletion = { ok: true } | { ok: false; reason: 'unknown' | 'in-use' }

/** Only a picture that nothing shows, the trash included. */
export async function deletePicture(hash: string, actor: Actor): Promise<Deletion> {
  return database.transaction(async (tx): Promise<Deletion> => {
    // Waits for saves that name it (`hold_named_pictures`).
    await tx.select({ hash: media.hash }).from(media).where(eq(media.hash, hash)).for('update')
    const found = await findLibraryPicture(hash, tx)
    if (!found) return { ok: false, reason: 'unknown' }
    if (found.uses.length > 0) return { ok: false, reason: 'in-use' }
    await tx.delete(media).where(eq(media.hash, hash))
    await audit(tx, { actor: actor.id, action: 'picture.deleted', subject: hash })
    return { ok: true }
  })
}

/** What changing each kind of record needs; the trash keeps the picture that it has. */
const needed: Readonly<Record<UseKind, Capability | null>> = {
  event: 'events.edit',
  restaurant: 'restaurants.edit',
  organizer: 'organizers.edit',
  post: 'blog.edit',
  club: 'club.edit',
  trash: null,
}

/** Whether a role may change everything that shows a picture. */
export function mayReplace(role: PanelUser['role'], { purpose, uses }: LibraryPicture): boolean {
  // An icon is a square of sizes of its own, which the form of the club's facts checks.
  return purpose !== 'icon' && uses.every(({ kind }) => needed[kind] === null || can(role, needed[kind]))
}

type Replacement =
  | { ok: true; hash: string }
  | { ok: false; reason: 'unknown' | 'forbidden' | 'picture-unfit' | 'conflict' }

/**
 * Shows another picture wherever `from` is shown, with its alternative texts and focal point. `from` stays, without a
 * use.
 */
export async function replacePicture(from: string, picture: DecodedPicture, actor: PanelUser): Promise<Replacement> {
  return transactUnlessRefused<Replacement>(async (tx) => {
    // Saves that name the picture are not held back: one of them may hold a record that this changes.
    const [old] = await tx.select().from(media).where(eq(media.hash, from)).for('no key update')
    const shown = await findLibraryPicture(from, tx)
    if (!old || !shown) return { ok: false, reason: 'unknown' }
    if (!mayReplace(actor.role, shown)) return { ok: false, reason: 'forbidden' }
    const { purpose, altEs, altCa, focalX, focalY } = old
    const to = await storePicture(tx, picture, { purpose, altEs, altCa, focal: [focalX, focalY] })
    const change = { from: pictureUrl(from), to }
    if (change.from !== change.to) await replaceInRecords(tx, change, actor)
    const shared = await replaceSharePicture(tx, { ...change, size: picture }, actor)
    if (!shared.ok) return shared
    await audit(tx, { actor: actor.id, action: 'picture.replaced', subject: from })
    return { ok: true, hash: picture.hash }
  })
}
