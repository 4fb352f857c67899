import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { inspectEmbeddedPostgres, withMaintenance } from '#server/embedded-postgres/index.ts'
import { makeCertificate } from '../harness/certificate.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { quickLoading, freePort, runServer, type RunningServer } from '../harness/server.ts'
import { smtpServer } from '../harness/smtp.ts'
import { testKey } from '../harness/test-key.ts'
import { root } from '../harness/test-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'el-cercle-doctor-'))
chmodSync(folder, 0o755)
const closers: (() => void)[] = []
afterAll(() => {
  for (const close of closers) close()
  rmSync(folder, { recursive: true, force: true })
})

type Diagnosis = { code: number | null; output: string; of: (name: string) => string }

/** `of` gives the lines of a check, in one. */
async function doctor(env: Record<string, string>, ...words: string[]): Promise<Diagnosis> {
  const child = spawn(process.execPath, [join(root, 'commands/doctor.ts'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...quickLoading, ALERT_DISK_PERCENT: '0', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  const findings = output.split(/\n(?=\S)/)
  const of = (name: string) =>
    findings
      .filter((finding) => finding.slice(9, 27).trim() === name)
      .map((finding) => finding.replace(/\s+/g, ' ').trim())
      .join(' ')
  return { code, output, of }
}

function emptyFolder(): string {
  return mkdtempSync(join(folder, 'data-'))
}

async function listening(server: Server, port = 0): Promise<number> {
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  closers.push(() => server.close())
  return (server.address() as AddressInfo).port
}

describe('Beside a running site on the embedded database the doctor', () => {
  let server: RunningServer
  let env: Record<string, string>
  let sql: postgres.Sql
  const fact = (name: string, value: postgres.JSONValue) =>
    sql`insert into database_facts (name, value) values (${name}, ${sql.json(value)})
      on conflict (name) do update set value = excluded.value`

  beforeAll(async () => {
    server = await runServer({ DEMO_CONTENT: '0', LOG_LEVEL: 'silent' })
    env = { DATA_DIR: server.dataDir, PORT: new URL(server.url).port, BASE_URL: server.url }
    const embedded = await inspectEmbeddedPostgres(server.dataDir)
    if (embedded.state !== 'running') throw new Error(embedded.state)
    sql = postgres({ ...embedded.connection, max: 1, onnotice: () => {} })
  })
  afterAll(async () => {
    await sql.end()
    await server.stop()
  })

  test('finds everything in order, and changes nothing', async () => {
    // The server writes its database and the copies of it meanwhile.
    const files = () =>
      readdirSync(server.dataDir, { recursive: true, encoding: 'utf8' }).filter(
        (name) => !/^postgres.(data|wal)|^backups.*-wal-|^backup-state\.json$/.test(name),
      )
    const before = files()
    const { code, output, of } = await doctor(env)
    expect([code, output.match(/^fault.*/gm)]).toEqual([0, null])
    expect(of('database')).toBe(
      `ok database The embedded PostgreSQL 18.4 is running, used by process ${server.process.pid}.`,
    )
    expect(of('settings')).toMatch(/^ok/)
    expect(of('unknown names')).toMatch(/^ok/)
    expect(of('versions')).toMatch(/^ok versions el Cercle \d+\.\d+\.\d+ \(.*\), Node \d+\.\d+\.\d+, \w+ \w+\.$/)
    expect(of('data folder')).toMatch(/^ok data folder DATA_DIR .*mode 0755\)/)
    expect(of('secret files')).toBe('ok secret files 2 files with secrets, which other users cannot read.')
    expect(of('key')).toMatch(/^warning key The key [0-9a-f]{8} is in .*encryption\.key, beside the data/)
    expect(of('key of database')).toMatch(/^ok/)
    expect(of('writes')).toBe('ok writes The database accepts writes.')
    expect(of('clock')).toMatch(/^ok clock .* differ by \d+ ms; it is \d{4}-\d\d-\d\d \d\d:\d\d in Europe\/Madrid\.$/)
    expect(of('migrations')).toMatch(/^ok/)
    expect(of('privileges')).toBe(
      'ok privileges Visitors, panel and jobs have a database user each, with the rights that they need.',
    )
    expect(of('copies')).toContain('ok copies nightly copy: none yet, base copy: ')
    expect(of('copies')).toContain('warning copies Copies stay on this machine, and are lost with it.')
    expect(of('copies')).toContain('warning copies Copies are not encrypted.')
    expect(of('mail queue')).toMatch(/^ok mail queue 0 mails wait; 0 were given up/)
    expect(of('incidents')).toMatch(/^ok/)
    expect(of('process')).toBe(`ok process The process on 127.0.0.1:${env.PORT} is ready.`)
    expect(of('address')).toMatch(/^ok/)
    expect(files()).toEqual(before)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  test('finds a copy that is too old, one that has failed, and a test restore that has failed', async () => {
    const at = new Date(Date.now() - 3 * 86_400_000).toISOString()
    await fact('nightly-backup', { good: { at }, failure: null })
    await fact('base-backup', { good: { at }, failure: { at, fault: 'no-space' } })
    await fact('restore-drill', { failure: { at, fault: 'differs' } })
    const { code, of } = await doctor(env)
    expect(code).toBe(1)
    expect(of('copies')).toContain(
      'fault copies There was no nightly copy for two days; the last good one: 3 days ago. -> ',
    )
    expect(of('copies')).toContain(
      'fault copies The last base copy has failed (no-space); the last good one: 3 days ago. -> ',
    )
    expect(of('copies')).toContain(
      'fault copies The last test restore has failed (differs); there was none before. -> ',
    )
    const now = new Date().toISOString()
    await fact('nightly-backup', { good: { at: now }, failure: null })
    await fact('base-backup', { good: { at: now }, failure: null })
    await fact('restore-drill', { good: { at: now }, failure: null })
    expect((await doctor(env)).of('copies')).toContain(
      'ok copies nightly copy: 0 minutes ago, base copy: 0 minutes ago, test restore: 0 minutes ago.',
    )
  })

  test('finds copies that BACKUP_COMMAND does not take, and when it has taken the last one', async () => {
    const state = join(server.dataDir, 'backup-state.json')
    const settings = { ...env, BACKUP_COMMAND: 'false "$1"', BACKUP_PUBLIC_KEY: PUBLIC_KEY }
    const since = new Date(Date.now() - 3_600_000).toISOString()
    writeFileSync(state, JSON.stringify({ sendFailure: { since, at: since, reason: 'secret word of the command' } }))
    const refused = await doctor(settings)
    expect(refused.of('copies')).toContain('fault copies BACKUP_COMMAND has not taken a copy yet')
    expect(refused.of('copies')).toContain('ok copies Copies are encrypted for BACKUP_PUBLIC_KEY.')
    expect(refused.output).not.toContain('secret word')
    writeFileSync(state, JSON.stringify({ sent: { file: 'x', at: since } }))
    expect((await doctor(settings)).of('copies')).toContain('BACKUP_COMMAND has taken the last copy 60 minutes ago')
  })

  test('finds files with secrets that others can read, and a data folder that others can write', async () => {
    const key = join(server.dataDir, 'encryption.key')
    const settings = join(folder, 'el-cercle.env')
    writeFileSync(settings, '', { mode: 0o644 })
    chmodSync(key, 0o644)
    chmodSync(server.dataDir, 0o777)
    const { code, of } = await doctor({ ...env, EL_CERCLE_ENV: settings })
    expect(code).toBe(1)
    for (const path of [key, settings])
      expect(of('secret files')).toContain(
        `fault secret files ${path} can be read or written by every user of this machine (mode 0644). -> Run: chmod 600 ${path}`,
      )
    expect(of('data folder')).toMatch(/^fault data folder .* can be written by every user .* -> Run: chmod o-w /)
    chmodSync(key, 0o600)
    chmodSync(server.dataDir, 0o755)
  })

  test('finds a key that the database does not know', async () => {
    const key = join(server.dataDir, 'encryption.key')
    copyFileSync(key, `${key}.kept`)
    writeFileSync(key, `${'cd'.repeat(32)}\n`)
    const other = await doctor(env)
    renameSync(key, `${key}.moved`)
    const none = await doctor(env)
    renameSync(`${key}.kept`, key)
    for (const { code, of } of [other, none]) {
      expect(code).toBe(1)
      expect(of('key of database')).toMatch(
        /^fault key of database The database needs the key [0-9a-f]{8}, which is not here\. -> Put it back before any restart/,
      )
    }
    expect(none.of('key')).toMatch(/^warning key There is no key/)
    expect((await doctor({ ...env, ENCRYPTION_KEY: testKey })).of('key')).toMatch(
      /^ok key ENCRYPTION_KEY holds [0-9a-f]{8}, apart from the data\.$/,
    )
  })

  test('names open incidents and mails that are refused, without an address', async () => {
    // The site may have found, by its own checks, what a test before has broken for a moment.
    await sql`delete from mails`
    await sql`delete from incidents`
    await sql`insert into incidents (kind) values ('answers')`
    await sql`insert into mails (kind, ref, data, recipient, language, status, failed_at)
      values ('registration', 'x', '{}', 'guest@example.org', 'es', 'failed', now())`
    const { code, output, of } = await doctor(env)
    expect(code).toBe(0)
    expect(of('incidents')).toMatch(/^warning incidents The incident «answers» is open since \d{4}-/)
    expect(of('mail queue')).toMatch(
      /^warning mail queue 0 mails wait; 1 were given up in the last 30 days\. -> Correos/,
    )
    expect(output).not.toContain('guest@')
    await sql`delete from mails`
    await sql`delete from incidents`
  })

  test('reads the database of a stopped site and leaves it stopped; it waits for no restore', async () => {
    await sql.end()
    await server.stop()
    const stopped = await doctor(env)
    expect(stopped.of('database')).toBe(
      'ok database The embedded PostgreSQL 18.4 was stopped, and runs for these checks only.',
    )
    expect(stopped.of('privileges')).toMatch(/^ok/)
    expect(stopped.of('process')).toMatch(
      /^warning process Nothing listens on 127\.0\.0\.1:\d+: the site is not running/,
    )
    expect(await inspectEmbeddedPostgres(server.dataDir)).toEqual({ state: 'stopped' })
    const during = await withMaintenance(server.dataDir, { waitMs: 0, onServers: () => {} }, () => doctor(env))
    expect(during.of('database')).toMatch(/^warning database A restore is replacing the data/)
    expect(during.of('privileges')).toBe('')
  })
})

describe('Of a database at DATABASE_URL the doctor', () => {
  const database = testDatabase('empty')
  const none = testDatabase('none')
  let env: Record<string, string>
  let sql: postgres.Sql

  beforeAll(() => {
    sql = connectTo(database.url)
    env = { DATABASE_URL: database.url, ENCRYPTION_KEY: testKey, DATA_DIR: emptyFolder() }
  })
  afterAll(() => sql.end())

  test('says that one user does everything, or that each has its rights', async () => {
    const before = await doctor(env)
    expect(before.of('database')).toMatch(/^ok database PostgreSQL \d+\.\d+ of DATABASE_URL answers\.$/)
    expect(before.of('privileges')).toMatch(/^warning privileges One database user does everything/)
    await prepareDatabase(database.url, join(root, 'migrations'))
    const after = await doctor(env)
    expect(after.of('privileges')).toMatch(/^ok/)
    expect(after.of('copies')).toBe('ok copies The operator of DATABASE_URL makes the copies.')
    expect([before.code, after.code]).toEqual([0, 0])
  })

  test('looks at the folder that BACKUP_DIR names beside it', async () => {
    const alone = await doctor(env)
    expect(alone.of('copies folder')).toBe('ok copies folder The operator of DATABASE_URL makes the copies.')
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, '')
    const beside = await doctor({ ...env, BACKUP_DIR: file })
    expect(beside.of('copies folder')).toMatch(/^fault copies folder BACKUP_DIR .* is not a folder\./)
  })

  test('finds a right that is missing', async () => {
    const [role] = await sql<
      { name: string }[]
    >`select rolname as name from pg_roles where rolname = ${`${new URL(database.url).pathname.slice(1)}_public`}`
    await sql.unsafe(`revoke insert on event_parties from "${role?.name}"`)
    const { code, of } = await doctor(env)
    await sql.unsafe(`grant insert on event_parties to "${role?.name}"`)
    expect(code).toBe(1)
    expect(of('privileges')).toMatch(
      /^fault privileges The database user «\w+_public» lacks the right insert on event_parties/,
    )
  })

  test('finds that it is read-only', async () => {
    const name = new URL(database.url).pathname.slice(1)
    await sql.unsafe(`alter database "${name}" set default_transaction_read_only = on`)
    const { code, of } = await doctor(env)
    await sql.unsafe(`alter database "${name}" reset default_transaction_read_only`)
    expect([code, of('writes')]).toEqual([1, expect.stringMatching(/^fault writes The database is read-only\. -> /)])
  })

  test('finds that a newer release made it, that migrations wait, and that it is empty', async () => {
    const journal = () => sql`select * from drizzle.__drizzle_migrations order by created_at desc limit 1`
    const [newest] = await journal()
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Number(newest?.created_at) + 1})`
    const newer = await doctor(env)
    expect(newer.of('migrations')).toMatch(
      /^warning migrations A newer release than this one has migrated the database/,
    )
    expect(newer.of('mail queue')).toMatch(/^ok/)
    await sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`
    await sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 where id = ${newest?.id}`
    const older = await doctor(env)
    expect(older.of('migrations')).toMatch(
      /^warning migrations The database is of an earlier release: \d+ migrations? wait/,
    )
    expect(older.of('mail queue')).toBe('')
    await sql`update drizzle.__drizzle_migrations set created_at = ${newest?.created_at} where id = ${newest?.id}`
    const empty = await doctor({ ...env, DATABASE_URL: none.url })
    expect(empty.of('migrations')).toMatch(/^warning migrations The database is empty: \d+ migrations? wait/)
  })

  test('finds a refused password and a server that does not answer, and shows no password', async () => {
    const wrong = new URL(database.url)
    wrong.password = 'canary-password'
    const refused = await doctor({ ...env, DATABASE_URL: wrong.href })
    expect(refused.of('database')).toMatch(
      /^fault database The database refuses the user or the password \(28P01\): check DATABASE_URL\./,
    )
    const away = `postgres://club:canary-password@127.0.0.1:${await freePort()}/club`
    const silent = await doctor({ ...env, DATABASE_URL: away })
    expect(silent.of('database')).toMatch(/^fault database The database does not answer \(ECONNREFUSED\)/)
    expect([refused.code, silent.code]).toEqual([1, 1])
    expect(refused.output + silent.output).not.toContain('canary')
  })

  test('finds a clock that differs by an hour', async () => {
    const preload = join(folder, 'hour.mjs')
    writeFileSync(preload, 'const now = Date.now; Date.now = () => now() + 3_600_000')
    const { code, of } = await doctor({ ...env, NODE_OPTIONS: `--import ${preload}` })
    expect([code, of('clock')]).toEqual([
      1,
      expect.stringMatching(
        /^fault clock The clocks of this machine and of the database differ by -3600 seconds\. -> /,
      ),
    ])
  })
})

describe('Of settings the doctor', () => {
  test('names every one that is wrong, and stops there', async () => {
    const { code, output } = await doctor({ DATA_DIR: emptyFolder(), PORT: 'three', MAIL_FROM: 'hola' })
    expect(code).toBe(1)
    expect(output.match(/^\w+ +settings.*/gm)).toEqual([
      expect.stringContaining('fault    settings          PORT must be a number from 0 to 65535, not «three»'),
      expect.stringContaining('fault    settings          MAIL_FROM must be an e-mail address, not «hola»'),
    ])
    expect(output).not.toContain('database')
  })

  test('refuses a BACKUP_PUBLIC_KEY that is none', async () => {
    const { of } = await doctor({ DATA_DIR: emptyFolder(), BACKUP_PUBLIC_KEY: 'AGE-SECRET-KEY-1X' })
    expect(of('settings')).toMatch(/^fault settings BACKUP_PUBLIC_KEY must be a public key .* this is the private key/)
  })

  test('names variables that are none, proxies that are missing, and that nobody receives mails without SMTP_URL', async () => {
    const { code, of } = await doctor({
      DATA_DIR: join(folder, 'nothing'),
      BACKUP_DIRR: '/x',
      BASE_URL: `https://localhost:${await freePort()}`,
    })
    expect(code).toBe(0)
    expect(of('unknown names')).toBe(
      'warning unknown names BACKUP_DIRR is not a setting of el Cercle and is ignored: did you mean BACKUP_DIR? -> Correct the name, or remove the line.',
    )
    expect(of('proxies')).toMatch(/^warning proxies .* TRUSTED_PROXIES is empty: all visitors share one rate limit/)
    expect(of('smtp')).toMatch(/^warning smtp Without SMTP_URL mails are files in /)
    expect(of('address')).toMatch(
      /^ok address \S+ is not served on this machine \(ECONNREFUSED\); --site requests it where its name leads/,
    )
    // Before the first start.
    for (const name of ['data folder', 'copies folder', 'key', 'database']) expect(of(name)).toMatch(/^warning /)
  })

  test('finds a disk that is too full, an address without TLS, and proxies that everybody is', async () => {
    const env = { DATA_DIR: emptyFolder(), PORT: String(await freePort()), BASE_URL: 'http://elcercle.example' }
    const { bavail, blocks, bfree } = statfsSync(env.DATA_DIR)
    const good = await doctor({ ...env, ALERT_DISK_PERCENT: '1', TRUSTED_PROXIES: '127.0.0.1' })
    expect([good.code, good.of('proxies')]).toEqual([0, 'ok proxies TRUSTED_PROXIES is 127.0.0.1.'])
    expect(good.of('disk')).toMatch(/^ok disk \d+ % free on the disk of DATA_DIR; limit 1 %\.$/)
    expect(good.of('address')).toMatch(/^warning address .* is without TLS/)
    const { code, of } = await doctor({ ...env, ALERT_DISK_PERCENT: '90', TRUSTED_PROXIES: '0.0.0.0/0' })
    expect([code, of('proxies')]).toEqual([
      1,
      expect.stringMatching(/^fault proxies TRUSTED_PROXIES trusts every address/),
    ])
    const isFull = (100 * bavail) / (blocks - bfree + bavail) < 89
    expect(of('disk')).toMatch(isFull ? /^fault disk \d+ % free .*; limit 90 %\. -> Free space/ : /^(ok|fault) disk/)
  })
})

describe('Of mails the doctor', () => {
  const accepting = makeCertificate(30)
  const ending = makeCertificate(13)
  const withTls = async ({ key, cert }: { key: string; cert: string }) => {
    const server = new SMTPServer({
      key,
      cert,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'club' }) : done(new Error('canary-answer')),
    })
    server.on('error', () => {})
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    closers.push(() => server.close())
    return (server.server.address() as AddressInfo).port
  }

  test('signs in with TLS, and says for how many days the certificate is valid', async () => {
    const [port, endingPort] = [await withTls(accepting), await withTls(ending)]
    const settings = (port: number, password = 'right', certFile = accepting.certFile) => ({
      DATA_DIR: emptyFolder(),
      SMTP_URL: `smtp://club:${password}@localhost:${port}`,
      NODE_EXTRA_CA_CERTS: certFile,
    })
    const good = await doctor(settings(port))
    expect(good.of('smtp')).toBe(`ok smtp localhost:${port} accepts the connection and the sign-in.`)
    expect(good.of('smtp certificate')).toMatch(/^ok smtp certificate The certificate is valid for (29|30) days\.$/)
    const wrong = await doctor(settings(port, 'canary-wrong'))
    expect(wrong.of('smtp')).toBe(
      `fault smtp localhost:${port} cannot be used (EAUTH 535). -> Check user and password of SMTP_URL.`,
    )
    const soon = await doctor(settings(endingPort, 'right', ending.certFile))
    expect(soon.of('smtp certificate')).toMatch(
      /^warning smtp certificate The certificate is valid for 1[23] days\. -> /,
    )
    const unknown = await doctor({ ...settings(port), NODE_EXTRA_CA_CERTS: '' })
    expect(unknown.of('smtp certificate')).toMatch(
      /^fault smtp certificate The certificate is not valid \(.*self.signed/,
    )
    expect([good.code, wrong.code, soon.code, unknown.code]).toEqual([0, 1, 0, 1])
    expect(wrong.output).not.toContain('canary')
  })

  test('finds a server that does not answer', async () => {
    const { code, of } = await doctor({ DATA_DIR: emptyFolder(), SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
    expect(code).toBe(1)
    expect(of('smtp')).toMatch(
      /^fault smtp 127\.0\.0\.1:\d+ cannot be used \((ESOCKET|ECONNECTION|ECONNREFUSED)\)\. -> Check host and port/,
    )
  })

  test('sends one to the address that the operator names, and repeats the answer of the server', async () => {
    const post = await smtpServer((recipient) =>
      recipient.startsWith('no') ? { code: 550, text: 'No such mailbox' } : null,
    )
    const env = { DATA_DIR: emptyFolder(), SMTP_URL: post.url }
    const sent = await doctor(env, '--mail', 'technician@example.org')
    expect(sent.of('test mail')).toMatch(/^ok test mail The server has answered: 250 /)
    expect(post.mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Test mail of el Cercle', 'technician@example.org'],
    ])
    const refused = await doctor(env, '--mail', 'nobody@example.org')
    expect([refused.code, refused.of('test mail')]).toEqual([
      1,
      expect.stringMatching(/^fault test mail The test mail was not sent \(EENVELOPE 550: 550 No such mailbox\)\. -> /),
    ])
    await post.close()
  })

  test('prints its usage for wrong arguments', async () => {
    for (const words of [['--mail'], ['--mail', 'nobody'], ['--all'], ['x']]) {
      const { code, output } = await doctor({ DATA_DIR: emptyFolder() }, ...words)
      expect([code, output]).toEqual([1, expect.stringMatching(/^Usage: npm run doctor/)])
    }
  })
})

describe('Of the address the doctor', () => {
  test('judges what answers at the port, and the answer and the certificate of an https BASE_URL', async () => {
    let answer = { status: 200, body: 'hello' }
    let siteStatus = 200
    const certificate = makeCertificate(30)
    const port = await listening(createHttpServer((_, response) => response.writeHead(answer.status).end(answer.body)))
    const site = createHttpsServer(certificate, (_, response) => response.writeHead(siteStatus).end())
    const address = `https://localhost:${await listening(site)}`
    const env = { DATA_DIR: emptyFolder(), PORT: String(port), BASE_URL: address }
    const trusted = { ...env, NODE_EXTRA_CA_CERTS: certificate.certFile }
    const other = await doctor(trusted)
    expect(other.of('process')).toBe(
      `fault process What listens on 127.0.0.1:${port} is not el Cercle (200). -> Stop it, or set PORT to another number.`,
    )
    expect(other.of('address')).toContain(`ok address ${address} answers 200.`)
    expect(other.of('address')).toMatch(/ok address The certificate of \S+ is valid for (29|30) days\./)
    answer = { status: 503, body: 'not ready' }
    siteStatus = 502
    const busy = await doctor(trusted)
    expect(busy.of('process')).toMatch(/^fault process The process on 127\.0\.0\.1:\d+ is not ready \(503\)/)
    expect(busy.of('address')).toContain(`fault address ${address} answers 502.`)
    answer = { status: 200, body: 'ready' }
    siteStatus = 200
    const unknown = await doctor(env)
    expect(unknown.of('process')).toMatch(/^ok/)
    expect(unknown.of('address')).toMatch(
      /fault address Browsers refuse the certificate of \S+ \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    )
    expect([other.code, busy.code, unknown.code]).toEqual([1, 1, 1])
  })

  test('requests it where its name leads only when it is asked to', async () => {
    const BASE_URL = `https://localhost:${await freePort()}`
    const { code, of } = await doctor({ DATA_DIR: emptyFolder(), BASE_URL }, '--site')
    expect([code, of('address')]).toEqual([
      1,
      expect.stringMatching(/^fault address \S+ does not answer \(ECONNREFUSED\)/),
    ])
  })
})

const PUBLIC_KEY = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'
