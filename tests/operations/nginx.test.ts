import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { makeNginx, missingPrograms, type Nginx } from '../harness/nginx.ts'
import { restartUnderLoad } from '../harness/rolling-restart.ts'
import { freePort, runServer, type RunningServer } from '../harness/server.ts'

if (missingPrograms.length > 0) {
  process.stdout.write(`The nginx configuration is not tested: ${missingPrograms.join(' and ')} not installed.\n`)
}

describe.skipIf(missingPrograms.length > 0)('Behind nginx, two processes over one database', () => {
  const database = testDatabase('demo')
  let nginx: Nginx
  let servers: RunningServer[]
  let ask: Nginx['ask']
  let settings: Record<string, string>

  beforeAll(async () => {
    const ports = [await freePort(), await freePort()] as const
    nginx = await makeNginx(ports)
    ask = (path, request) => nginx.ask(path, request)
    settings = {
      DATABASE_URL: database.url,
      DEMO_CONTENT: '0',
      BASE_URL: nginx.url,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    }
    servers = []
    for (const port of ports) servers.push(await runServer({ ...settings, PORT: String(port) }))
    await nginx.start()
  })
  afterAll(async () => {
    nginx.stop()
    await Promise.all(servers.map((server) => server.stop()))
  })

  test('a page is requested at most once a second, and is served over TLS with its policy', async () => {
    const first = await ask('/eventos/1')
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS'])
    const again = await until(async () => {
      const answer = await ask('/eventos/1')
      return answer.headers['x-cache'] === 'HIT' && answer
    })
    expect(again.text).toBe(first.text)
    expect(again.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(again.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await ask('/eventos/1', { headers: { 'If-None-Match': String(first.headers.etag) } })).status).toBe(304)
  })

  test('signed-in visitors and visitors with a language bypass the cache', async () => {
    await ask('/eventos/2')
    for (const prefix of ['__Host-', '__Secure-']) {
      const own = await ask('/eventos/2', { headers: { Cookie: `${prefix}cercle.session_token=x` } })
      expect([own.headers['x-cache'], own.headers['cache-control']]).toEqual(['BYPASS', 'no-store'])
    }
    for (const prefix of ['__Host-', '']) {
      const elsewhere = await ask('/eventos/2', { headers: { Cookie: `a=b; ${prefix}language=ca` } })
      expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, '/ca/eventos/2'])
    }
    expect((await ask('/eventos/2', { headers: { Cookie: 'language=es' } })).status).toBe(200)
    expect((await ask('/eventos/2')).headers['x-cache']).not.toBe('BYPASS')
  })

  test('a change is visible within two seconds, and a form is accepted', async () => {
    await ask('/eventos/3')
    const sql = connectTo(database.url)
    await sql`update events set title = 'Otra cosa' where id = 3`
    await sql.end()
    await until(async () => (await ask('/eventos/3')).text.includes('Otra cosa'))
    const body = new URLSearchParams({ full_name: 'Clara Vidal', email: 'clara@example.org', privacy: 'on' }).toString()
    const form = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      Origin: nginx.url,
    }
    expect((await ask('/eventos/2/inscripcion', { headers: form, method: 'POST', body })).status).toBe(200)
    expect(
      (
        await ask('/eventos/2/inscripcion', {
          headers: { ...form, Origin: 'https://evil.example' },
          method: 'POST',
          body,
        })
      ).status,
    ).toBe(403)
  })

  test('processes restarted one after the other fail no request, forms included', async () => {
    const load = { clients: 6, restarts: 2, pauseMs: 30 }
    const result = await restartUnderLoad({ nginx, servers, settings, url: database.url, ...load })
    expect(result.statuses).toEqual({ 200: result.requests })
    expect(result.stored).toBe(result.registered)
    expect(result.registered).toBeGreaterThan(20)
  })

  test('visitors do not notice that one process stops; with none, cached pages stay available', async () => {
    const [one, other] = servers as [RunningServer, RunningServer]
    await ask('/eventos/4')
    await one.kill()
    for (const path of ['/eventos/5', '/contacto', '/blog', '/restaurantes']) expect((await ask(path)).status).toBe(200)
    await other.kill()
    await new Promise((done) => setTimeout(done, 2_200))
    const stale = await ask('/eventos/4')
    expect([stale.status, stale.headers['x-cache']]).toEqual([200, 'STALE'])
    expect((await ask('/eventos/6')).status).toBe(502)
  })
})
