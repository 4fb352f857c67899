import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNewestPosts, listPosts } from '#app/blog/posts.server.ts'
import { closeDatabase, database as product, openDatabase } from '#app/database/client.server.ts'
import { listCalendarMonths } from '#app/events/calendar/calendar-months.server.ts'
import { renderUpcomingCalendar } from '#app/events/calendar/calendar.server.ts'
import { listEvents, nextEvents } from '#app/events/event-lists.server.ts'
import { connectTo, testDatabase } from '../harness/database.ts'

/** Ten years: a thousand dinners a year in the past, and many in the future. */
const PAST = 10_000
const UPCOMING = 1_000
const POSTS = 2_000
const own = testDatabase('empty')
let sql: Sql

beforeAll(async () => {
  // One connection, whose statistics are read.
  openDatabase(own.url, { max: 1 })
  sql = connectTo(own.url)
  await sql`
    insert into events (title, description, date, category, category_ca)
    select 'Cena ' || i, repeat('Siete platos y una sobremesa larga. ', 30), now() + make_interval(hours => 8 * i), 'Clase ' || abs(i) % 10, 'Classe ' || abs(i) % 10
    from generate_series(${-PAST}::int, ${UPCOMING}::int) as i where i <> 0`
  await sql`
    insert into blog_posts (title, slug, content, status, published_at)
    select 'Cosa ' || i, 'cosa-' || i, repeat('<p>Palabras.</p>', 100), 'published', now() - make_interval(hours => i) from generate_series(1, ${POSTS}::int) as i`
  await sql`vacuum analyze events, blog_posts`
})
afterAll(async () => {
  await sql.end()
  await closeDatabase()
})

describe('After ten years of dinners', () => {
  test.each<[name: string, shown: number, read: () => Promise<unknown>]>([
    ['the calendar', 39, () => listEvents('es', null, { upcoming: 1, past: 1 })],
    ['its second page of past events', 9, () => listEvents('ca', null, { upcoming: 1, past: 2 })],
    ['its last page of past events', 9, () => listEvents('es', null, { upcoming: 1, past: 1111 })],
    ['its last page of upcoming events', 10, () => listEvents('es', null, { upcoming: 34, past: 1 })],
    ['one category', 39, () => listEvents('es', 'clase-3', { upcoming: 1, past: 1 })],
    ['the home page', 3, () => nextEvents('es', 3)],
    ['the calendar by months', 100, () => listCalendarMonths('ca')],
    ['the calendar that is followed', 500, () => renderUpcomingCalendar('es')],
  ])('%s reads the %i events that it shows, and few more', async (_name, shown, read) => {
    // Plus one row for each category and language, one for the next expiry, and those of a category once more for their
    // order.
    expect(await rowsRead('events', read)).toBeLessThanOrEqual(shown + 70)
  })

  test.each<[name: string, shown: number, read: () => Promise<unknown>]>([
    ['the blog', 12, () => listPosts('es', 1)],
    ['its last page', 8, () => listPosts('ca', 167)],
    ['its feed', 20, () => listNewestPosts('es', 20, '')],
  ])('%s reads the %i posts that it shows, and few more', async (_name, shown, read) => {
    expect(await rowsRead('blog_posts', read)).toBeLessThanOrEqual(shown + 15)
  })

  test('past events and posts can be paged to the oldest, and no further', async () => {
    const events = async (page: number, category: string | null = null) =>
      (await listEvents('es', category, { upcoming: 1, past: page }))?.past.rows.map(({ title }) => title)
    expect(await events(1)).toEqual(Array.from({ length: 9 }, (_, n) => `Cena -${n + 1}`))
    expect(await events(2)).toEqual(Array.from({ length: 9 }, (_, n) => `Cena -${n + 10}`))
    expect([await events(1112), await events(1113)]).toEqual([['Cena -10000'], undefined])
    expect([await events(112, 'clase-3'), await events(113, 'clase-3')]).toEqual([['Cena -9993'], undefined])
    expect((await listPosts('es', 167))?.posts.at(-1)?.title.text).toBe('Cosa 2000')
    expect(await listPosts('es', 168)).toBeNull()
  })

  test('every upcoming event is on one page, and past ones on the first page only', async () => {
    const pages = Array.from({ length: 35 }, (_, n) => listEvents('es', null, { upcoming: n + 1, past: 1 }))
    const lists = await Promise.all(pages)
    expect(lists.flatMap((list) => list?.upcoming.rows.map(({ title }) => title) ?? [])).toEqual(
      Array.from({ length: UPCOMING }, (_, n) => `Cena ${n + 1}`),
    )
    expect(lists.map((list) => list?.past.rows.length)).toEqual([9, ...Array(33).fill(0), undefined])
    expect((await listEvents('es', null, { upcoming: 1, past: 2 }))?.upcoming.rows).toEqual([])
  })
})

/** Rows read from the table; index-only entries do not count. */
async function rowsRead(table: string, read: () => Promise<unknown>): Promise<number> {
  const before = await readSoFar(table)
  await read()
  return (await readSoFar(table)) - before
}

async function readSoFar(table: string): Promise<number> {
  await product.execute('select pg_stat_force_next_flush()')
  const [row] = await sql<
    { rows: number }[]
  >`select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables where relname = ${table}`
  return row?.rows ?? 0
}
