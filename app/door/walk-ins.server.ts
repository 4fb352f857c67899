import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { eventCheckins, eventParties, eventRegistrations } from '#app/database/schema.ts'
import { seatParty } from '#app/bookings/parties/seat-party.server.ts'
import { lockEvent } from '#app/seats/lock-event.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { doorHours } from './door-hours.ts'

const p = eventParties
const r = eventRegistrations

/** `id` is made by the form, so that a repeated one seats nobody twice. */
type WalkIn = Record<'id' | 'name' | 'table', string> & {
  language: Language
  /** Whether they have been told what is stored. */
  told: boolean
  reason: string | undefined
}
type WalkInResult = { ok: true } | { ok: false; reason: WalkInRefusal }
export type WalkInRefusal = 'unknown' | 'cancelled' | 'early' | 'over' | 'full' | 'line' | 'taken'

/** Books one seat and checks its guest in. Beyond the free seats only with a reason. */
export function seatWalkIn(eventId: number, walkIn: WalkIn, actor: Actor): Promise<WalkInResult> {
  const { id, name, table, language, told, reason } = walkIn
  return database.transaction(async (tx): Promise<WalkInResult> => {
    const event = await lockEvent(tx, eventId, 'club')
    if (!event || event.status === 'draft') return { ok: false, reason: 'unknown' }
    if (event.status === 'cancelled') return { ok: false, reason: 'cancelled' }
    const { opensAt, walkInsUntil } = doorHours(event.date)
    if (opensAt > new Date()) return { ok: false, reason: 'early' }
    if (walkInsUntil < new Date()) return { ok: false, reason: 'over' }
    const use = await findUse(tx, eventId, id)
    if (use) return use === 'this' ? { ok: true } : { ok: false, reason: 'taken' }
    const refusal = await seatParty(tx, {
      kind: 'walk-in',
      party: {
        id,
        eventId,
        contactName: name,
        language,
        tableLabel: table,
        privacyVersion: told ? legalVersions.privacy : '',
        privacyNotice: told ? 'told' : 'not-told',
      },
      guests: [{ fullName: name }],
      room: { event, reason, actor },
    })
    if (refusal) return { ok: false, reason: refusal }
    await tx.insert(eventCheckins).values({ id: randomUUID(), guestId: id, eventId, actor: actor.id })
    await audit(tx, { actor: actor.id, action: 'registration.created', subject: id })
    return { ok: true }
  })
}

/** @returns whether this walk-in, sent before, has the id, or another party or guest of any event */
async function findUse(tx: Transaction, eventId: number, id: string): Promise<'this' | 'other' | null> {
  const [party] = await tx.select({ eventId: p.eventId, byClub: p.byClub, email: p.email }).from(p).where(eq(p.id, id))
  if (party) return party.eventId === eventId && party.byClub && party.email === null ? 'this' : 'other'
  return (await tx.$count(r, eq(r.id, id))) > 0 ? 'other' : null
}
