import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTo } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'

const spans: Span[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += String(chunk)))
  request.on('end', () => {
    const { resourceSpans } = JSON.parse(body) as Exported
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  })
})
beforeAll(() => new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening)))
afterAll(() => void collector.close())
const { url, server, sql } = testSite('demo', () => ({
  METRICS_TOKEN: 'a token of the operator',
  SQL_COMMENTS: '1',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  OTEL_BSP_SCHEDULE_DELAY: '200',
}))

const scrape = (authorization: string) => fetch(`${server.url}/metrics`, { headers: { Authorization: authorization } })

test('Metrics are given to the holder of the token only', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401)
  expect((await scrape('Bearer another token')).status).toBe(401)
  const answer = await scrape('Bearer a token of the operator')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
})

test('Metrics count answers by route, cached pages, connections, jobs, mails and seats', async () => {
  for (let n = 0; n < 3; n++) await fetch(`${server.url}/eventos/1`)
  await fetch(`${server.url}/auth`)
  const text = await (await scrape('Bearer a token of the operator')).text()
  expect(text).toMatch(/^el_cercle_http_requests_total\{method="GET",route="\/ca\?\/auth",status="200"\} 1$/m)
  expect(text).toMatch(/^el_cercle_http_request_duration_seconds_count\{route="\/ca\?\/auth"\} 1$/m)
  expect(valueOf(text, 'el_cercle_page_cache_hits_total')).toBeGreaterThanOrEqual(2)
  expect(valueOf(text, 'el_cercle_database_up')).toBe(1)
  expect(text).toContain('el_cercle_database_connections{pool="public",state="waiting"} 0')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(valueOf(text, 'el_cercle_oldest_owed_mail_seconds')).toBe(0)
  expect(valueOf(text, 'el_cercle_sent_copy_age_seconds')).toBeNaN()
  expect(text).toMatch(/^el_cercle_free_disk_percent\{folder="DATA_DIR"\} \d+$/m)
  expect(text).not.toMatch(/^el_cercle_(open_incidents|backup_age_seconds)\{/m)
  const [row] = await sql<{ seats: number }[]>`select sum(registered)::int as seats from events where date > now()`
  expect(valueOf(text, 'el_cercle_seats_taken')).toBe(row?.seats)
})

test('Metrics tell which problems are open and how old the copies are', async () => {
  await sql`insert into incidents (kind, detail) values ('disk', '{"free": {"DATA_DIR": 1}}')`
  for (const [name, hours] of Object.entries({ 'nightly-backup': 3, 'base-backup': 50 })) {
    const good = { at: new Date(Date.now() - hours * 3_600_000).toISOString() }
    await sql`insert into database_facts (name, value) values (${name}, ${sql.json({ good })})`
  }
  const text = await (await scrape('Bearer a token of the operator')).text()
  await sql`delete from incidents`
  expect(text).toContain('el_cercle_open_incidents{kind="disk"} 1')
  const age = (round: string) =>
    Number(new RegExp(`^el_cercle_backup_age_seconds\\{round="${round}"\\} (\\S+)$`, 'm').exec(text)?.[1])
  expect([Math.floor(age('nightly') / 3_600), Math.floor(age('base') / 3_600), age('drill')]).toEqual([
    3,
    50,
    Number.NaN,
  ])
})

test('A request is a span that names its route, with a span for each of its queries', async () => {
  const { headers } = await fetch(`${server.url}/auth?modo=registro&secreto=palabra`)
  const id = headers.get('x-request-id')
  await fetch(`${server.url}/inscripcion/cancelar?token=palabra`)
  await until(() =>
    spans.some((span) => span.name === 'GET /ca?/auth' && attributeOf(span, 'el_cercle.request_id') === id),
  )
  const page = await until(() => spans.find((span) => span.name === 'GET /ca?/inscripcion/cancelar') ?? false)
  expect(
    spans.some((span) => span.parentSpanId === page.spanId && attributeOf(span, 'db.system.name') === 'postgresql'),
  ).toBe(true)
  expect(JSON.stringify(spans)).not.toContain('palabra')
})

test('With SQL_COMMENTS a query names the request that asks', async () => {
  await fetch(`${server.url}/inscripcion/cancelar?token=otra`)
  const superuser = connectTo(url, 'maintenance')
  const rows = await superuser<{ query: string }[]>`
    select query from pg_stat_activity where application_name = 'el-cercle public' and datname = current_database()`
  await superuser.end()
  expect(rows.some(({ query }) => /\/\* request='[0-9a-f-]{36}',route='[^']*' \*\/$/.test(query))).toBe(true)
})

function valueOf(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

function attributeOf({ attributes }: Span, key: string): string | undefined {
  return attributes.find((attribute) => attribute.key === key)?.value.stringValue
}

type Span = {
  name: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
