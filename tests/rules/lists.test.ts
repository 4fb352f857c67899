import { sql } from 'drizzle-orm'
import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportUsers, listUsers } from '#app/accounts/users/user-list.server.ts'
import { countDashboard, listLatestRequests } from '#app/admin/dashboard.server.ts'
import { readEventSeats, readMonthlyJoining } from '#app/admin/plots.server.ts'
import { readQueue } from '#app/admin/queue.server.ts'
import { listAllPosts } from '#app/blog/panel/read-posts.server.ts'
import { listMessages } from '#app/contact/panel/messages.server.ts'
import { closeDatabase, database, openDatabase, usingPool } from '#app/database/client.server.ts'
import { listPanelEvents } from '#app/events/panel/list/event-list.server.ts'
import { countBookings, listBookings, listBookingNames } from '#app/bookings/panel/shared/booking-list.server.ts'
import { exportRequests, listRequests } from '#app/membership/requests/request-list.server.ts'
import { listSocios } from '#app/membership/members/socio-list.server.ts'
import { listOrganizers } from '#app/organizers/organizer-list.server.ts'
import { listMails } from '#app/mails/mails.server.ts'
import { listSecurityEvents } from '#app/privacy/security-list.server.ts'
import { listPanelRestaurants } from '#app/restaurants/panel/restaurant-list.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { readListRequest, type ListRequest } from '#app/platform/forms/list-request.ts'
import { seedDatabase } from '../../commands/seed/seed-database.ts'
import { connectTo, testDatabase } from '../harness/database.ts'

const own = testDatabase('empty')
let asked: { query: string; pool: string }[] = []

beforeAll(async () => {
  openDatabase(own.url, { max: 2, observe: (query) => asked.push(query) })
  await seedDatabase(own.url, { requests: 10_300, members: 40, registrations: 120, seed: 5 }, () => {})
})
afterAll(() => closeDatabase())

const ask = (state = '') => readListRequest(new URL(`http://x/?${state}`))
const search = (words: string) => ask(new URLSearchParams({ q: words }).toString())

const byDate = ['fecha', '-fecha'] as const

/** Every list of the panel with every filter and order, with and without a search. */
async function everyList() {
  const [event] = await database.execute<{ id: number }>(sql`select min(id) as id from events`)
  for (const request of [ask(), search('maria')]) {
    for (const status of ['pending', 'approved', 'incomplete', 'rejected', 'baja', 'all'] as const) {
      for (const order of ['nombre', '-nombre', 'fecha', '-fecha'] as const)
        await listRequests({ request, status, order })
    }
    for (const status of ['active', 'suspended', null] as const) {
      for (const order of ['numero', '-numero', 'nombre', '-nombre', 'fecha', '-fecha'] as const)
        await listSocios({ request, status, order })
    }
    for (const role of ['admin', 'user', null] as const)
      for (const order of ['email', '-email', 'fecha', '-fecha'] as const) await listUsers({ request, role, order })
    for (const state of ['unread', 'read', 'unanswered', null] as const)
      for (const order of byDate) await listMessages({ request, state, order })
    for (const state of ['failed', null] as const)
      for (const kind of ['registration', null] as const)
        for (const order of byDate) await listMails({ request, state, kind, message: null, order })
    for (const lacks of ['ca', 'es', null] as const) await everyListOfTexts(request, lacks)
    for (const filter of ['dieta', 'sin-mesa', 'canceladas', null] as const)
      for (const order of ['nombre', '-nombre', 'mesa', '-mesa', ...byDate] as const)
        await listBookings(event?.id ?? 0, { request, filter, order })
    for (const kind of ['sign-in-failed', null] as const)
      for (const order of byDate) await listSecurityEvents({ request, kind, from: null, to: null, order })
  }
  await Promise.all([
    countDashboard(undefined),
    listLatestRequests(),
    readQueue({ id: 'montse', role: 'admin', language: 'ca' }),
    readQueue({ id: 'montse', role: 'organizer', language: 'ca' }),
    readEventSeats(undefined),
    readMonthlyJoining(),
    countBookings(event?.id ?? 0),
    listBookingNames(event?.id ?? 0),
  ])
}

async function everyListOfTexts(request: ListRequest, lacks: Language | null) {
  for (const order of ['nombre', '-nombre'] as const) await listOrganizers({ request, lacks, order })
  for (const order of ['nombre', '-nombre', ...byDate] as const) await listPanelRestaurants({ request, lacks, order })
  for (const order of ['titulo', '-titulo', ...byDate] as const) {
    for (const span of ['upcoming', 'past', 'drafts', 'cancelled', 'archived', null] as const)
      await listPanelEvents({ request, span, lacks, order }, undefined)
    for (const status of ['draft', null] as const) await listAllPosts({ request, status, lacks, order })
  }
}

