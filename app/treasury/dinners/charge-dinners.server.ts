import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { charges, eventParties, events } from '#app/database/schema.ts'
import { hasBegun } from '#app/events/event-times.ts'
import { formatDate } from '#app/i18n/dates.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { ensureAccount, lockAccounts } from '#app/treasury/accounts.server.ts'
import { addCharge } from '#app/treasury/charges.server.ts'
import { dinnerTexts } from './dinner-texts.ts'
import { listDinnersOwed, type DinnerOwed } from './dinners-owed.server.ts'

type Charged = { ok: true; charged: number } | { ok: false; reason: 'unknown' | 'early' }

/** What these bookings still owe, each to its member's account. Safe to repeat: what is charged is not owed again. */
export async function chargeDinners(eventId: number, parties: readonly string[], actor: Actor): Promise<Charged> {
  return database.transaction(async (tx) => {
    const [event] = await tx
      .select({ id: events.id, title: events.title, titleCa: events.titleCa, date: events.date, endsAt: events.endsAt })
      .from(events)
      .where(eq(events.id, eventId))
    if (!event) return { ok: false, reason: 'unknown' } as const
    if (!hasBegun(event, new Date())) return { ok: false, reason: 'early' } as const
    await lockDebtors(tx, eventId, parties)
    const owing = (await listDinnersOwed(eventId, tx)).filter(({ party }) => parties.includes(party))
    let charged = 0
    for (const dinner of owing) if (await charge(tx, event, dinner, actor)) charged += 1
    return { ok: true, charged } as const
  })
}

/** The accounts first, then the bookings, as payments on accounts do. */
async function lockDebtors(tx: Transaction, eventId: number, parties: readonly string[]): Promise<void> {
  const debtors = (await listDinnersOwed(eventId, tx)).filter(({ party }) => parties.includes(party))
  const members = debtors.flatMap(({ member }) => (member ? [member.id] : []))
  for (const id of members) await ensureAccount(tx, id)
  await lockAccounts(tx, members)
  await tx
    .select({ id: eventParties.id })
    .from(eventParties)
    .where(and(eq(eventParties.eventId, eventId), inArray(eventParties.id, [...parties])))
    .orderBy(asc(eventParties.id))
    .for('no key update')
}

type Event = Pick<typeof events.$inferSelect, 'id' | 'title' | 'titleCa' | 'date'>

async function charge(tx: Transaction, event: Event, dinner: DinnerOwed, actor: Actor): Promise<boolean> {
  const { party, member, owedCents, seats, late } = dinner
  if (!member || owedCents === 0) return false
  const day = formatDate(event.date.toISOString(), 'es')
  // Another charge is for some of the seats only, and names none.
  const named = dinner.charge ? 0 : seats + late
  const added = await addCharge(tx, {
    accountId: member.id,
    kind: 'dinner',
    key: await keyOf(tx, event.id, party),
    cents: owedCents,
    dueOn: clubDay(),
    createdBy: actor.id,
    eventId: event.id,
    concept: {
      es: dinnerTexts.es.concept(event.title || event.titleCa, day, named),
      ca: dinnerTexts.ca.concept(event.titleCa || event.title, day, named),
    },
  })
  if (added.added) await audit(tx, { actor: actor.id, action: 'socio.dinner-charged', subject: member.id })
  return added.added
}

/** The id of the booking; with a number once it has had charges, open or cancelled. */
async function keyOf(tx: Transaction, eventId: number, party: string): Promise<string> {
  const isIts = sql`${charges.kind} = 'dinner' and split_part(${charges.key}, ':', 1) = ${party}`
  const earlier = await tx.$count(charges, and(eq(charges.eventId, eventId), isIts))
  return earlier === 0 ? party : `${party}:${earlier + 1}`
}
