import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { doorPasses, events } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { hashToken, newToken } from '#app/platform/secrets/secrets.server.ts'
import { doorHours } from '#app/door/door-hours.ts'

const d = doorPasses

/** Of each event; more could not be overseen. */
const MAX_PASSES = 20

type PassRefusal = 'unknown' | 'cancelled' | 'over' | 'too-many'

/** For somebody without an account, until 12 hours after the start. @returns the token; only its hash is stored */
export function createPass(
  eventId: number,
  name: string,
  actor: Actor,
): Promise<{ ok: true; token: string } | { ok: false; reason: PassRefusal }> {
  return database.transaction(async (tx) => {
    const { id, date, status } = events
    const [event] = await tx.select({ date, status }).from(events).where(eq(id, eventId)).for('no key update')
    if (!event) return { ok: false, reason: 'unknown' }
    if (event.status === 'cancelled') return { ok: false, reason: 'cancelled' }
    const expiresAt = doorHours(event.date).forgetAt
    if (expiresAt <= new Date()) return { ok: false, reason: 'over' }
    if ((await tx.$count(d, and(eq(d.eventId, eventId), isNull(d.revokedAt)))) >= MAX_PASSES)
      return { ok: false, reason: 'too-many' }
    const token = newToken()
    await tx.insert(d).values({ eventId, name, tokenHash: hashToken(token), expiresAt })
    await audit(tx, { actor: actor.id, action: 'event.door-pass-created', subject: String(eventId) })
    return { ok: true, token }
  })
}

/** @returns false when there is no such pass any more */
export function revokePass(eventId: number, id: string, actor: Actor): Promise<boolean> {
  return database.transaction(async (tx) => {
    const revoked = await tx
      .update(d)
      .set({ revokedAt: new Date() })
      .where(and(eq(d.id, id), eq(d.eventId, eventId), isNull(d.revokedAt)))
      .returning({ id: d.id })
    if (revoked.length > 0)
      await audit(tx, { actor: actor.id, action: 'event.door-pass-revoked', subject: String(eventId) })
    return revoked.length > 0
  })
}

/** Those that open the door. */
export async function listPasses(eventId: number) {
  return database
    .select({ id: d.id, name: d.name, expiresAt: d.expiresAt, createdAt: d.createdAt })
    .from(d)
    .where(and(eq(d.eventId, eventId), isNull(d.revokedAt), gt(d.expiresAt, new Date())))
    .orderBy(asc(d.createdAt), asc(d.id))
    .limit(MAX_PASSES)
}

/** The pass of a token, from `opensAt` on of use, with the actor that the audit names. */
export async function findPass(token: string) {
  if (token === '') return null
  const [pass] = await database
    .select({
      ...pick(d, 'id', 'name', 'eventId', 'expiresAt'),
      date: events.date,
      title: events.title,
      titleCa: events.titleCa,
    })
    .from(d)
    .innerJoin(events, eq(events.id, d.eventId))
    .where(
      and(
        eq(d.tokenHash, hashToken(token)),
        isNull(d.revokedAt),
        gt(d.expiresAt, new Date()),
        ne(events.status, 'cancelled'),
      ),
    )
  return pass ? { ...pass, ...doorHours(pass.date), actor: { id: `pass:${pass.id}` } } : null
}

export type DoorPass = NonNullable<Awaited<ReturnType<typeof findPass>>>

/** A pass lets in to what only the panel's role may read. */
export function byPass<T>(work: () => Promise<T>): Promise<T> {
  return usingPool('panel', work)
}