test('no list of the panel reads a table from end to end, or sorts more than the hits of a search', async () => {
  asked = []
  await everyList()
  const queries = [...new Set(asked.map(({ query }) => query))].filter(
    (query) => /^\s*(select|with) /.test(query) && !/pg_class|min\(id\)|"pgboss"\."job"/.test(query),
  )
  expect(queries.length).toBeGreaterThan(60)
  const planner = connectTo(own.url)
  const wrong: string[] = []
  await planner.begin(async (tx) => {
    // The planner avoids sequential scans here: what remains has no index.
    await tx.unsafe(
      'set local enable_seqscan = off; set local enable_sort = off; set local plan_cache_mode = force_generic_plan',
    )
    for (const query of queries) {
      const plan = await planOf(tx, query)
      // An incremental sort also uses the index.
      const sorts = /-> {2}Sort$/m.test(plan) && !query.includes('with hits')
      if (/Seq Scan on/.test(plan) || sorts) wrong.push(`${query}\n${plan}`)
    }
  })
  await planner.end()
  expect(wrong).toEqual([])
})

/** A generic plan; PostgreSQL 15 cannot explain one in a single statement. */
async function planOf(tx: TransactionSql, query: string): Promise<string> {
  await tx.unsafe(`prepare planned as ${query}`)
  const [statement] = await tx<
    { parameters: number }[]
  >`select cardinality(parameter_types) as parameters from pg_prepared_statements where name = 'planned'`
  const values = Array<string>(statement?.parameters ?? 0)
    .fill('null')
    .join(', ')
  const rows = await tx.unsafe(`explain (costs off) execute planned${values && `(${values})`}`)
  await tx.unsafe('deallocate planned')
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n')
}

describe('a list', () => {
  test('is counted up to 10,000, beyond with a plus sign, and the first 10,000 can be paged through', async () => {
    expect(await listRequests({ request: ask(), status: 'all', order: '-fecha' })).toMatchObject({
      total: 10_000,
      more: true,
      reach: 10_000,
    })
    expect((await listRequests({ request: ask('pagina=400'), status: 'all', order: '-fecha' })).rows).toHaveLength(25)
    expect((await listRequests({ request: ask('pagina=401'), status: 'all', order: '-fecha' })).rows).toEqual([])
    const few = await listRequests({ request: ask(), status: 'pending', order: '-fecha' })
    expect(few).toMatchObject({ total: few.counts.pending.number, more: false })
    expect(few.total).toBe(await rowsWhere(`status = 'pending'`))
  })

  test('has every row on one page only, also where rows are equal by what they are sorted by', async () => {
    await database.execute(
      sql`update membership_requests set created_at = date_trunc('month', created_at) where status = 'pending'`,
    )
    for (const order of ['fecha', '-fecha', 'nombre', '-nombre'] as const) {
      const { total, rows } = await listRequests({ request: ask(), status: 'pending', order })
      const seen = rows.map(({ id }) => id)
      for (let page = 2; (page - 1) * 25 < total; page++)
        seen.push(
          ...(await listRequests({ request: ask(`pagina=${page}`), status: 'pending', order })).rows.map(
            ({ id }) => id,
          ),
        )
      expect(new Set(seen).size).toBe(total)
    }
  })
})

describe('a search', () => {
  test('finds any part of a word from the first letter on, without case and accents; punctuation finds nothing', async () => {
    const there = async (words: string) =>
      (await listRequests({ request: search(words), status: 'all', order: '-fecha' })).total
    expect(await there('UIGDOMÈNE')).toBe(await rowsWhere(`full_name ilike '%uigdomène%'`))
    expect(await there('uigdomene')).toBe(await there('UIGDOMÈNE'))
    expect(await there('ig')).toBe(await rowsWhere(`search_text like '%ig%'`))
    expect(await there('ig')).toBeGreaterThan(await rowsWhere(`search_text like '% ig%'`))
    expect(await there('q')).toBe(await rowsWhere(`search_text like '%q%'`))
    expect(await there('%%%')).toBe(0)
    expect(await there('100%')).toBe(0)
    expect(await there('@gmail.')).toBe(await rowsWhere(`email like '%@gmail.%'`))
  })

  test('does not reach from one column into the next', async () => {
    const [row] = (await listRequests({ request: ask(), status: 'all', order: 'fecha' })).rows
    expect(
      (await listRequests({ request: search(`${row?.fullName} ${row?.email}`), status: 'all', order: '-fecha' })).total,
    ).toBe(0)
    expect(
      (await listRequests({ request: search(`${row?.fullName}`), status: 'all', order: '-fecha' })).total,
    ).toBeGreaterThan(0)
  })

  test('is sorted as requested, and counted, while it has few enough hits', async () => {
    const { rows, ...page } = await listRequests({ request: search('maria'), status: 'all', order: 'nombre' })
    expect(page).toMatchObject({ more: false, widened: false, total: await rowsWhere(`search_text like '%maria%'`) })
    const sorted = await database.execute<{ id: string }>(
      sql`select id from membership_requests where search_text like '%maria%' order by full_name, id limit 25`,
    )
    expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
  })

  test('with too many hits shows the newest, with a note that it is not sorted as requested', async () => {
    const { rows, ...page } = await listRequests({ request: search('example'), status: 'all', order: 'nombre' })
    expect(page).toMatchObject({ total: 10_000, more: true, widened: true, reach: 250 })
    const newest = await database.execute<{ id: string }>(
      sql`select id from membership_requests order by created_at desc, id desc limit 25`,
    )
    expect(rows.map(({ id }) => id)).toEqual(newest.map(({ id }) => id))
  })
})

