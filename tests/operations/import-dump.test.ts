import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decryptDiet } from '#app/bookings/parties/guest-diets.server.ts'
import { decryptSecrets, type Secrets } from '#app/membership/members/socio-secrets.server.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { findDifferences, makeOlderDatabase, writeOlderDump } from '../harness/older-database.ts'
import { quickLoading } from '../harness/server.ts'
import { testKey } from '../harness/test-key.ts'
import { root } from '../harness/test-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-dump-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(
  url: string,
  words: string[],
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const child = spawn(process.execPath, [join(root, 'commands/import-dump.ts'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...quickLoading, DATA_DIR: folder, DATABASE_URL: url, ENCRYPTION_KEY: testKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return { child, ended: new Promise((done) => child.once('close', (code) => done({ code, output: output.trim() }))) }
}

const importDump = (url: string, ...words: string[]) => start(url, words).ended

/** Without the queue, and without what tells caches. */
async function countRows(sql: Sql): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(name)}`
    if (row && row.rows > 0 && name !== 'database_facts') counts[name] = row.rows
  }
  return counts
}

const moved = testDatabase('empty')
const mended = testDatabase('empty')

describe('A dump of the older database', () => {
  const file = join(folder, 'older.sql.gz')
  const amounts = { accounts: 60, events: 80, requests: 700, members: 550, registrations: 1_500 }
  let sql: Sql

  beforeAll(async () => {
    sql = connectTo(moved.url)
    await makeOlderDatabase(sql, amounts)
    await writeOlderDump(sql, file)
  })
  afterAll(() => sql.end())

  test('changes nothing in a dry run, which tells what a run would do', async () => {
    const [before] = await sql`select last_value, is_called from membership_numbers`
    const { code, output } = await importDump(moved.url, file)
    expect([code, output]).toEqual([0, expect.stringContaining('nothing is written')])
    expect(output).toMatch(/^event_registrations +1500 +1500 +0 +0$/m)
    expect(output).toContain('table donations: 2 rows')
    expect(output).toContain('schemas auth')
    expect(output).not.toContain('Refused')
    expect(await countRows(sql)).toEqual({})
    expect(await sql`select last_value, is_called from membership_numbers`).toEqual([before])
  })

  test('leaves nothing half when it is killed', async () => {
    const { child, ended } = start(moved.url, [file, '--write'])
    const working = () =>
      sql`select 1 from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'insert into "event_registrations"' and datname = current_database()`
    await until(async () => (await working()).length > 0)
    child.kill('SIGKILL')
    await ended
    await until(async () => {
      const [row] =
        await sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
      return row === undefined
    })
    expect(await countRows(sql)).toEqual({})
  })

  test('comes over equal, row for row', async () => {
    const { code, output } = await importDump(moved.url, file, '--write')
    expect([code, output]).toEqual([0, expect.stringContaining('Everything is written.')])
    expect(await findDifferences(sql)).toEqual({})
    expect(output).not.toContain('with a change')
    expect(output).toContain('Pictures not brought over')
    const members = await sql<({ id: string; older: Secrets } & Record<string, string | null>)[]>`
      select p.id, p.birth_date, p.iban, p.emergency_contact_name, p.emergency_contact_phone, p.dietary_restrictions,
        jsonb_build_object('birthDate', o.birth_date, 'iban', o.iban, 'emergencyContactName', o.emergency_contact_name,
          'emergencyContactPhone', o.emergency_contact_phone, 'dietaryRestrictions', o.dietary_restrictions) as older
      from socios p join older.socios o on o.id = p.id`
    const decrypted = members.map((row) =>
      decryptSecrets(row.id, {
        birthDate: row.birth_date ?? null,
        iban: row.iban ?? null,
        emergencyContactName: row.emergency_contact_name ?? null,
        emergencyContactPhone: row.emergency_contact_phone ?? null,
        dietaryRestrictions: row.dietary_restrictions ?? null,
      }),
    )
    expect(decrypted).toEqual(members.map(({ older }) => older))
    const guests = await sql<{ id: string; stored: string | null; older: string | null }[]>`
      select p.id, p.dietary_restrictions as stored, o.dietary_restrictions as older
      from event_registrations p join older.event_registrations o on o.id = p.id`
    expect(guests.map(({ id, stored }) => decryptDiet(id, stored)?.note ?? null)).toEqual(
      guests.map(({ older }) => older?.trim() ?? null),
    )
  })

  test('goes on with the numbers after its own, and writes to nobody', async () => {
    const [event] = await sql`insert into events (title, date) values ('Cena', now()) returning id`
    expect(event?.id).toBe(amounts.events + 1)
    const [number] = await sql`select nextval('membership_numbers')::int as next`
    expect(number?.next).toBeGreaterThan(2 * amounts.members)
    expect(await sql`select id from mails`).toEqual([])
    expect(await sql`select id from auth_accounts`).toEqual([])
    expect(await sql`select action, actor, fields[1] as what from audit_log`).toEqual([
      { action: 'import.database-brought', actor: 'system', what: 'database' },
    ])
  })

  test('changes nothing the second time: neither what was edited nor what was deleted since', async () => {
    await sql`update events set title = 'Otro título', version = 2 where id = 3`
    await sql`delete from blog_posts where id = 5`
    await sql`insert into audit_log (actor, action, subject) values ('ana', 'post.deleted', '5')`
    const [guest] = await sql<{ id: string }[]>`select id from event_registrations where event_id = 4 limit 1`
    await sql.begin(async (tx) => {
      await tx`update event_registrations set cancelled_at = now() where id = ${guest?.id ?? ''}`
      await tx`update event_parties set state = 'cancelled', cancelled_at = now() where id = ${guest?.id ?? ''}`
    })
    const before = await countRows(sql)
    const numbers = await sql`select last_value from membership_numbers`
    const { code, output } = await importDump(moved.url, file, '--write')
    expect(code).toBe(0)
    expect(await sql`select last_value from membership_numbers`).toEqual([...numbers])
    expect(output).toMatch(/^blog_posts +550 +0 +549 +1$/m)
    expect(output).toMatch(/^event_registrations +1500 +0 +1500 +0$/m)
    expect(output).toContain('blog_posts: was brought over before, and has been deleted here since')
    expect(await countRows(sql)).toEqual(before)
    expect(await sql`select title from events where id = 3`).toEqual([{ title: 'Otro título' }])
    expect(await sql`select state from event_parties where id = ${guest?.id ?? ''}`).toEqual([{ state: 'cancelled' }])
  })

  test('invites its accounts to choose a password, each of them once', async () => {
    expect((await importDump(moved.url, file, '--invite')).output).toContain(
      'Invited to choose a password: 60 accounts',
    )
    expect(await sql`select id from mails`).toEqual([])
    expect((await importDump(moved.url, file, '--write', '--invite')).output).toContain('60 accounts')
    expect((await importDump(moved.url, file, '--write', '--invite')).output).not.toContain('Invited')
    const [mail] =
      await sql`select count(*)::int as mails, count(distinct recipient)::int as people, min(kind) as kind from mails`
    expect(mail).toEqual({ mails: 60, people: 60, kind: 'reset-password' })
    const [link] = await sql`select min(expires_at) > now() + interval '6 days' as is_long from auth_verifications`
    expect(link).toEqual({ is_long: true })
  })
})

describe('A dump with rows that cannot come over as they are', () => {
  const file = join(folder, 'odd.sql')
  const list = join(folder, 'list.csv')
  let sql: Sql

  beforeAll(() => {
    sql = connectTo(mended.url)
    writeFileSync(file, oddDump)
    mkdirSync(join(folder, 'files/uploads/blog'), { recursive: true })
  })
  afterAll(() => sql.end())

  test('names each of them with its reason, and brings the others', async () => {
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    writeFileSync(join(folder, 'files/uploads/blog/1 a.png'), await picture.png().toBuffer())
    writeFileSync(join(folder, 'files/uploads/blog/2.png'), 'no picture')
    writeFileSync(join(folder, 'outside.png'), 'outside')
    await sql`insert into organizers (id, name) overriding system value values (2, 'Propi')`
    const words = [file, '--write', '--list', list, '--files', join(folder, 'files')]
    const { code, output } = await importDump(mended.url, ...words)
    expect([code, output]).toEqual([0, expect.stringContaining('Everything is written.')])
    const lines = readFileSync(list, 'utf8').replace('\uFEFF', '').trim().split('\r\n')
    expect(
      lines
        .map((line) =>
          line
            .split(';')
            .filter((_, column) => column !== 2)
            .join(' | '),
        )
        .toSorted(),
    ).toEqual(oddOutcomes.toSorted())
    expect(statSync(list).mode & 0o777).toBe(0o600)
    expect(readFileSync(list, 'utf8')).not.toContain('ES91')
  })

  test('keeps the rules of everybody else', async () => {
    expect(await sql`select id, email, role from usuarios order by email`).toEqual([
      { id: 'u1', email: 'ana@example.org', role: 1 },
      { id: 'u3', email: 'fromauth@example.org', role: 0 },
    ])
    expect(await sql`select registered, max_participants from events where id = 1`).toEqual([
      { registered: 2, max_participants: 2 },
    ])
    expect(await sql`select contact_name, state from event_parties order by contact_name`).toEqual([
      { contact_name: 'Joan', state: 'booked' },
      { contact_name: 'Marta', state: 'booked' },
      { contact_name: 'Quim', state: 'cancelled' },
    ])
    expect(await sql`select full_name, status, iban is null as without from socios order by full_name`).toEqual([
      { full_name: 'Baixa', status: 'inactive', without: true },
      { full_name: 'Sense', status: 'active', without: true },
    ])
    const [post] = await sql<{ content: string; cover_image: string; slug: string }[]>`
      select content, cover_image, slug from blog_posts where id = 2`
    expect(post?.slug).toBe('igual-2')
    expect(post?.cover_image).toMatch(/^\/media\/[0-9a-f]{64}$/)
    expect(post?.content).toBe(`<p>it's <img src="${post?.cover_image}" alt=""></p>`)
    expect(await sql`select count(*)::int as pictures from media`).toEqual([{ pictures: 1 }])
  })

  test('says what is no dump, or not a whole one, and writes nothing', async () => {
    const before = await countRows(sql)
    const cut = join(folder, 'cut.sql')
    writeFileSync(cut, 'COPY public.usuarios (id, email) FROM stdin;\nu9\tnine@example.org\n')
    expect(await importDump(mended.url, cut, '--write')).toEqual({
      code: 1,
      output: expect.stringContaining('not complete') as string,
    })
    writeFileSync(cut, 'This is no dump;\n')
    expect((await importDump(mended.url, cut, '--write')).output).toContain('no rows')
    writeFileSync(cut, 'PGDMP\u0001')
    expect(await importDump(mended.url, cut, '--write')).toEqual({
      code: 1,
      output: expect.stringContaining('custom format') as string,
    })
    expect(await importDump(mended.url)).toEqual({ code: 1, output: expect.stringContaining('Usage') as string })
    expect(await countRows(sql)).toEqual(before)
  })

  test('is refused beside demo content', async () => {
    await sql`insert into events (title, date, is_demo) values ('Demo', now(), true)`
    expect(await importDump(mended.url, file)).toEqual({
      code: 1,
      output: expect.stringContaining('demo content') as string,
    })
  })
})

