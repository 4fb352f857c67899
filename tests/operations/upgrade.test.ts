import { spawn } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { sessionCookieOf } from '../harness/accounts.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { describeSchema } from '../harness/describe-schema.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { quickLoading, runServer, type RunningServer } from '../harness/server.ts'
import { root } from '../harness/test-postgres.ts'
import { visitor } from '../harness/visitor.ts'
import { ADMINISTRATOR, BACKUP, GUEST, unpackRelease, type ReleaseFacts } from './releases/release.ts'

const made = testDatabase('empty')

describe.each(['1.0.0', '1.1.0', '1.2.0'])('the data folder of %s', (version) => {
  let sql: Sql
  let server: RunningServer
  let dataDir: string
  let facts: ReleaseFacts

  beforeAll(async () => {
    const release = await unpackRelease(version)
    dataDir = release.dataDir
    facts = release.facts
    const club = await joinEmbeddedPostgres({ dataDir, print: () => {} })
    sql = postgres({ ...club.superuser, max: 1 })
    await openDinner()
    await club.leave()
    await expectRefusedBesideOthers()
    server = await runServer(settings())
  })

  afterAll(async () => {
    await server.stop()
    await sql.end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is open: bookings, cancellations, requests and the panel work, and mails leave', async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await bookAndCancel('jordi@example.org')
    await cancelBy(facts.link, GUEST.email)
    const request = { full_name: 'Núria Puig', email: 'nuria@example.org', privacy: 'on' }
    expect((await visitor(server.url).post('/solicitar-membresia', request)).ok).toBe(true)
    await until(() => mailTo('nuria@example.org'))
    await expectPanel()
  })

  test('has the schema of a new database', async () => {
    const fresh = connectTo(made.url)
    expect(await describeSchema(sql)).toEqual(await describeSchema(fresh))
    await fresh.end()
  })

  test('is not ready while visitors have no right to book', async () => {
    const ready = async () => (await fetch(`${server.url}/readyz`)).status
    await sql`revoke insert on pgboss.job_common from cercle_public`
    await until(async () => (await ready()) === 503)
    await sql`grant insert on pgboss.job_common to cercle_public`
    await until(async () => (await ready()) === 200)
  })

  test('is backed up at night', async () => {
    await sql`insert into pgboss.job (name, data) values ('nightly-backup', '{"id": ""}')`
    await until(() => existsSync(join(dataDir, 'backups')) && readdirSync(join(dataDir, 'backups')).some(isBackup))
  })

  test('takes the backup that its release has written', async () => {
    const { code, output } = await restore()
    expect(output).toMatch(/Restored: /)
    expect(code).toBe(0)
    await until(async () => (await fetch(`${server.url}/readyz`)).status === 200)
    await openDinner()
    await expectPanel()
    await bookAndCancel('montserrat@example.org')
    await cancelBy(facts.link, GUEST.email)
  })

  function settings() {
    return { DATA_DIR: dataDir, DEMO_CONTENT: '0', LOG_LEVEL: 'error' }
  }

  /** A process of the release is still at work. */
  async function expectRefusedBesideOthers() {
    const club = await joinEmbeddedPostgres({ dataDir, print: () => {} })
    const working = postgres({ ...club.superuser, max: 1, connection: { application_name: 'el-cercle public' } })
    await working`select`
    await expect(runServer(settings())).rejects.toThrow('stop all of them first, then start again (el-cercle public')
    expect(await working`select to_regclass('door_payments') as newest`).toEqual([{ newest: null }])
    await working.end()
    await club.leave()
  }

  /** Whenever this runs, the release made it long ago. */
  function openDinner() {
    return sql`update events set date = now() + interval '7 days' where id = ${facts.event}`
  }

  async function bookAndCancel(email: string) {
    const form = `/eventos/${facts.event}/inscripcion`
    const booked = await visitor(server.url).post(form, registrationFields({ email, full_name: 'Jordi Mas' }))
    expect(booked.status).toBe(200)
    const mail = await until(() => mailTo(email))
    await cancelBy(/\/inscripcion\/cancelar\?token=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? '', email)
  }

  /** Opens the mailed link, whichever page the release named, and cancels with its token. */
  async function cancelBy(link: string, email: string) {
    const guest = visitor(server.url)
    const token = new URL(link, server.url).searchParams.get('token') ?? ''
    const parties = () => sql`select state from event_parties where email = ${email}`
    expect(await parties()).toEqual([{ state: 'booked' }])
    expect((await guest.get(link)).status).toBe(200)
    expect((await guest.post(`/inscripcion/cancelar?token=${token}`, { token })).status).toBe(200)
    expect(await parties()).toEqual([{ state: 'cancelled' }])
  }

  async function mailTo(address: string) {
    return (await mailsIn(dataDir)).find(({ to }) => to?.[0]?.address === address)
  }

  /** The diet needs the key that the release made. */
  async function expectPanel() {
    const signedIn = await visitor(server.url).post('/admin/login', ADMINISTRATOR)
    expect(signedIn.status).toBe(303)
    const panel = visitor(server.url, { Cookie: sessionCookieOf(signedIn) })
    const list = await (await panel.get(`/admin/eventos/${facts.event}/inscripciones`)).text()
    expect(list).toContain(GUEST.full_name)
  }

  async function restore() {
    const args = [join(root, 'commands/restore.ts'), join(dataDir, BACKUP), '--replace']
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...quickLoading, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = new Promise<number | null>((done) => child.once('exit', done))
    return { output: await text(child.stderr), code: await ended }
  }
})

function isBackup(name: string) {
  return name.endsWith('.backup')
}
