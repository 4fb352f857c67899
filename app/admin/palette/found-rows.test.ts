import { sql, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#app/accounts/capabilities.ts'
import { events } from '#app/database/schema.ts'
import { connectTo, openTestDatabase, ownerDatabase } from '#tests/harness/database.ts'
import { insertBookings } from '#tests/harness/insert-bookings.ts'
import { findInPanel, type FoundInPanel } from './find.server.ts'
import { searchKey, wordsOf } from './search-text.ts'

const own = openTestDatabase('empty', 'panel')

const given = ['Maria', 'Mària', 'Montserrat', 'Núria', 'Íñigo', 'Marc', 'Mariona', 'Àngels']
const surnames = [
  'Ferrer',
  'Ferré',
  'Garcia',
  'García',
  'Col·lell',
  'Vila',
  'Vilaseca',
  'Puigdomènech',
  'Peña',
  'Bonastre',
]
/** One in `step` of the pairs of names, from `start` on. */
const people = (start: number, step: number) =>
  given
    .flatMap((name) => surnames.map((surname) => `${name} ${surname}`))
    .filter((_, index) => index % step === start)
    .map((name, index) => ({ name, email: `${name.slice(0, 2).toLowerCase()}${index}@example.org` }))

beforeAll(async () => {
  const client = connectTo(own.url)
  const [members, asking, guests] = [people(0, 2), people(1, 3), people(2, 3)]
  await client`
    with made as (
      insert into membership_requests (full_name, email, phone, status, completed)
      select name, email, '+34 600 12' || length(name), 'approved', true
      from jsonb_to_recordset(${client.json(members)}) as person (name text, email text)
      returning id, full_name, email, phone
    )
    insert into socios (membership_request_id, full_name, email, phone) select * from made`
  await client`
    insert into membership_requests (full_name, email, status)
    select name, email, 'pending' from jsonb_to_recordset(${client.json(asking)}) as person (name text, email text)`
  const organized = await client<{ id: number }[]>`
    with organizer as (insert into organizers (name) values ('Colla') returning id),
    account as (
      insert into usuarios (id, name, email, role, organizer_id) select 'lena', 'Lena', 'lena@example.org', 14, id from organizer
    )
    insert into events (title, date, max_participants, organizer_id)
    select title, now() + days * interval '1 day', 90, case when title ~ 'Vila' then organizer.id end from organizer,
      (values ('Sopar a Vila-seca', 3), ('Cena de Ferreries', 4), ('Cena antigua a Vilamarí', -90)) as evening (title, days)
    returning id`
  await insertBookings(
    client,
    guests.map(({ name, email }, index) => ({ event_id: organized[index % 3]?.id ?? 0, contact_name: name, email })),
  )
  await client.end()
})

/** Every row that the search may show to the role, with the text that it is found by. */
function rowsOf(role: Role): SQL {
  const isAdmin = sql`${role === 'admin'}::boolean`
  const seen = sql`(${isAdmin} or organizer_id = (select organizer_id from usuarios where id = 'lena'))`
  return sql`(
    select 'people' as kind, id::text, search_text from socios where ${isAdmin}
    union all select 'people', id::text, search_text from membership_requests where not completed and ${isAdmin}
    union all select 'bookings', p.id::text, p.search_text from event_parties p join ${events} on events.id = event_id
      where state = 'booked' and date > now() - interval '30 days' and ${seen}
    union all select 'events', id::text, search_text from events where ${seen}
    union all select 'organizers', id::text, search_text from organizers where ${isAdmin}
  ) as readable`
}

/** The rows that contain every word, of one or two letters as the start of one: each row is read. */
async function readEach(words: readonly string[], role: Role): Promise<string[]> {
  const contains = words.map((word) => {
    const start = Array.from(word).length < 3 ? ' ' : ''
    return sql`position(${start}::text || search_key(${word}) in search_text) > 0`
  })
  const rows = await ownerDatabase.execute<{ kind: string; id: string }>(
    sql`select kind, id from ${rowsOf(role)} where ${sql.join(contains, sql` and `)}`,
  )
  return rows.map(({ kind, id }) => `${kind} ${id}`)
}

/** The word of these rows one edit away from another, or else with most in common: each is compared. */
async function compareEach(word: string, role: Role): Promise<string> {
  const all = await ownerDatabase.execute<{ word: string; similarity: number }>(sql`
    select word, max(similarity(word, search_key(${word})))::double precision as similarity
    from ${rowsOf(role)}, regexp_split_to_table(search_text, '[^[:alpha:]]+') as word
    group by word order by similarity desc, count(*) desc, word`)
  const nearest =
    all.find((other) => isOneEdit(searchKey(word), other.word)) ?? all.find(({ similarity }) => similarity >= 0.4)
  return nearest?.word ?? word
}

/** A letter less, more or other, or two letters in the other order, between what both words begin and end with. */
function isOneEdit(one: string, other: string): boolean {
  const start = Array.from(one).findIndex((letter, at) => letter !== other[at])
  if (start < 0) return other.length === one.length + 1
  const [rest, others] = [one.slice(start), other.slice(start)]
  const turned = rest.slice(0, 2).split('').toReversed().join('') + rest.slice(2)
  return rest === others.slice(1) || rest.slice(1) === others || rest.slice(1) === others.slice(1) || turned === others
}

const letters = fc.constantFrom(...Array.from('aeirstlmnçñ'))
/** A part of a word of the rows, in other case or without accents. */
const part = fc
  .tuple(
    fc.constantFrom(...given, ...surnames, 'example.org', '600', 'C-000', 'Sopar'),
    fc.nat(4),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(([word, start, length]) => word.slice(start % word.length).slice(0, length))
const written = fc
  .tuple(part, fc.constantFrom('as it is', 'capitals', 'plain'))
  .map(([word, how]) =>
    how === 'as it is' ? word : how === 'capitals' ? word.toUpperCase() : word.normalize('NFD').replace(/\p{M}/gu, ''),
  )
/** With a letter too many, too few, another one, or two in the wrong order. */
const mistyped = fc
  .tuple(fc.constantFrom(...given, ...surnames), fc.nat(9), letters, fc.constantFrom('more', 'less', 'other', 'turned'))
  .map(([word, place, letter, how]) => {
    const at = place % word.length
    const [head, here, next, tail] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
    if (how === 'more') return `${head}${letter}${here}${next}${tail}`
    if (how === 'less') return `${head}${next}${tail}`
    return how === 'other' ? `${head}${letter}${next}${tail}` : `${head}${next}${here}${tail}`
  })
const roles = fc.constantFrom<Role>('admin', 'organizer')
const find = (typed: string, role: Role) => findInPanel(typed, { id: 'lena', role }, 'ca')

/** As many as are shown of each kind: all of them, or so many of them. */
function expectFound({ found }: FoundInPanel, all: readonly string[]) {
  const shown = found.map(({ group, opens }) => `${group} ${opens}`)
  expect(new Set(shown).size).toBe(shown.length)
  expect(all).toEqual(expect.arrayContaining(shown))
  for (const kind of ['people', 'bookings', 'events']) {
    const of = (rows: readonly string[]) => rows.filter((row) => row.startsWith(kind)).length
    expect(of(shown), kind).toBeGreaterThanOrEqual(Math.min(of(all), 8))
  }
}

describe('The search by index', () => {
  test('finds what reading every row finds, for each role', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 3 }), roles, async (typed, role) => {
        const words = wordsOf(typed.join(' '))
        fc.pre(words.some((word) => Array.from(word).length > 1))
        const all = await readEach(words, role)
        const answer = await find(typed.join(' '), role)
        if (all.length > 0) {
          expect(answer.corrected).toBeNull()
          expectFound(answer, all)
        } else if (answer.corrected === null) expect(answer.found).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test.each(['Col·lell', 'COL·LELL', 'collell', 'col-lell', 'Coŀlell', 'col·', 'colell', 'col·llell', 'collel'])(
    'finds who is written with «l·l», however it is typed: %s',
    async (typed) => {
      const { found } = await find(typed, 'admin')
      expect(found.some(({ title }) => title.includes('Col·lell'))).toBe(true)
    },
  )

  test('finds the nearer word behind more rows of another one than are read', async () => {
    await ownerDatabase.execute(sql`
      insert into membership_requests (full_name, email, status)
      select 'Maria ' || number, 'maria' || number || '@example.net', 'pending' from generate_series(1, 150) as number`)
    await ownerDatabase.execute(sql`
      insert into membership_requests (full_name, email, status) values ('Marisa Sola', 'ms@example.net', 'pending')`)
    const { corrected } = await find('Marissa', 'admin')
    await ownerDatabase.execute(sql`delete from membership_requests where email like '%@example.net'`)
    expect(corrected).toBe('marisa')
  })

  test('replaces each word that nothing contains by the nearest of all words that the role may read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mistyped, { minLength: 1, maxLength: 2 }), roles, async (typed, role) => {
        const words = wordsOf(typed.join(' '))
        fc.pre(words.some((word) => Array.from(word).length > 1) && (await readEach(words, role)).length === 0)
        const stays = async (word: string) =>
          !/^\p{L}{4,}$/u.test(searchKey(word)) || (await readEach([word], role)).length > 0
        const nearest = await Promise.all(
          words.map(async (word) => ((await stays(word)) ? word : compareEach(word, role))),
        )
        const answer = await find(typed.join(' '), role)
        const all = await readEach(nearest, role)
        if (all.length > 0) expect(answer.corrected).toBe(nearest.join(' '))
        expectFound(answer, all)
      }),
      { numRuns: 200 },
    )
  })
})
