import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { listPersonDinners } from './person-dinners.server.ts'

openTestDatabase('empty', 'panel')

const email = 'montserrat@example.org'
const person = { id: crypto.randomUUID(), email: 'Montserrat@Example.org' }

async function dinner(outcome: string) {
  const event = await makeEvent()
  await register(event, montserrat({ email }))
  await register(event, montserrat({ fullName: 'Oriol Prat', email: 'oriol@example.org' }))
  const theirs = and(eq(eventParties.eventId, event), eq(eventParties.email, email))
  const attend = (whose: string) =>
    database
      .update(eventRegistrations)
      .set({ attendedAt: new Date() })
      .where(and(eq(eventRegistrations.eventId, event), eq(eventRegistrations.email, whose)))
  const cancel = async (by: 'guest' | 'office') =>
    database.transaction(async (tx) => {
      const at = { cancelledAt: new Date(), cancelledBy: by }
      await tx
        .update(eventRegistrations)
        .set(at)
        .where(and(eq(eventRegistrations.eventId, event), eq(eventRegistrations.email, email)))
      await tx
        .update(eventParties)
        .set({ state: 'cancelled', ...at })
        .where(theirs)
    })
  const move = (interval: string) => updateRow(events, event, { date: sql`now() + ${interval}::interval` })
  if (outcome === 'came' || outcome === 'absent') await attend('oriol@example.org')
  if (outcome === 'came') await attend(email)
  if (outcome === 'cancelled-late') await move('2 hours').then(() => cancel('guest'))
  if (outcome === 'cancelled') await move('2 hours').then(() => cancel('office'))
  if (['came', 'absent', 'not-noted'].includes(outcome)) await move('-2 days')
  if (outcome === 'event-cancelled') await updateRow(events, event, { status: 'cancelled' })
  return event
}

test.each(['coming', 'came', 'absent', 'not-noted', 'cancelled', 'cancelled-late', 'event-cancelled'])(
  'A dinner is shown as %s',
  async (outcome) => {
    const event = await dinner(outcome)
    const found = (await listPersonDinners(person)).find(({ eventId }) => eventId === event)
    expect(found).toMatchObject({ outcome, size: 1 })
  },
)

test('An early cancellation is none of the late ones, and nobody else’s dinners are shown', async () => {
  const event = await dinner('coming')
  await updateRow(events, event, { date: sql`now() + interval '30 days'` })
  await database.transaction(async (tx) => {
    const at = { cancelledAt: new Date(), cancelledBy: 'guest' as const }
    await tx
      .update(eventRegistrations)
      .set(at)
      .where(and(eq(eventRegistrations.eventId, event), eq(eventRegistrations.email, email)))
    await tx
      .update(eventParties)
      .set({ state: 'cancelled', ...at })
      .where(and(eq(eventParties.eventId, event), eq(eventParties.email, email)))
  })
  const found = (await listPersonDinners(person)).filter(({ eventId }) => eventId === event)
  expect(found.map(({ outcome }) => outcome)).toEqual(['cancelled'])
  expect(await listPersonDinners({ id: person.id, email: 'nadie@example.org' })).toEqual([])
})
