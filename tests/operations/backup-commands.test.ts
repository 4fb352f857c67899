import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertAccount, PASSWORD, sessionCookieOf } from '../harness/accounts.ts'
import { forgeBackup } from '../harness/forge-backup.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { openPanel } from '../harness/canaries.ts'
import { until } from '../harness/mailbox.ts'
import { quickLoading, runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { webhookServer } from '../harness/webhook.ts'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { readRestoreTime } from '../../commands/restore-time.ts'
import { readRestoreArguments, RESTORE_USAGE } from '../../commands/restore-arguments.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'el-cercle-backup-'))
const file = join(folder, 'club.backup')
const encrypted = join(folder, 'club.backup.age')
const DIET = 'alergia a los cacahuetes'

const old = dataFolder('old')
const fresh = dataFolder('fresh')
const elsewhere = testDatabase('none')
let server: RunningServer
let hook: Awaited<ReturnType<typeof webhookServer>>

beforeAll(async () => {
  hook = await webhookServer()
  server = await runServer({
    DATA_DIR: old,
    DEMO_CONTENT: '0',
    LOG_LEVEL: 'silent',
    WAL_ARCHIVE_SECONDS: '1',
    ALERT_CHECK_SECONDS: '1',
    ALERT_WEBHOOK_URL: hook.url,
  })
  const event = await inOld(async (sql) => {
    const [row] = await sql<
      { id: number }[]
    >`insert into events (title, date, max_participants) values ('Cena', now() + interval '3 days', 20) returning id`
    return row?.id
  })
  const fields = registrationFields({ dietary_restrictions: DIET, diet_consent: 'on' })
  expect((await visitor(server.url).post(`/eventos/${event}/inscripcion`, fields)).status).toBe(200)
})

afterAll(async () => {
  await server.stop()
  await hook.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('npm run backup', () => {
  test('works beside a running server and names the key to store separately', async () => {
    const { code, output } = await run('backup', [file], old)
    expect(output).toMatch(
      /club\.backup: \d+ rows of \d+ tables, .* MB\.\n.*need the key [0-9a-f]{8}, which is not in it/,
    )
    expect(code).toBe(0)
  })

  test('prints its usage for wrong arguments', async () => {
    expect(await run('backup', ['--help'], old)).toEqual({
      code: 1,
      output: 'Usage: npm run backup -- FILE, or npm run backup -- --new-key',
    })
  })

  test('leaves no partial file when the disk is full, and reports it', async () => {
    const { code, output } = await run('backup', [join(folder, 'full.backup')], old, {}, 'ulimit -f 1;')
    expect(output).toContain('The disk is full: nothing was written')
    expect(code).toBe(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([])
  })

  test('makes a pair of keys, and encrypts with the public one', async () => {
    const { code, output } = await run('backup', ['--new-key'], old)
    const [, publicKey = '', privateKey = ''] =
      /^BACKUP_PUBLIC_KEY=(age1\S+)$[\s\S]*^(AGE-SECRET-KEY-1\S+)$/m.exec(output) ?? []
    expect([code, publicKey.length, privateKey.length]).toEqual([0, 62, 74])
    writeFileSync(join(folder, 'private.key'), output)
    await inOld(
      (sql) =>
        sql`insert into mails (kind, ref, data, recipient, language) values ('registration', 'owed', '{}', 'owed@example.org', 'es')`,
    )
    const made = await run('backup', [encrypted], old, { BACKUP_PUBLIC_KEY: publicKey })
    expect(made.output).toContain('It is encrypted for the private key of BACKUP_PUBLIC_KEY.')
    expect(readFileSync(encrypted).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    const wrongKey = publicKey.replace(/.$/, (last) => (last === '0' ? '2' : '0'))
    expect((await run('backup', [encrypted], old, { BACKUP_PUBLIC_KEY: wrongKey })).output).toMatch(
      /^BACKUP_PUBLIC_KEY must be/,
    )
  })

  test('names the folder that is not writable', async () => {
    expect((await run('backup', [join(folder, 'no/such/club.backup')], old)).output).toContain(
      `There is no folder ${join(folder, 'no/such')}.`,
    )
  })
})

test('the server makes a backup every night and checks that it can be restored', async () => {
  const [schedule] = await inOld((sql) => sql`select cron, timezone from pgboss.schedule where name = 'nightly-backup'`)
  expect(schedule).toEqual({ cron: '30 3 * * *', timezone: 'Europe/Madrid' })
  await inOld((sql) => sql`insert into pgboss.job (name, data) values ('nightly-backup', '{"id": ""}')`)
  const [note] = await until(async () => {
    const rows = await inOld(
      (sql) =>
        sql<{ value: { good: { file: string } } }[]>`select value from database_facts where name = 'nightly-backup'`,
    )
    return rows.length > 0 && rows
  })
  expect(readdirSync(join(old, 'backups')).filter((name) => name.endsWith('.backup'))).toEqual([note?.value.good.file])
})

test('bytes flipped in the file of a table fail the backup in clear words; the operator is told, and the site goes on', async () => {
  const { panel } = await openPanel(server, 'escudella lenta')
  const dashboard = async () => (await panel.get('/admin/dashboard')).text()
  expect(await dashboard()).not.toContain('copia de seguridad')
  const repair = await spoilContactMessages()
  expect(await run('backup', [join(folder, 'spoiled.backup')], old)).toEqual({
    code: 1,
    output: expect.stringMatching(/invalid page in block 0 of relation "base\/\d+\/\d+"/) as string,
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('spoiled'))).toEqual([])
  await inOld((sql) => sql`insert into pgboss.job (name, data) values ('nightly-backup', '{"id": ""}')`)
  const failed = /La última copia de seguridad .*ha fallado \(la última buena: \d.*\): el registro/
  const alert = await until(() => hook.alerts.find(({ kind }) => kind === 'backup-nightly'))
  expect(alert).toMatchObject({ event: 'opened', text: expect.stringMatching(failed) as string })
  expect((await visitor(server.url).get('/eventos')).status).toBe(200)
  await repair()
  expect(await dashboard()).toMatch(failed)
})

test('administrators are warned of plain copies and of the key beside them, editors are not', async () => {
  const { panel } = await openPanel(server, 'escudella lenta')
  const warnings = ['se guardan sin cifrar', 'en la misma carpeta que los datos']
  const own = await (await panel.get('/admin/dashboard')).text()
  for (const warning of warnings) expect(own).toContain(warning)
  await inOld((sql) => insertAccount(sql, 'editor', 'editor'))
  const credentials = { email: 'editor@example.org', password: PASSWORD }
  const Cookie = sessionCookieOf(await visitor(server.url).post('/admin/login', credentials))
  const theirs = await (await visitor(server.url).get('/admin/dashboard', { Cookie })).text()
  expect(theirs).toContain('</main>')
  for (const warning of warnings) expect(theirs).not.toContain(warning)
})

/** Flips bytes that PostgreSQL reads again from the file. @returns how to undo it */
async function spoilContactMessages(): Promise<() => Promise<void>> {
  const club = await joinEmbeddedPostgres({ dataDir: old, print: () => {} })
  const sql = postgres({ ...club.superuser, database: club.connection.database, max: 1, onnotice: () => {} })
  await sql`insert into contact_messages (name, email, message, privacy_version) values ('Clara', 'c@example.org', 'Hola', '1')`
  await sql`checkpoint`
  const [table] = await sql<{ path: string }[]>`select pg_relation_filepath('contact_messages') as path`
  const path = join(club.data, table?.path ?? '')
  const bytes = readFileSync(path)
  await sql`create extension pg_buffercache`
  await sql`select pg_buffercache_evict_relation('contact_messages')`
  writeFileSync(path, Buffer.from(bytes).fill(7, 8_000, 8_010))
  return async () => {
    writeFileSync(path, bytes)
    await sql`drop extension pg_buffercache`
    await sql`delete from contact_messages`
    await sql.end()
    await club.leave()
  }
}

describe('npm run restore', () => {
  test('prints its usage for wrong arguments', async () => {
    for (const words of [
      [],
      ['a', 'b'],
      ['--all', 'a'],
      ['a', '--private-key'],
      ['a', '--at', 'latest'],
      ['--from', 'a'],
    ])
      expect(readRestoreArguments(words)).toBeNull()
    expect(await run('restore', ['a', 'b'], fresh)).toEqual({ code: 1, output: RESTORE_USAGE })
  })

  test('closes the running server for its time, with a page in the visitor’s language, and says what is lost', async () => {
    const titles = () => inOld((sql) => sql<{ title: string }[]>`select title from events order by id`)
    await inOld((sql) => sql`insert into events (title, date) values ('Calçotada', now() + interval '4 days')`)
    expect((await run('restore', [file], old)).output).toContain('A server is using the database: add --replace')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const restore = run('restore', [file, '--replace'], old)
    const pages = await inMaintenance(server)
    expect(pages.map(({ path, status, retryAfter }) => [path, status, retryAfter])).toEqual(
      Object.keys(closedTitles).map((path) => [path, 503, '30']),
    )
    for (const { path, text } of pages) expect(text).toContain(`<h1>${closedTitles[path]}</h1>`)
    const { code, output } = await restore
    expect(output).toMatch(
      /Maintenance: .*\(503\) until this command ends\.\nThe servers have finished .*\n(.*\n)*Restored: \d+ rows of \d+ tables, as they were on (\S+ \S+ \(.*\))\.\nWhat was written between then and .*, when the servers closed, is not in the database\.\n/,
    )
    expect(output).toContain('Maintenance is over: the servers open again.')
    expect(code).toBe(0)
    await untilOpen(server)
    expect(await titles()).toEqual([{ title: 'Cena' }])
    expect(await (await visitor(server.url).get('/eventos')).text()).not.toContain('Calçotada')
  })

  test('that is killed changes nothing, and the server opens again', async () => {
    const child = spawn(process.execPath, [join(root, 'commands/restore.ts'), file, '--replace'], {
      env: { PATH: process.env.PATH, DATA_DIR: old },
    })
    await inMaintenance(server)
    child.kill('SIGKILL')
    await untilOpen(server)
    const [event] = await inOld((sql) => sql<{ id: number }[]>`select id from events`)
    const fields = registrationFields({ email: 'later@example.org' })
    expect((await visitor(server.url).post(`/eventos/${event?.id}/inscripcion`, fields)).status).toBe(200)
  })

  test('on another machine needs the key and names its place', async () => {
    const { code, output } = await run('restore', [file], fresh)
    expect(output).toMatch(/need the key [0-9a-f]{8}, which is not here: put your copy of it into .*encryption\.key/)
    expect(code).toBe(1)
    expect(readdirSync(fresh)).toEqual([])
  })

  test('omits the encrypted fields on request; the next start creates a key', async () => {
    const { code, output } = await run('restore', [file, '--without-secrets'], fresh)
    expect(output).toContain('1 encrypted fields (IBAN, birth date, emergency contact, diet) were emptied')
    expect(output).toContain('No encryption key is here: the first start makes one.')
    expect(output).toMatch(
      /^Warning: nothing shows whether this backup has been changed, because its key [0-9a-f]{8} /m,
    )
    expect(code).toBe(0)
    expect((await run('seed', ['--requests', '1', '--yes'], fresh)).code).toBe(0)
    expect(existsSync(join(fresh, 'encryption.key'))).toBe(true)
  })

  test('of an encrypted file needs the private key and explains the option', async () => {
    const { code, output } = await run('restore', [encrypted, '--replace'], fresh)
    expect(output).toContain('is encrypted, and the private key that opens it is not here: add --private-key FILE')
    expect(code).toBe(1)
  })

  test('with the key restores guests, encrypted fields and queued mails', async () => {
    writeFileSync(join(fresh, 'encryption.key'), readFileSync(join(old, 'encryption.key')), { mode: 0o600 })
    expect((await run('restore', [file], fresh)).output).toContain('add --replace')
    const { code, output } = await run(
      'restore',
      [encrypted, '--replace', '--private-key', join(folder, 'private.key')],
      fresh,
    )
    expect(output).not.toContain('Warning')
    expect(output).toMatch(/Restored: \d+ rows .* as they were on .*\n.*need the key [0-9a-f]{8}, which is here/s)
    expect(output).toContain('1 mails are still owed')
    expect(code).toBe(0)
    const revived = await runServer({ DATA_DIR: fresh, DEMO_CONTENT: '0', LOG_LEVEL: 'silent' })
    expect(await (await visitor(revived.url).get('/eventos')).text()).toContain('Cena')
    await revived.stop()
  })

  test('moves the data from the embedded database to a server, and withholds mails on request', async () => {
    const { code, output } = await run('restore', [encrypted, '--without-mails'], old, { DATABASE_URL: elsewhere.url })
    expect(output).toMatch(/Restored:[\s\S]*1 mails that were owed are marked as failed: none is sent\./)
    expect(code).toBe(0)
    const sql = connectTo(elsewhere.url)
    expect(await sql`select status, last_error from mails where ref = 'owed'`).toEqual([
      { status: 'failed', last_error: 'withheld by a restore' },
    ])
    await sql.end()
  })

  test('closes the running servers of DATABASE_URL as well', async () => {
    const ENCRYPTION_KEY = readFileSync(join(old, 'encryption.key'), 'utf8').trim()
    const database = { DATABASE_URL: elsewhere.url, ENCRYPTION_KEY }
    const external = await runServer({ ...database, DATA_DIR: fresh, LOG_LEVEL: 'silent' })
    const restore = run('restore', [file, '--replace'], fresh, database)
    expect((await inMaintenance(external)).map(({ status }) => status)).toEqual([503, 503, 503, 503])
    expect(await restore).toMatchObject({ code: 0, output: expect.stringMatching(/Maintenance: /) as string })
    await untilOpen(external)
    expect(await (await visitor(external.url).get('/eventos')).text()).toContain('Cena')
    await external.kill()
  })
})

describe('npm run rotate-key', () => {
  test('encrypts again beside the running server, which reads and writes with both keys', async () => {
    const [before] = await diets()
    const { code, output } = await run('rotate-key', [], old)
    expect(output).toMatch(
      /1 fields were encrypted again\. Everything is under the key [0-9a-f]{8} now\.\n[\s\S]*The database does not need [0-9a-f]{8} any more[\s\S]*Here these are: cercle-.*\.backup\./,
    )
    expect(code).toBe(0)
    const [after] = await diets()
    expect(keyOf(after)).not.toBe(keyOf(before))
    const [event] = await inOld((sql) => sql<{ id: number }[]>`select id from events`)
    const fields = registrationFields({ email: 'next@example.org', dietary_restrictions: DIET, diet_consent: 'on' })
    expect((await visitor(server.url).post(`/eventos/${event?.id}/inscripcion`, fields)).status).toBe(200)
    expect(new Set((await diets()).map(keyOf))).toEqual(new Set([keyOf(after)]))
  })

  test('continues with the new key after an interruption', async () => {
    const [{ output: first }, [held]] = [await run('rotate-key', [], old), await diets()]
    expect(first).toContain('0 fields were encrypted again')
    expect(first).toContain(`under the key ${keyOf(held)} now`)
  })

  test('explains how ENCRYPTION_KEY holds two keys', async () => {
    const { code, output } = await run('rotate-key', [], old, { ENCRYPTION_KEY: 'a'.repeat(64) })
    expect(output).toContain('Put a new one before it, with a comma')
    expect(code).toBe(1)
  })
})

describe('npm run restore -- --at', () => {
  const moved = dataFolder('moved')
  const from = ['--from', join(old, 'backups')]

  beforeAll(async () => {
    await inOld((sql) => sql`insert into pgboss.job (name, data) values ('base-backup', '{"id": ""}')`)
    await until(
      async () =>
        (await inOld((sql) => sql`select from database_facts where name = 'base-backup' and value ? 'good'`)).length >
        0,
    )
  })

  test('is tested by the server every week, and the restored data is compared', { timeout: 600_000 }, async () => {
    const [schedule] = await inOld((sql) => sql`select cron from pgboss.schedule where name = 'restore-drill'`)
    expect(schedule).toEqual({ cron: '30 4 * * 0' })
    const good = { tables: expect.any(Number) as number, nightly: expect.stringMatching(/\.backup$/) as string }
    expect(await drill('good')).toMatchObject({ failure: null, good })
    const nightly = readdirSync(join(old, 'backups')).findLast((name) => name.endsWith('.backup')) ?? ''
    const forged = forgeBackup(readFileSync(join(old, 'backups', nightly)), (head) =>
      head.replace('"keys":', '"keys" :'),
    )
    writeFileSync(join(old, 'backups', nightly), forged)
    expect(await drill('failure')).toMatchObject({ failure: { fault: 'damaged' }, good })
    expect(readdirSync(join(old, 'postgres')).filter((name) => name.startsWith('scratch'))).toEqual([])
  })

  /** Runs one now. @returns its record */
  async function drill(outcome: 'good' | 'failure'): Promise<unknown> {
    await inOld((sql) => sql`insert into pgboss.job (name, data) values ('restore-drill', '{"id": ""}')`)
    return until(async () => {
      const [row] = await inOld(
        (sql) =>
          sql<{ value: Record<string, unknown> }[]>`select value from database_facts where name = 'restore-drill'`,
      )
      return row?.value[outcome] ? row.value : false
    })
  }

  test('restores everything that the running server has acknowledged, and withholds mails on request', async () => {
    await inOld(async (sql) => {
      await sql`insert into events (title, date) values ('La última', now() + interval '5 days')`
      await sql`insert into mails (kind, ref, data, recipient, language) values ('registration', 'late', '{}', 'late@example.org', 'es')`
    })
    const { code, output } = await run('restore', ['--at', 'latest', '--without-mails'], old)
    expect(output).toMatch(
      /Maintenance: [\s\S]*Restored: the database as it was on .*, \d+ rows of \d+ tables\.\n\d+ mails that were owed are marked as failed: none is sent\.\nAnything written after that is only in the previous database, /,
    )
    expect(code).toBe(0)
    await untilOpen(server)
    expect(await (await visitor(server.url).get('/eventos')).text()).toContain('La última')
  })

  test('prints the period that can be restored', async () => {
    expect((await run('restore', ['--at', '2020-01-01 20:00', ...from], moved)).output).toMatch(
      /^The oldest base copy is of .*: only later times can be restored\./,
    )
    expect((await run('restore', ['--at', 'tomorrow', ...from], moved)).output).toMatch(
      /^«tomorrow» is not a time: write it as 2026-11-21T18:30/,
    )
  })
})

describe('a time for a restore', () => {
  test('is in the club’s time zone unless it names another', () => {
    const times = [
      '2026-11-21T18:30',
      '2026-11-21 18:30:15',
      '2026-08-21T18:30',
      '2026-11-21T18:30Z',
      '2026-11-21T18:30-05:00',
    ]
    expect(times.map((time) => new Date(readRestoreTime(time)).toISOString())).toEqual(
      [
        '2026-11-21T17:30:00',
        '2026-11-21T17:30:15',
        '2026-08-21T16:30:00',
        '2026-11-21T18:30:00',
        '2026-11-21T23:30:00',
      ].map((time) => `${time}.000Z`),
    )
    expect(() => readRestoreTime('2026-03-29T02:30')).toThrow('does not exist: the clocks go forward then')
    for (const wrong of ['', '2026-11-21', '18:30', '2026-13-01T00:00Z'])
      expect(() => readRestoreTime(wrong)).toThrow('is not a time')
  })
})

const closedTitles: Record<string, string> = {
  '/eventos': 'Volvemos enseguida',
  '/ca': 'Tornem de seguida',
  '/admin/dashboard': 'Tornem de seguida',
  '/readyz': 'Volvemos enseguida',
}

/** Waits until the server answers 503. @returns its pages */
async function inMaintenance({ url }: RunningServer) {
  const headers = { 'Accept-Language': 'ca-ES,es;q=0.8' }
  await until(async () => (await fetch(`${url}/eventos`, { headers })).status === 503)
  return Promise.all(
    Object.keys(closedTitles).map(async (path) => {
      const answer = await fetch(url + path, { headers })
      return { path, status: answer.status, retryAfter: answer.headers.get('Retry-After'), text: await answer.text() }
    }),
  )
}

async function untilOpen({ url }: RunningServer): Promise<void> {
  await until(async () => (await fetch(`${url}/readyz`)).status === 200)
}

/** Runs a command like an operator. @returns its output */
async function run(
  command: string,
  words: string[],
  dataDir: string,
  env: Record<string, string> = {},
  limits = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    '/bin/sh',
    ['-c', `${limits} exec "$0" "$@"`, process.execPath, join(root, `commands/${command}.ts`), ...words],
    { cwd: root, env: { PATH: process.env.PATH, ...quickLoading, DATA_DIR: dataDir, ...env } },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, output: output.trim() }
}

function dataFolder(name: string): string {
  const path = mkdtempSync(join(folder, name))
  for (const each of [folder, path]) chmodSync(each, 0o755)
  return path
}

async function inOld<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres({
    host: join(old, 'postgres/run'),
    username: 'cercle',
    password: readFileSync(join(old, 'postgres/password'), 'utf8'),
    database: 'cercle',
    max: 1,
  })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

async function diets(): Promise<string[]> {
  const rows = await inOld(
    (sql) =>
      sql<
        { diet: string }[]
      >`select dietary_restrictions as diet from event_registrations where dietary_restrictions is not null`,
  )
  return rows.map(({ diet }) => diet)
}

function keyOf(value: string | undefined): string | undefined {
  return value?.split('.')[1]
}
