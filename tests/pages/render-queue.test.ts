import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import texts from '#app/i18n/es/standalone.ts'
import { queueLimits } from '#server/page-limits.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const message = 'name=Pep&email=pep%40example.org&message=Hola&privacy=on'
const { server, sql } = testSite('empty', { TRUSTED_PROXIES: 'loopback', LOG_LEVEL: 'info' }, 'maintenance')

const from = (address: string) => visitor(server.url, { 'X-Forwarded-For': address })

test('a page that finds the line of its client full is answered 503; other clients are served', async () => {
  const beyond = 20
  const asked: Promise<Response>[] = []
  const refused: Response[] = []
  await whileBlogIsLocked(async () => {
    for (let n = 0; n < queueLimits.runningEach + queueLimits.waitingEach + beyond; n++) {
      const answer = from('203.0.113.1').get(`/blog/Nada-${n}`)
      asked.push(answer)
      void mustBeBusy(answer).then(
        (busy) => refused.push(busy),
        () => undefined,
      )
    }
    await until(() => refused.length >= beyond)
    // Nobody has waited for too long yet: for these the line was full.
    expect(refused.length).toBe(beyond)
    for (const { status, headers } of refused)
      expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([503, true])
    expect((await from('203.0.113.2').get('/auth')).status).toBe(200)
  })
  await Promise.all(asked)
})

test('forms that arrive slowly take no turn: a page of the same client is served meanwhile', async () => {
  const forms: Socket[] = []
  for (let n = 0; n < queueLimits.runningEach; n++) forms.push(await beginForm('203.0.113.3'))
  expect((await from('203.0.113.3').get('/auth')).status).toBe(200)
  for (const form of forms) form.write(message.slice(1))
  for (const answer of await Promise.all(forms.map((form) => text(form)))) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

test('a form whose sender goes while it waits is not carried out, and is logged with 499', async () => {
  await sql`delete from contact_messages`
  const before = goneClients()
  const asked: Promise<Response>[] = []
  await whileBlogIsLocked(async () => {
    for (let n = 0; n < queueLimits.runningEach; n++) asked.push(from('203.0.113.4').get(`/blog/Nada-${n}`))
    await until(async () => (await blockedQueries()) >= queueLimits.runningEach)
    const form = await beginForm('203.0.113.4')
    form.write(message.slice(1))
    // Arrives after the form, so the form has been read when it is answered.
    await from('203.0.113.5').get('/auth')
    form.destroy()
    await until(() => goneClients() > before)
  })
  await Promise.all(asked)
  expect((await from('203.0.113.4').get('/auth')).status).toBe(200)
  expect(await sql`select 1 from contact_messages`).toEqual([])
})

test('a form whose sender goes before it is complete is logged with 499', async () => {
  const before = goneClients()
  const form = await beginForm('203.0.113.6')
  form.destroy()
  await until(() => goneClients() > before)
})

/** Sends the head of a form and its first byte. Returns once the server handles the request. */
async function beginForm(address: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /contacto HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Origin: ${server.url}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${message.length}`,
    'Expect: 100-continue',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${message.slice(0, 1)}`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /)
  return socket
}

async function mustBeBusy(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!(await answer.clone().text()).includes(texts.busy.title)) throw new Error(`answered ${answer.status}`)
  return answer
}

/** Requests for posts wait for the lock, three seconds at most. Capitals keep them out of the page cache. */
async function whileBlogIsLocked(work: () => Promise<void>) {
  await sql.begin(async (tx) => {
    await tx`lock table blog_posts in access exclusive mode`
    await work()
  })
}

async function blockedQueries(): Promise<number> {
  const rows = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  return rows.length
}

/** In the log. A request that waits has no route yet. */
function goneClients(): number {
  const lines = server.output().split('\n')
  return lines.filter((line) => /"method":"POST".*"status":499,"cut":true.*"msg":"request"/.test(line)).length
}