const request = (last: string) => `00000000-0000-4000-8000-0000000000${last}`
const picture = 'https://older.example/storage/v1/object/public/uploads/blog'

/** Every statement that the tools of a hosted database write rows with. */
const oddDump = `SET client_encoding = 'UTF8';
SET search_path = public, pg_catalog;
CREATE TABLE public.organizers (
    id integer DEFAULT nextval('x'::regclass) NOT NULL,
    name text,
    color character varying(7),
    CONSTRAINT organizers_check CHECK ((id > 0))
);
INSERT INTO organizers VALUES (1, 'Bé', '#fff');
INSERT INTO public.organizers VALUES (2, 'Altre', NULL);
INSERT INTO public.organizers VALUES (3, '', NULL);
INSERT INTO "public"."restaurants" ("id", "nombre", "menu_degustacion", "estrellas_michelin") VALUES
	(1, 'Can Pep', 'no json', 2),
	(2, 'Can Mal', NULL, 7);
INSERT INTO public.events (id, title, date, max_participants, restaurant_id, created_at) VALUES (1, E'Sopar d\\'hivern\\n', '2030-01-01 20:00:00+01'::timestamptz, 2, 9, '2029-01-01');
INSERT INTO public.events (id, title, date) VALUES (2, 'Sense dia', 'demà');
COPY public.event_registrations (id, event_id, full_name, email, status, created_at) FROM stdin;
1\t1\tMarta\tmarta@example.org\t\\N\t2029-02-01 10:00:00+00
2\t1\tMàrta \tMARTA@example.org\t\\N\t2029-02-02 10:00:00+00
3\t1\tJoan\tmarta@example.org\t\\N\t2029-02-03 10:00:00+00
4\t1\tPau\tpau@example.org\t\\N\t2029-02-04 10:00:00+00
5\t1\tQuim\tquim@example.org\tcancelled\t2029-02-05 10:00:00+00
6\t7\tRita\trita@example.org\t\\N\t2029-02-06 10:00:00+00
\\.
COPY auth.users (id, email, encrypted_password) FROM stdin;
u3\tFromAuth@example.org\tsecret
\\.
COPY public.usuarios (id, email, role) FROM stdin;
u1\tana@example.org\t1
u2\tANA@example.org\t2
u3\t\\N\t12
u4\tno address\t0
\\.
COPY public.membership_requests (id, full_name, email, status) FROM stdin;
${request('01')}\tBaixa\tbaixa@example.org\tbaja
${request('02')}\tPendent\tpendent@example.org\tpending
${request('03')}\tPENDENT\tPendent@example.org\tpending
\\.
COPY public.socios (id, membership_request_id, full_name, email, iban, membership_number) FROM stdin;
11\t${request('01')}\tBaixa\tbaixa@example.org\tES00 9121\tC-00007
12\t\\N\tSense\tsense@example.org\t\\N\t\\N
13\t\\N\tRepetit\trepetit@example.org\t\\N\tC-00007
\\.
INSERT INTO public.blog_posts (id, title, slug, content, status, cover_image, author_id) VALUES
  (1, 'Un', 'igual', 'Text', 'draft', '${picture}/2.png', 'u1'),
  (2, 'Dos', 'igual', '<p>it''s <img src="${picture}/1%20a.png" alt=""></p>', 'draft', '${picture}/1%20a.png', 'nobody'),
  (3, 'Tres', 'tres', 'Text', 'draft', '${picture}/..%2F..%2F..%2Foutside.png', NULL);
`

