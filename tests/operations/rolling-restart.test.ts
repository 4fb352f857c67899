import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTo, testDatabase } from '../harness/database.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const CLIENT_PAUSE_MS = 30

const database = testDatabase('empty')
let nodes: RunningServer[] = []

beforeAll(async () => {
  nodes = await Promise.all(
    [1, 2].map(() => runServer({ DATABASE_URL: database.url, DEMO_CONTENT: '0', TRUSTED_PROXIES: 'loopback' })),
  )
})
afterAll(() => Promise.all(nodes.map((node) => node.kill())))

test('restarting two nodes one after the other, behind a balancer that asks /readyz, fails no request', async () => {
  const sql = connectTo(database.url)
  const dinner = await insertEvent(sql, { max_participants: 100_000 })
  const balancer = await balance()
  let stopped = false
  const seen = new Map<string, number>()
  let registered = 0
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  const crowd = Array.from({ length: 6 }, async (_, line) => {
    for (let n = 0; !stopped; n++) {
      // BASE_URL differs from this address: Fetch Metadata proves the origin.
      const guest = visitor(balancer.url, {
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': `10.0.${line}.${n % 250}`,
      })
      const answer = await (
        n % 3
          ? guest.get('/eventos')
          : guest.post(`/eventos/${dinner}/inscripcion`, registrationFields({ email: `${line}-${n}@example.org` }))
      ).catch((error: unknown) => String(error))
      if (typeof answer === 'string') note(answer)
      else {
        await answer.text()
        note(String(answer.status))
        if (answer.status === 200 && n % 3 === 0) registered += 1
      }
      await pause(CLIENT_PAUSE_MS)
    }
  })
  for (const which of [0, 1]) {
    const node = nodes[which]
    if (!node) throw new Error('there are two nodes')
    expect(await node.stop()).toBe(0)
    nodes[which] = await runServer({
      DATABASE_URL: database.url,
      DEMO_CONTENT: '0',
      TRUSTED_PROXIES: 'loopback',
      PORT: new URL(node.url).port,
    })
    await until(() => balancer.ready.has(which))
  }
  stopped = true
  await Promise.all(crowd)
  await balancer.close()
  expect([...seen.keys()], JSON.stringify([...seen])).toEqual(['200'])
  expect((await sql`select 1 from event_registrations`).length).toBe(registered)
  await sql.end()
})

/** A minimal balancer: polls each node ten times a second, removes it at the first refusal, and repeats no request. */
async function balance() {
  const ready = new Set<number>()
  const look = async (which: number) => {
    const answer = await fetch(`${nodes[which]?.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
    if (answer === 200) ready.add(which)
    else ready.delete(which)
  }
  await Promise.all([look(0), look(1)])
  const looking = setInterval(() => void Promise.all([look(0), look(1)]), 100)
  let turn = 0
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const choice = [...ready]
    const node = nodes[choice[turn++ % choice.length] ?? 0]
    const onward = request(
      `${node?.url}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready,
    close: async () => {
      clearInterval(looking)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
