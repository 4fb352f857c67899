import { expect, test } from 'vitest'
import { listBursts } from '#app/bookings/holds/bursts.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { undoBurst } from '#app/bookings/panel/bursts.server.ts'
import { guestTexts } from '#app/bookings/panel/shared/guest-texts.ts'

openTestDatabase('empty', 'panel')

/** One origin books tables of these sizes within seconds, and is asked to confirm each. */
async function bookBurst(origin: string, sizes: readonly number[]): Promise<number> {
  const event = await makeEvent({ maxParticipants: 200 })
  for (const [n, size] of sizes.entries()) {
    const contact = montserrat({ fullName: `Persona ${n}`, email: `${origin}${n}@example.org` })
    const guests = Array.from({ length: size }, () => ({ fullName: '' }))
    const outcome = await bookParty(event, contact, guests, { origin: { key: origin, burst: true } })
    expect(outcome).toMatchObject({ ok: true, decision: 'held' })
  }
  return event
}

test('A table of six alone, and four tables, are no burst', async () => {
  for (const [origin, sizes] of [
    ['table', [6]],
    ['hall', [6, 6, 6, 6]],
  ] as const)
    expect(await listBursts({ hours: 1, eventId: await bookBurst(origin, sizes) })).toEqual([])
})

test('A burst of five tables with twelve guests is five bookings of twelve people, which are undone as five', async () => {
  const event = await bookBurst('machine', [4, 2, 2, 2, 2])
  const [burst, ...others] = await listBursts({ hours: 1, eventId: event })
  if (!burst) throw new Error('no burst')
  expect([others, burst]).toEqual([[], expect.objectContaining({ total: 5, guests: 12, confirmed: 0, unconfirmed: 5 })])
  expect(Object.values(guestTexts).map(({ burst: t }) => t.summary(burst, '1 s'))).toEqual([
    '5 inscripciones (12 personas) en 1 s desde una misma red.',
    '5 inscripcions (12 persones) en 1 s des d’una mateixa xarxa.',
  ])
  const undone = await undoBurst(event, { id: burst.id, confirmedToo: false, notify: false }, { id: 'secretaria' })
  expect(undone).toEqual({ cancelled: 5, freed: 12 })
})
