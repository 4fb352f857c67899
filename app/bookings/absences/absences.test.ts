import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { makeSocio } from '#tests/membership-fixtures.ts'
import { areRepeated } from './absences.ts'
import { findAbsences } from './absences.server.ts'

openTestDatabase('empty', 'panel')

const person = { id: randomUUID(), email: 'Montserrat@Example.org' }

beforeEach(async () => {
  await database.delete(events)
})

type Dinner = { came?: boolean; taken?: boolean; over?: boolean; email?: string }

/** A dinner that the person has booked. `taken`: somebody else was checked in. */
async function dinner({ came = false, taken = true, over = true, email = person.email }: Dinner = {}) {
  const event = await makeEvent()
  await register(event, montserrat({ email: email.toLowerCase() }))
  await register(event, montserrat({ fullName: 'Oriol Prat', email: 'oriol@example.org' }))
  const attends = (whose: string) =>
    database
      .update(eventRegistrations)
      .set({ attendedAt: new Date() })
      .where(and(eq(eventRegistrations.eventId, event), eq(eventRegistrations.email, whose)))
  if (taken) await attends('oriol@example.org')
  if (came) await attends(email.toLowerCase())
  if (over) await updateRow(events, event, { date: sql`now() - interval '2 days'` })
  return event
}

test('Absences are of booked dinners that are over and where attendance was taken', async () => {
  await dinner({ came: true })
  await dinner()
  await dinner({ taken: false })
  await dinner({ over: false })
  expect(await findAbsences(person)).toEqual({ dinners: 2, missed: 1 })
  const cancelled = await dinner()
  const whose = and(eq(eventParties.eventId, cancelled), eq(eventParties.nameKey, 'montserrat vilar puig'))
  await database.transaction(async (tx) => {
    await tx
      .update(eventRegistrations)
      .set({ cancelledAt: new Date() })
      .where(and(eq(eventRegistrations.eventId, cancelled), eq(eventRegistrations.email, 'montserrat@example.org')))
    await tx.update(eventParties).set({ state: 'cancelled', cancelledAt: new Date() }).where(whose)
  })
  expect(await findAbsences(person)).toEqual({ dinners: 2, missed: 1 })
  await dinner()
  const absences = { dinners: 3, missed: 2 }
  expect([await findAbsences(person), areRepeated(absences)]).toEqual([absences, true])
})

test('A proved member is found by whatever address has booked', async () => {
  const socio = await makeSocio({ email: 'remei@example.org' })
  const event = await dinner({ email: 'other@example.org' })
  await database
    .update(eventParties)
    .set({ socioId: socio.id })
    .where(and(eq(eventParties.eventId, event), eq(eventParties.email, 'other@example.org')))
  expect(await findAbsences({ id: socio.id, email: 'remei@example.org' })).toEqual({ dinners: 1, missed: 1 })
})
