import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { eventParties, eventRegistrations, kitchenSheets, usuarios } from '#app/database/schema.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { countSheetChanges, listChangedSheets } from './kitchen-changes.server.ts'
import { sendSheet } from './send-sheet.server.ts'

openTestDatabase('empty', 'panel')

let event: number

beforeEach(async () => {
  await database.insert(usuarios).values({ id: 'secretaria', email: 'secretaria@example.org' }).onConflictDoNothing()
  event = await makeEvent({ maxParticipants: 30 })
  await register(event, montserrat({ dietaryRestrictions: 'Sin gluten' }))
  const sending = { number: 1, recipient: 'cuina@fonda.example', language: 'ca', again: false } as const
  await sendSheet(event, sending, { id: 'secretaria' })
})

const book = (name: string) => register(event, montserrat({ fullName: name, email: `${name}@example.org` }))
const listed = async () => (await listChangedSheets()).find((row) => row.eventId === event)?.changes ?? 0

test('counts what has changed since the last sending, and decrypts again only when something has', async () => {
  expect(await countSheetChanges(event)).toBe(0)
  await book('oriol')
  expect([await countSheetChanges(event), await listed()]).toEqual([1, 1])
  // Nothing can be compared with this version any more, so that the figure can only be the one of before.
  await database.update(kitchenSheets).set({ snapshot: 'unreadable' }).where(eq(kitchenSheets.eventId, event))
  const phone = { phone: '600 000 000', updatedAt: new Date() }
  await database.update(eventParties).set(phone).where(eq(eventParties.eventId, event))
  expect([await countSheetChanges(event), await listed()]).toEqual([1, 1])
  await book('pep')
  expect([await countSheetChanges(event), await listed()]).toEqual([0, 0])
})

test('counts a table and a diet, also one that is as it was sent', async () => {
  const touched = { updatedAt: new Date() }
  const ofEvent = eq(eventParties.eventId, event)
  await database
    .update(eventParties)
    .set({ ...touched, tableLabel: '4' })
    .where(ofEvent)
  expect(await countSheetChanges(event)).toBe(1)
  await database
    .update(eventParties)
    .set({ ...touched, tableLabel: '' })
    .where(ofEvent)
  expect(await countSheetChanges(event)).toBe(0)
  await database
    .update(eventRegistrations)
    .set({ ...touched, dietaryRestrictions: null, dietConsentAt: null, dietConsentVersion: null })
    .where(eq(eventRegistrations.eventId, event))
  expect(await countSheetChanges(event)).toBe(1)
})
