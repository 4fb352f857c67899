import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { doorPayments, eventParties, events } from '#app/database/schema.ts'
import type { PaymentWay } from '#app/bookings/parties/payment.ts'
import { lockAccountsOf } from '#app/bookings/parties/charged.server.ts'
import { recordPaymentsIn } from '#app/bookings/parties/payments.server.ts'
import { seatPrice } from '#app/seats/seat-terms.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { happenedAt } from '#app/bookings/attendance/check-ins.server.ts'
import type { SentPayment } from '#app/bookings/attendance/door-forms.ts'
import type { DoorRefusal } from '#app/bookings/attendance/door-list.ts'
import type { PartyPayment } from '#app/bookings/attendance/door-payments.ts'

const d = doorPayments
const p = eventParties

type By = { actor: Actor; device?: string | undefined }

/**
 * Safe to repeat, in any order, as check-ins are. Of several payments of one party one counts; the others wait for its
 * undo.
 * @returns those that do not count: of a party that has paid already, is not here, or was noted otherwise meanwhile
 */
export function applyPayments(eventId: number, operations: readonly SentPayment[], by: By): Promise<DoorRefusal[]> {
  if (operations.length === 0) return Promise.resolve([])
  return database.transaction(async (tx) => {
    const ids = operations.map(({ party }) => party)
    const theirs = and(inArray(p.id, ids), eq(p.eventId, eventId), isNull(p.erasedAt))
    await lockAccountsOf(tx, eventId)
    await tx.select({ id: p.id }).from(p).where(theirs).orderBy(asc(p.id)).for('no key update')
    const refused: DoorRefusal[] = []
    for (const operation of operations) {
      const party = await findParty(tx, eventId, operation.party)
      const reason = party ? await apply(tx, party, operation, by) : 'unknown'
      if (reason) refused.push({ guest: operation.party, reason })
    }
    return refused
  })
}

type Party = NonNullable<Awaited<ReturnType<typeof findParty>>>

async function findParty(tx: Transaction, eventId: number, id: string) {
  const [party] = await tx
    .select({ id: p.id, eventId: p.eventId, state: p.paymentState, version: p.paymentVersion })
    .from(p)
    .where(and(eq(p.id, id), eq(p.eventId, eventId), isNull(p.erasedAt)))
  return party
}

type Refusal = DoorRefusal['reason'] | null

function apply(tx: Transaction, party: Party, operation: SentPayment, by: By): Promise<Refusal> {
  return operation.kind === 'pay' ? collect(tx, party, operation, by) : undo(tx, party, operation, by)
}

async function collect(
  tx: Transaction,
  party: Party,
  operation: SentPayment & { kind: 'pay' },
  by: By,
): Promise<Refusal> {
  const { id, amount, way } = operation
  const of = { partyId: party.id, eventId: party.eventId }
  const row = { id, ...of, amount, way, at: happenedAt(operation), device: by.device ?? null, actor: by.actor.id }
  const made = await tx.insert(d).values(row).onConflictDoNothing().returning({ id: d.id })
  if (made.length === 0) return null
  if (party.state === 'paid') return 'twice'
  // The office has noted since that these do not count.
  await tx
    .update(d)
    .set({ undoneAt: new Date(), undoneBy: by.actor.id })
    .where(and(eq(d.partyId, party.id), ne(d.id, id), isNull(d.undoneAt)))
  return note(tx, party, row)
}

/** One that is on its way is written as undone. The next collected one counts then, else what was noted before. */
async function undo(
  tx: Transaction,
  party: Party,
  operation: SentPayment & { kind: 'unpay' },
  by: By,
): Promise<Refusal> {
  if (operation.ids.length === 0) return null
  const undone = { undoneAt: happenedAt(operation), undoneBy: by.actor.id }
  const of = { partyId: party.id, eventId: party.eventId }
  const rows = await tx
    .insert(d)
    .values(
      [...new Set(operation.ids)].map((id) => ({ id, ...of, at: undone.undoneAt, actor: by.actor.id, ...undone })),
    )
    .onConflictDoUpdate({ target: d.id, set: undone, setWhere: and(isNull(d.undoneAt), eq(d.partyId, party.id)) })
    .returning({ id: d.id, noted: d.notedVersion, before: d.stateBefore })
  const counted = rows.find(({ noted }) => noted !== null)
  if (!counted) return null
  if (party.state !== 'paid' || counted.noted !== party.version) return 'changed'
  const state = counted.before ?? 'unpaid'
  if (state !== 'paid') await recordPaymentsIn(tx, party.eventId, [party], { state }, by.actor)
  const [next] = await tx
    .select()
    .from(d)
    .where(and(eq(d.partyId, party.id), isNull(d.undoneAt)))
    .orderBy(asc(d.at), asc(d.id))
    .limit(1)
  const { amount, way, ...row } = next ?? { amount: null, way: null }
  const freed = next && (await findParty(tx, party.eventId, party.id))
  return freed && amount !== null && way ? note(tx, freed, { ...row, amount, way } as Collected) : null
}

type Collected = { id: string; amount: number; way: PaymentWay; at: Date; actor: string }

async function note(tx: Transaction, party: Party, { id, amount, way, at, actor }: Collected): Promise<Refusal> {
  const payment = { state: 'paid', way, amount, at } as const
  const { refused } = await recordPaymentsIn(tx, party.eventId, [party], payment, { id: actor })
  if (refused.length > 0) return refused.some(({ reason }) => reason === 'charged') ? 'changed' : 'unknown'
  await tx
    .update(d)
    .set({ notedVersion: party.version + 1, stateBefore: party.state })
    .where(eq(d.id, id))
  return null
}

/** Of everybody who has a seat that costs something, with what phones have collected. */
export async function listPartyPayments(eventId: number): Promise<PartyPayment[]> {
  // First the one that counts; none when the office has noted another payment since.
  const collected = sql<PartyPayment['collected']>`coalesce((
    select json_agg(json_build_object('id', ${d.id}, 'amount', ${d.amount}, 'way', ${d.way})
      order by ${d.notedVersion} is distinct from ${p.paymentVersion}, ${d.at}, ${d.id})
    from ${d} where ${d.partyId} = ${p.id} and ${d.undoneAt} is null
    having bool_or(${p.paymentState} = 'paid' and ${d.notedVersion} = ${p.paymentVersion})), '[]')`
  return database
    .select({
      party: p.id,
      due: sql<number>`coalesce(${seatPrice} * ${p.size}, 0)`.mapWith(Number),
      state: p.paymentState,
      amount: p.paidAmount,
      way: p.paidWay,
      collected,
    })
    .from(p)
    .innerJoin(events, eq(events.id, p.eventId))
    .where(and(eq(p.eventId, eventId), eq(p.state, 'booked'), isNull(p.erasedAt), sql`${seatPrice} > 0`))
    .orderBy(asc(p.id))
}
