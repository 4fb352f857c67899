import type { Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInAs } from '../harness/accounts.ts'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { startPostgresProxy } from '../harness/postgres-proxy.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { smtpServer } from '../harness/smtp.ts'
import { visitor } from '../harness/visitor.ts'
import { webhookServer } from '../harness/webhook.ts'

const database = testDatabase('empty')
const operator = 'technician@example.org'
let refusals = 1
let post: Awaited<ReturnType<typeof smtpServer>>
let hook: Awaited<ReturnType<typeof webhookServer>>
let proxy: Awaited<ReturnType<typeof startPostgresProxy>>
let servers: RunningServer[]
let sql: Sql

beforeAll(async () => {
  post = await smtpServer()
  hook = await webhookServer(() => (refusals-- > 0 ? 302 : 200))
  proxy = await startPostgresProxy(database.url)
  const settings = {
    DATABASE_URL: proxy.url,
    SMTP_URL: post.url,
    OPERATOR_EMAIL: operator,
    ALERT_WEBHOOK_URL: hook.url,
    ALERT_CHECK_SECONDS: '1',
    ALERT_DISK_PERCENT: '0',
    LOG_LEVEL: 'silent',
  }
  const first = await runServer(settings)
  servers = [first, await runServer({ ...settings, DATA_DIR: first.dataDir })]
  sql = connectTo(database.url)
})
afterAll(async () => {
  await sql.end()
  await Promise.all(servers.map((server) => server.stop()))
  await Promise.all([post.close(), hook.close(), proxy.close()])
})

const mailsAbout = (title: string) =>
  post.mails.filter(({ subject }) => subject?.endsWith(title)).map(({ subject }) => subject)
const postedAbout = (kind: string) => hook.alerts.filter((alert) => alert.kind === kind).map(({ event }) => event)
const open = () => servers[0]?.url ?? ''

describe('With two processes, an incident is reported once by mail and once by webhook', () => {
  test('when it starts: the webhook is tried again, and its redirect is not followed', async () => {
    await sql`insert into mails (kind, ref, data, recipient, status, failed_at) values ('registration', 'gone', '{}', 'nobody@example.org', 'failed', now())`
    await until(() => mailsAbout('Correo').length > 0 && postedAbout('mail').length > 0)
    expect(post.mails.at(-1)?.to).toMatchObject([{ address: operator }])
    expect(hook.alerts.at(-1)).toMatchObject({
      event: 'opened',
      kind: 'mail',
      text: expect.stringContaining('ha rechazado 1 mensaje') as string,
      recoveredAt: null,
    })
    expect(JSON.stringify(hook.alerts)).not.toContain('nobody@example.org')
  })

  test('and shown on the dashboard to administrators while it lasts', async () => {
    const admin = await signedInAs({ url: open() }, sql, 'admin')
    const page = await (await admin.get('/admin/dashboard')).text()
    expect(page).toContain('El servidor de correo ha rechazado 1 mensaje en la última hora.')
  })

  test('and when it is over', async () => {
    await sql`update mails set failed_at = now() - interval '2 hours' where ref = 'gone'`
    await until(async () => {
      // Again each time: a check that had counted before may still write when it saw the incident.
      await sql`update incidents set last_seen_at = now() - interval '1 hour' where recovered_at is null`
      return mailsAbout('Correo').length > 1 && postedAbout('mail').length > 1
    })
    expect(mailsAbout('Correo')).toEqual(['Aviso de la web: Correo', 'Resuelto: Correo'])
    expect(postedAbout('mail')).toEqual(['opened', 'recovered'])
  })
})

test('An unavailable database is reported without it, once for both processes; then its recovery and the burst of errors', async () => {
  await proxy.close()
  await until(() => mailsAbout('Base de datos').length > 0 && postedAbout('database').length > 0)
  for (let n = 0; n < 25; n++) await visitor(open()).get('/eventos?pagina=2')
  await proxy.open()
  await until(
    () =>
      postedAbout('database').length > 1 &&
      mailsAbout('Base de datos').length > 1 &&
      mailsAbout('Errores de la web').length > 0,
  )
  expect(mailsAbout('Base de datos')).toEqual(['Aviso de la web: Base de datos', 'Resuelto: Base de datos'])
  expect(postedAbout('database')).toEqual(['opened', 'recovered'])
  expect(mailsAbout('Errores de la web')).toEqual(['Aviso de la web: Errores de la web'])
})