describe('an export', () => {
  test('reads every row once, in order, a batch at a time', async () => {
    const batches = await Array.fromAsync(exportRequests({ request: ask(), status: 'all', order: 'nombre' }))
    expect(Math.max(...batches.map((rows) => rows.length))).toBe(500)
    const rows = batches.flat()
    expect(rows).toHaveLength(await rowsWhere('true'))
    const sorted = await database.execute<{ email: string }>(
      sql`select email from membership_requests order by full_name, id`,
    )
    expect(rows.map(({ email }) => email)).toEqual(sorted.map(({ email }) => email))
    expect(rows[0]?.createdAt).toBeInstanceOf(Date)
  })

  test('that stalls releases its connection', async () => {
    for (let time = 0; time < 5; time++) {
      const rows = exportRequests({ request: ask(), status: 'all', order: '-fecha' })
      expect((await rows.next()).value).toHaveLength(500)
      await rows.return(undefined)
    }
    expect((await Array.fromAsync(exportUsers({ request: ask(), role: null, order: 'email' }))).flat()).toHaveLength(4)
  })
})

describe('the connections', () => {
  test('of the panel are separate: it works while visitors use all of theirs', async () => {
    const holder = connectTo(own.url)
    await holder`select pg_advisory_lock(77)`
    const waiting = Promise.allSettled([1, 2].map(() => database.execute(sql`select pg_advisory_lock_shared(77)`)))
    const list = await usingPool('panel', () => listRequests({ request: ask(), status: 'pending', order: '-fecha' }))
    expect(list.rows).toHaveLength(25)
    expect(asked.at(-1)?.pool).toBe('panel')
    await holder.end()
    await waiting
  })

  test('prepare each statement once, and plan those of the panel for the typed values', async () => {
    await listUsers({ request: ask(), role: null, order: 'fecha' })
    const [public_] = await database.execute<{ number: number }>(
      sql`select count(*)::int as number from pg_prepared_statements where statement like '%"usuarios"%'`,
    )
    expect(public_?.number).toBeGreaterThan(0)
    const mode = await usingPool('panel', () =>
      database.execute<{ plan_cache_mode: string }>(sql`show plan_cache_mode`),
    )
    expect(mode[0]?.plan_cache_mode).toBe('force_custom_plan')
  })

  test('log slow queries without their values', async () => {
    asked = []
    await listRequests({ request: search('Montserrat Vilar'), status: 'all', order: '-fecha' })
    expect(asked.length).toBeGreaterThan(2)
    expect(JSON.stringify(asked)).toContain('like search_key($')
    expect(JSON.stringify(asked)).not.toMatch(/montserrat/i)
  })
})

describe('the seed', () => {
  test('is deterministic and counts the seats', async () => {
    const [people] = await database.execute<{ sum: string }>(
      sql`select md5(string_agg(full_name || email || coalesce(phone, '') || status, ',' order by email)) as sum from membership_requests where email like '%1_@%'`,
    )
    expect(people?.sum).toMatchInlineSnapshot(`"75135961b495a69a0f883f7e49c0ea36"`)
    const wrong = await database.execute(
      sql`select id from events where registered <> (select count(*) from event_registrations where event_id = events.id and cancelled_at is null)`,
    )
    expect([...wrong]).toEqual([])
  })
})

test('approved requests without member data are counted without a join', async () => {
  const owing = () =>
    database.execute<{ number: number }>(sql`select count(*)::int as number from membership_requests where completed`)
  expect((await owing())[0]?.number).toBe(40)
  await database.execute(sql`delete from socios where membership_number = (select min(membership_number) from socios)`)
  expect((await owing())[0]?.number).toBe(39)
})

async function rowsWhere(condition: string): Promise<number> {
  const [row] = await database.execute<{ number: number }>(
    sql`select count(*)::int as number from membership_requests where ${sql.raw(condition)}`,
  )
  return row?.number ?? 0
}
