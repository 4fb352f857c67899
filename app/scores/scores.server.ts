import { and, eq, isNull, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Queryable, type Transaction } from '#app/database/client.server.ts'
import { eventRegistrations, events, eventScores } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { ScoreFields } from './score-forms.ts'
import { claimedGuest, scoreRight, scoreToken } from '#app/bookings/parties/score-links.server.ts'

const r = eventRegistrations
const DAY_MS = 86_400_000

/** From the first answer on; afterwards what is said stays. */
const CHANGEABLE_DAYS = 30

/** After the dinner, for the first answer. */
const ANSWERED_DAYS = 60

type ScoreRefusal = 'unknown' | 'absent' | 'early' | 'given' | 'late' | 'over'

/** The guest behind a link, with the score given so far. Null: unknown, erased or of a cancelled event. */
export async function findScoring(token: string) {
  const found = await readGuest(database, token)
  if (!found) return null
  const { attendedAt: _attended, tokenHash: _hash, right: _right, ...guest } = found
  const score = await findScore(guest.id)
  const until = score && changeableUntil(score.createdAt)
  return { ...guest, score, until, refusal: refusalOf(found, until) }
}

export type Scoring = NonNullable<Awaited<ReturnType<typeof findScoring>>>

/**
 * One score for each guest; the last one counts. What the first link wrote is changed by the own one alone, whose token
 * is returned. A comment that says something else is not shown before it is read.
 */
export async function giveScore(
  token: string,
  fields: ScoreFields,
  how: { language: Language; privacyVersion: string },
): Promise<{ ok: true; token: string } | { ok: false; reason: ScoreRefusal }> {
  return database.transaction(async (tx) => {
    const guest = await readGuest(tx, token)
    if (!guest) return { ok: false, reason: 'unknown' }
    const before = await findScore(guest.id, tx)
    const refusal = refusalOf(guest, before && changeableUntil(before.createdAt))
    if (refusal) return { ok: false, reason: refusal }
    const isWritten = await writeScore(tx, guest, { ...fields, comment: commentOf(fields, before) }, how)
    return isWritten ? { ok: true, token: scoreToken(guest) } : { ok: false, reason: 'given' }
  })
}

/** The page does not show what was written before: empty, it stays, unless it is to go. */
function commentOf({ comment, remove_comment }: ScoreFields, before: { comment: string } | null): string {
  return comment ?? (remove_comment === 'on' ? '' : (before?.comment ?? ''))
}

async function writeScore(
  tx: Transaction,
  guest: { id: string; eventId: number; right: 'own' | 'first' },
  fields: ScoreFields & { comment: string },
  how: { language: Language; privacyVersion: string },
): Promise<boolean> {
  const { kitchen, wine, place, pace } = fields
  const said = { comment: fields.comment, showsName: fields.shows_name === 'on' }
  const given = { kitchen, wine, place, pace, ...said, ...how }
  const { comment, commentState, showsName } = eventScores
  const isSame = sql`${comment} = excluded.comment and (${showsName} or not excluded.shows_name)`
  const written = await tx
    .insert(eventScores)
    .values({ ...given, guestId: guest.id, eventId: guest.eventId })
    .onConflictDoUpdate({
      target: eventScores.guestId,
      set: {
        ...given,
        commentState: sql`case when ${isSame} then ${commentState} else 'pending' end`,
        updatedAt: new Date(),
      },
      setWhere: sql`${guest.right === 'own'}`,
    })
    .returning({ id: eventScores.guestId })
  return written.length > 0
}

async function readGuest(on: Queryable, token: string) {
  const id = claimedGuest(token)
  if (id === null) return null
  const [row] = await on
    .select({
      ...pick(r, 'id', 'eventId', 'fullName', 'attendedAt'),
      tokenHash: r.cancelTokenHash,
      ...pick(events, 'title', 'titleCa', 'date', 'status'),
    })
    .from(r)
    .innerJoin(events, eq(events.id, r.eventId))
    .where(and(eq(r.id, id), isNull(r.cancelledAt), isNull(r.erasedAt)))
  const right = row && row.status !== 'cancelled' && scoreRight(token, row)
  return right ? { ...row, right } : null
}

async function findScore(id: string, on: Queryable = database) {
  const [score] = await on.select().from(eventScores).where(eq(eventScores.guestId, id))
  return score ?? null
}

function changeableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + CHANGEABLE_DAYS * DAY_MS)
}

type Asking = Pick<NonNullable<Awaited<ReturnType<typeof readGuest>>>, 'attendedAt' | 'date' | 'right'>

function refusalOf({ attendedAt, date, right }: Asking, until: Date | null): ScoreRefusal | null {
  const now = new Date()
  if (date > now) return 'early'
  if (attendedAt === null) return 'absent'
  if (until && right === 'first') return 'given'
  if (until) return until <= now ? 'late' : null
  return date.getTime() + ANSWERED_DAYS * DAY_MS <= now.getTime() ? 'over' : null
}
