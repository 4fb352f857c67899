import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#app/database/schema.ts'
import { collectPageFacts } from '#app/platform/page-cache/cache-tags.server.ts'
import { listAddresses } from '#app/site/sitemap.server.ts'
import { makeEvent } from '../fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '../harness/database.ts'
import { renderUpcomingCalendar } from '#app/events/calendar/calendar.server.ts'
import { findEvent, findEventInAnyState } from '#app/events/events.server.ts'
import { listEvents, nextEvents, nextEventsWithSeats } from '#app/events/event-lists.server.ts'

openTestDatabase('empty')

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

/** Every public read of events, and whether it shows the event with this title. */
const reads: Record<string, (title: string, id: number) => Promise<boolean>> = {
  page: async (_, id) => (await findEvent(id, 'es')) !== null,
  list: async (title) => titlesOf(await listEvents('es', null, { upcoming: 1, past: 1 })).includes(title),
  category: async (title) => titlesOf(await listEvents('es', 'cena', { upcoming: 1, past: 1 })).includes(title),
  home: async (title) => (await nextEvents('es', 50)).some((event) => event.title === title),
  others: async (title) => (await nextEventsWithSeats('es', 50, 0)).some((event) => event.title === title),
  calendar: async (title) => (await renderUpcomingCalendar('es')).includes(title),
  sitemap: async (_, id) => (await listAddresses()).some(({ path }) => path === `/eventos/${id}`),
}
const names = Object.keys(reads)

function titlesOf(list: Awaited<ReturnType<typeof listEvents>>): string[] {
  return [...(list?.upcoming.rows ?? []), ...(list?.past.rows ?? [])].map(({ title }) => title)
}

async function readsThatShow(title: string, given: Partial<typeof events.$inferInsert>): Promise<string[]> {
  const id = await makeEvent({ title, publishedAt: inDays(-2), ...given })
  const shown = await Promise.all(names.map(async (name) => ((await reads[name]?.(title, id)) ? name : null)))
  return shown.filter((name) => name !== null)
}

describe('what a visitor sees', () => {
  test.each<[string, Partial<typeof events.$inferInsert>, readonly string[]]>([
    ['Publicado', {}, names],
    ['Borrador', { status: 'draft', publishedAt: null }, []],
    ['Borrador que fue público', { status: 'draft', publishedAt: inDays(-1) }, []],
    ['Programado', { publishedAt: inDays(1) }, []],
    ['Cancelado', { status: 'cancelled' }, names.filter((name) => name !== 'home' && name !== 'others')],
    ['Cancelado sin publicar', { status: 'cancelled', publishedAt: null }, []],
    ['Cancelado y pasado', { status: 'cancelled', date: inDays(-9) }, ['page', 'sitemap']],
    ['Archivado', { date: inDays(-9), archivedAt: inDays(-1) }, ['page', 'list', 'category', 'sitemap']],
    ['Archivado y por venir', { archivedAt: inDays(-1) }, names.filter((name) => name !== 'others')],
    ['Abre mañana', { opensAt: inDays(1) }, names.filter((name) => name !== 'others')],
    ['Cerrado', { closesAt: inDays(-1) }, names.filter((name) => name !== 'others')],
    ['Todo ofrecido', { maxParticipants: 4, held: 4 }, names.filter((name) => name !== 'others')],
  ])('%s', async (title, given, shown) => {
    expect(await readsThatShow(title, given)).toEqual(shown)
  })

  test('a category that only drafts have is no filter', async () => {
    await makeEvent({ category: 'Secreta', status: 'draft', publishedAt: null })
    const list = await listEvents('es', null, { upcoming: 1, past: 1 })
    expect(list?.categories.map(({ label }) => label.text)).not.toContain('Secreta')
    expect((await listEvents('es', 'secreta', { upcoming: 1, past: 1 }))?.known).toBe(false)
  })

  test('a mail to a guest of a draft knows its event', async () => {
    const id = await makeEvent({ status: 'draft', publishedAt: null })
    expect(await findEventInAnyState(id, 'ca')).toMatchObject({ id, status: 'draft' })
  })
})

describe('a page expires when it changes without a write', () => {
  test.each<[string, keyof typeof events.$inferInsert, string[]]>([
    ['a publication', 'publishedAt', ['page', 'list', 'home', 'calendar', 'sitemap']],
    ['an opening', 'opensAt', ['page', 'list', 'home']],
    ['a closing', 'closesAt', ['page', 'list', 'home']],
    ['a start', 'date', ['page', 'list', 'home']],
  ])('%s', async (_, moment, expiring) => {
    await database.delete(events).where(eq(events.isDemo, false))
    const soon = new Date(Date.now() + 5_000)
    const id = await makeEvent({ [moment]: soon })
    for (const name of expiring) {
      const { facts } = await collectPageFacts(async () => reads[name]?.('', id))
      expect({ name, until: facts.until }).toEqual({ name, until: soon })
    }
  })
})
