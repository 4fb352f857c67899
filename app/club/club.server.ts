import { desc, eq } from 'drizzle-orm'
import { clubFields, iconSizes, type ClubField, type ClubFields } from '#app/club.ts'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { clubVersions } from '#app/database/schema.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { findPicture } from '#app/media/uploads.server.ts'
import { pictureHash, sharedSize } from '#app/media/picture.ts'
import type { ClubForm } from './forms.ts'
import { difference, shownFields, type Facts } from './club-versions.server.ts'

/** The subject of audit events: there is one club. */
export const CLUB_SUBJECT = 'club'

/** As the form shows them. `version` is 0 until the first save. */
export async function findClubForForm() {
  const { version, facts } = await findNewest(database)
  return { ...shownFields(facts), confirmed: '', version }
}
export type ClubFormValues = Awaited<ReturnType<typeof findClubForForm>>

type ClubUpdate = { ok: true } | { ok: false; reason: 'conflict' | 'unknown' }
type PictureRefusal = { ok: false; reason: 'picture-gone' | 'picture-unfit'; field: 'share_picture' | 'icon' }

/** Writes the version after `form.version`; without a change it writes nothing. A given field stays given. */
export async function saveClub(form: ClubForm, actor: Actor): Promise<ClubUpdate | PictureRefusal> {
  const { version, confirmed, ...typed } = form
  const refused = (await refusePicture('share_picture', typed)) ?? (await refusePicture('icon', typed))
  if (refused) return refused
  return database.transaction(async (tx) => {
    const newest = await findNewest(tx)
    if (newest.version !== version) return { ok: false, reason: 'conflict' }
    const shown = shownFields(newest.facts)
    const isGiven = (field: ClubField) =>
      confirmed === 'on' || newest.facts[field] !== undefined || typed[field] !== shown[field]
    const saved = clubFields.filter(isGiven).map((field) => [field, typed[field]])
    // Fields of a newer release stay.
    const facts = { ...newest.facts, ...Object.fromEntries(saved) }
    return addVersion(tx, newest, { facts, actor, action: 'club.updated' })
  })
}

async function refusePicture(field: PictureRefusal['field'], typed: ClubFields): Promise<PictureRefusal | null> {
  const hash = pictureHash(typed[field])
  if (hash === null) return null
  const picture = await findPicture(hash)
  if (!picture) return { ok: false, reason: 'picture-gone', field }
  return fits[field](picture) ? null : { ok: false, reason: 'picture-unfit', field }
}

const [largestIcon = 0] = iconSizes.toReversed()

/** Nothing is enlarged. An icon is a square, but for the pixels that its decoding rounds. */
const fits: Record<PictureRefusal['field'], (picture: Size) => boolean> = {
  share_picture: ({ width, height }) => width >= sharedSize.width && height >= sharedSize.height,
  icon: ({ width, height }) => Math.min(width, height) >= largestIcon && Math.abs(width - height) <= width / 100,
}

/** Writes the facts of the older version `restored` as a new one. */
export async function restoreClub(
  { restored, version }: { restored: number; version: number },
  actor: Actor,
): Promise<ClubUpdate> {
  return database.transaction(async (tx) => {
    const newest = await findNewest(tx)
    if (newest.version !== version) return { ok: false, reason: 'conflict' }
    const [older] = await tx.select().from(clubVersions).where(eq(clubVersions.version, restored))
    if (!older) return { ok: false, reason: 'unknown' }
    return addVersion(tx, newest, { facts: older.facts, restoredFrom: restored, actor, action: 'club.restored' })
  })
}

/** Puts another picture in the place of `from`, if pages share it. */
export async function replaceSharePicture(
  tx: Transaction,
  { from, to, size }: { from: string; to: string; size: Size },
  actor: Actor,
): Promise<{ ok: true } | { ok: false; reason: 'picture-unfit' | 'conflict' }> {
  const newest = await findNewest(tx)
  if (newest.facts.share_picture !== from) return { ok: true }
  if (!fits.share_picture(size)) return { ok: false, reason: 'picture-unfit' }
  const added = await addVersion(tx, newest, {
    facts: { ...newest.facts, share_picture: to },
    actor,
    action: 'club.updated',
  })
  return added.ok ? added : { ok: false, reason: 'conflict' }
}
type Size = { width: number; height: number }
type Newest = { version: number; facts: Facts }
type Added = { facts: Facts; restoredFrom?: number | null; actor: Actor; action: 'club.updated' | 'club.restored' }

/** The primary key decides between two saves at the same time. */
async function addVersion(
  tx: Transaction,
  newest: Newest,
  { facts, restoredFrom = null, actor, action }: Added,
): Promise<ClubUpdate> {
  if (clubFields.every((field) => facts[field] === newest.facts[field])) return { ok: true }
  const added = await tx
    .insert(clubVersions)
    .values({ version: newest.version + 1, facts, authorId: actor.id, restoredFrom })
    .onConflictDoNothing()
    .returning({ version: clubVersions.version })
  if (added.length === 0) return { ok: false, reason: 'conflict' }
  const fields = difference(newest.facts, facts).changes.map(({ field }) => field)
  await auditAndTell(tx, { actor: actor.id, action, subject: CLUB_SUBJECT, fields })
  return { ok: true }
}

async function findNewest(on: Pick<Queryable, 'select'>): Promise<Newest> {
  const { version, facts } = clubVersions
  const [newest] = await on.select({ version, facts }).from(clubVersions).orderBy(desc(version)).limit(1)
  return newest ?? { version: 0, facts: {} }
}
