import { randomUUID } from 'node:crypto'
import { and, asc, eq, like } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { auditLog, eventRegistrations, events } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { cancelSeats } from '#app/bookings/panel/seats/seats.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { applyOperations, listLiveCheckIns } from './check-ins.server.ts'
import { markAttendance } from './mark-attendance.server.ts'
import { checkInsOf, presentGuests } from './operations.ts'
import { createPass } from '#app/door/passes/passes.server.ts'
import type { SentOperation } from './door-forms.ts'

openTestDatabase('empty', 'panel')

const r = eventRegistrations
const by = { actor: { id: 'porter' }, device: 'phone' }

async function dinner(names: string[]) {
  const event = await makeEvent()
  const guests = names.map((fullName) => ({ fullName }))
  accepted(await bookParty(event, montserrat({ fullName: names[0] ?? '' }), guests))
  const rows = await database.select({ id: r.id }).from(r).where(eq(r.eventId, event)).orderBy(asc(r.position))
  return { event, ids: rows.map(({ id }) => id) }
}

async function attended(event: number): Promise<string[]> {
  const rows = await database.select({ id: r.id, at: r.attendedAt }).from(r).where(eq(r.eventId, event))
  return rows.flatMap(({ id, at }) => (at ? [id] : [])).sort()
}

test('operations in any order, twice, from phones that send at the same time, are the same set in PostgreSQL', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ guest: fc.nat(2), undoes: fc.option(fc.nat(5)) }), { minLength: 1, maxLength: 12 }),
      fc.infiniteStream(fc.nat(1_000)),
      async (pressed, numbers) => {
        const { event, ids } = await dinner(['Anna Mas', 'Biel Mas', 'Carla Mas'])
        const made: SentOperation[] = []
        for (const { guest, undoes } of pressed) {
          const of = ids[guest] as string
          const earlier = made.filter((operation) => operation.kind === 'in' && operation.guest === of)
          const seen = earlier
            .slice(0, (undoes ?? 0) + 1)
            .flatMap((operation) => (operation.kind === 'in' ? [operation.id] : []))
          const undo = undoes !== null && seen.length > 0
          made.push(
            undo
              ? { kind: 'out', guest: of, ids: seen, agoMs: 0 }
              : { kind: 'in', id: randomUUID(), guest: of, agoMs: 0 },
          )
        }
        const sent = [...made, ...made.slice(0, 3)]
          .map((operation) => [numbers.next().value as number, operation] as const)
          .sort(([a], [b]) => a - b)
          .map(([, operation]) => operation)
        const half = Math.ceil(sent.length / 2)
        await Promise.all([
          applyOperations(event, sent.slice(0, half), by),
          applyOperations(event, sent.slice(half), by),
        ])
        const expected = [...presentGuests(checkInsOf(made)).keys()].sort()
        expect(await attended(event)).toEqual(expected)
        expect([...presentGuests(checkInsOf([], await listLiveCheckIns(event))).keys()].sort()).toEqual(expected)
      },
    ),
    { numRuns: 15 },
  )
})

test('the phone’s clock does not count: the server subtracts how long ago it was', async () => {
  const { event, ids } = await dinner(['Anna Mas'])
  const [guest = ''] = ids
  await applyOperations(event, [{ kind: 'in', id: randomUUID(), guest, agoMs: 60_000 }], by)
  await applyOperations(event, [{ kind: 'in', id: randomUUID(), guest, agoMs: 1_000 }], by)
  const [row] = await database.select({ at: r.attendedAt }).from(r).where(eq(r.id, guest))
  const ago = Date.now() - (row?.at?.getTime() ?? 0)
  expect(ago).toBeGreaterThanOrEqual(60_000)
  expect(ago).toBeLessThan(90_000)
})

test('a guest who has no seat, or another event’s, is refused; the rest of the operations is carried out', async () => {
  const { event, ids } = await dinner(['Anna Mas', 'Biel Mas'])
  const other = await dinner(['Xavi Roca'])
  const [anna = '', biel = ''] = ids
  const [xavi = ''] = other.ids
  await cancelSeats(event, anna, [biel], by.actor)
  const operations: SentOperation[] = [anna, biel, xavi].map((guest) => ({
    kind: 'in',
    id: randomUUID(),
    guest,
    agoMs: 0,
  }))
  expect(await applyOperations(event, operations, by)).toEqual([
    { guest: biel, reason: 'cancelled' },
    { guest: xavi, reason: 'unknown' },
  ])
  expect([await attended(event), await attended(other.event)]).toEqual([[anna], []])
})

test('who writes attended_at itself checks in and undoes', async () => {
  const { event, ids } = await dinner(['Anna Mas', 'Biel Mas'])
  const [anna = '', biel = ''] = ids
  const at = new Date('2026-12-05T20:31:00Z')
  await updateRow(r, anna, { attendedAt: at })
  const live = await listLiveCheckIns(event)
  expect(live.map(([guest]) => guest)).toEqual([anna])
  await applyOperations(event, [{ kind: 'out', guest: anna, ids: live.map(([, id]) => id), agoMs: 0 }], by)
  expect(await attended(event)).toEqual([])
  await markAttendance(event, biel, true, by.actor)
  await updateRow(r, biel, { attendedAt: null })
  expect(await listLiveCheckIns(event)).toEqual([])
})

test('a pass is made while a booking of the event is under way', async () => {
  const { event } = await dinner(['Anna Mas'])
  await database.transaction(async (tx) => {
    await tx.select().from(events).where(eq(events.id, event)).for('key share')
    expect(await createPass(event, 'Sergi', by.actor)).toMatchObject({ ok: true })
  })
})

test('each check-in and undo is audited once, however often it is sent', async () => {
  const { event, ids } = await dinner(['Anna Mas'])
  const [guest = ''] = ids
  const operation: SentOperation = { kind: 'in', id: randomUUID(), guest, agoMs: 0 }
  const undo: SentOperation = { kind: 'out', guest, ids: [operation.id], agoMs: 0 }
  for (const sent of [operation, operation, undo, undo]) await applyOperations(event, [sent], by)
  const rows = await database
    .select({ action: auditLog.action, actor: auditLog.actor })
    .from(auditLog)
    .where(and(eq(auditLog.subject, guest), like(auditLog.action, '%attended')))
    .orderBy(asc(auditLog.id))
  expect(rows).toEqual([
    { action: 'registration.attended', actor: 'porter' },
    { action: 'registration.not-attended', actor: 'porter' },
  ])
})