const oddOutcomes = [
  'table | row | what | reason',
  'usuarios | 2 | refused | another account has the same e-mail',
  'usuarios | 3 | changed | email is written in lower case',
  'usuarios | 3 | changed | role is no role of the older site: an account without the panel',
  'usuarios | 4 | refused | email is no e-mail address',
  'organizers | 2 | refused | id is the id of another record here',
  'organizers | 3 | refused | name is empty',
  'restaurants | 1 | changed | menu_degustacion is no JSON of its kind: left empty',
  'restaurants | 2 | refused | estrellas_michelin is not from 0 to 3',
  'events | 1 | changed | restaurant_id is none of the restaurants that are brought over: left empty',
  'events | 2 | refused | date is no time',
  'membership_requests | 3 | refused | another request of the same person is pending',
  'socios | 1 | changed | iban is no account number: left out',
  'socios | 1 | changed | status is active, but the request is not approved: inactive',
  'socios | 2 | changed | membership_request_id names no request that is here: one is made',
  'socios | 3 | refused | another member has the same number',
  'blog_posts | 2 | changed | author_id is an account that is not here: left out',
  'blog_posts | 2 | changed | slug is that of another post: it ends with the id',
  'event_registrations | 2 | refused | the same person is registered for the event',
  'event_registrations | 4 | refused | the event is full',
  'event_registrations | 6 | refused | event_id the event is not brought over',
  ' |  | picture | not-a-picture',
  ' |  | picture | no file in the folder',
]
