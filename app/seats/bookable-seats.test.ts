import { describe, expect, test } from 'vitest'
import { eventParties, events } from '#app/database/schema.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { renderUpcomingCalendar } from '#app/events/calendar/calendar.server.ts'
import { findEvent } from '#app/events/events.server.ts'
import { listEvents, nextEventsWithSeats } from '#app/events/event-lists.server.ts'
import { buildEventJsonLd } from '#app/events/site/event/event-data.server.ts'

openTestDatabase('empty')

const firstPages = { upcoming: 1, past: 1 }

async function addParty(eventId: number, state: 'waiting' | 'offered', size: number) {
  const name = crypto.randomUUID()
  await database
    .insert(eventParties)
    .values({
      eventId,
      state,
      size,
      contactName: name,
      nameKey: name,
      email: `${name}@example.org`,
      tokenHash: name,
      privacyVersion: '2026-11-21',
      queuedAt: new Date(),
    })
}

const shown = async (id: number) => {
  const event = await findEvent(id, 'es')
  return event && { state: event.state, places: event.places, waiting: event.waiting, takesWaiting: event.takesWaiting }
}

describe('the seats that a visitor can book', () => {
  test('are without those that are offered', async () => {
    const id = await makeEvent({ maxParticipants: 4 })
    await addParty(id, 'offered', 3)
    expect(await shown(id)).toEqual({ state: 'last', places: 1, waiting: 0, takesWaiting: false })
    await addParty(id, 'offered', 1)
    expect(await shown(id)).toEqual({ state: 'full', places: 0, waiting: 0, takesWaiting: true })
  })

  test('are none while a waiting party fits them: page, cards, calendar and structured data say that it is full', async () => {
    const id = await makeEvent({ title: 'Cena del vi', maxParticipants: 3, offers: 'manual' })
    await addParty(id, 'waiting', 4)
    expect(await shown(id)).toEqual({ state: 'open', places: 3, waiting: 1, takesWaiting: false })
    await addParty(id, 'waiting', 2)
    expect(await shown(id)).toEqual({ state: 'full', places: 0, waiting: 2, takesWaiting: true })
    const cards = (await listEvents('es', null, firstPages))?.upcoming.rows
    expect(cards?.find((card) => card.id === id)).toMatchObject({ state: 'full', places: 0 })
    expect((await nextEventsWithSeats('es', 30, 0)).map((card) => card.id)).not.toContain(id)
    expect(await renderUpcomingCalendar('es')).toMatch(/SUMMARY:Cena del vi[\s\S]*DESCRIPTION:Completo\. /)
    const event = (await findEvent(id, 'es'))!
    expect(buildEventJsonLd(event, 'es').offers?.availability).toBe('https://schema.org/SoldOut')
  })
})

test('the waiting list of a full event is open until the offers end, unless the event has none', async () => {
  const soon = await makeEvent({ maxParticipants: 1, date: new Date(Date.now() + 2 * 3_600_000) })
  await addParty(soon, 'offered', 1)
  expect(await shown(soon)).toMatchObject({ state: 'full', takesWaiting: false })
  const without = await makeEvent({ maxParticipants: 1, offers: 'off' })
  await addParty(without, 'offered', 1)
  expect(await shown(without)).toMatchObject({ state: 'full', takesWaiting: false })
  await updateRow(events, without, { offers: 'auto' })
  expect(await shown(without)).toMatchObject({ state: 'full', takesWaiting: true })
})
