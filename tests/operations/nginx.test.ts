import { connect as connectHttp2 } from 'node:http2'
import { Agent } from 'node:https'
import { connect, type ConnectionOptions } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { hasIpv6, makeNginx, missingPrograms, type Nginx } from '../harness/nginx.ts'
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

  test('health checks and metrics are for the machine only; without TLS everything else redirects', async () => {
    const plain = (path: string) => fetch(nginx.plainUrl + path, { redirect: 'manual' })
    for (const path of ['/livez', '/readyz', '/readyz?x', '/%72eadyz', '//readyz', '/metrics'])
      expect([path, (await ask(path)).status, (await plain(path)).status]).toEqual([path, 404, 404])
    const redirected = await plain('/eventos?x=1')
    expect([redirected.status, redirected.headers.get('Location')]).toEqual([301, 'https://localhost/eventos?x=1'])
  })

  test('HTTP/2 and, where the machine has it, IPv6 are served', async () => {
    for (const host of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
      const session = connectHttp2(`https://${host}:${new URL(nginx.url).port}`, {
        servername: 'localhost',
        rejectUnauthorized: false,
      })
      const stream = session.request({ ':path': '/contacto', ':authority': new URL(nginx.url).host })
      const status = new Promise((done, failed) => {
        stream.on('response', (headers) => done(headers[':status'])).on('error', failed)
      })
      stream.resume().end()
      expect([host, await status]).toEqual([host, 200])
      session.close()
    }
  })

  test('a challenge for a certificate is answered without TLS', async () => {
    nginx.writeChallenge('proof', 'proof.key')
    const answer = await fetch(`${nginx.plainUrl}/.well-known/acme-challenge/proof`, { redirect: 'manual' })
    expect([answer.status, await answer.text()]).toEqual([200, 'proof.key'])
  })

  test('no answer names the version of nginx', async () => {
    const redirected = await fetch(nginx.plainUrl, { redirect: 'manual' })
    expect([redirected.headers.get('server'), (await ask('/eventos')).headers.server]).toEqual(['nginx', 'nginx'])
    expect(await redirected.text()).not.toMatch(/nginx\/\d/)
  })

  test('TLS 1.2 is accepted with forward secrecy and authenticated encryption only; older versions are refused', async () => {
    const offer = (options: ConnectionOptions) =>
      new Promise<string>((done) => {
        const { hostname, port } = new URL(nginx.url)
        const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false, ...options })
        socket.on('secureConnect', () => {
          done(`${socket.getProtocol()} ${socket.getCipher().standardName}`)
          socket.destroy()
        })
        socket.on('error', () => done('refused'))
      })
    const tls12 = { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const
    expect(await offer({})).toMatch(/^TLSv1\.3 /)
    expect(await offer({ ...tls12, ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' })).toMatch(/^TLSv1\.2 .*GCM/)
    expect(await offer({ ...tls12, ciphers: 'ECDHE-ECDSA-AES128-SHA256' })).toBe('refused')
    const tls11 = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    expect(await offer(tls11)).toBe('refused')
  })

  test('an address that goes beyond its burst of requests gets 429, and the others do not notice', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 16 })
    const answers: number[] = []
    const askAgain = async () => {
      while (!answers.includes(429) && answers.length < 5_000)
        answers.push((await ask('/eventos', { method: 'HEAD', from: '127.9.9.9', agent })).status)
    }
    await Promise.all(Array.from({ length: 16 }, askAgain))
    agent.destroy()
    expect([...new Set(answers)]).toEqual([200, 429])
    expect(answers.indexOf(429)).toBeGreaterThan(600)
    expect((await ask('/eventos', { from: '127.9.9.10' })).status).toBe(200)
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
    const stale = await until(async () => {
      const answer = await ask('/eventos/4')
      return answer.headers['x-cache'] !== 'HIT' && answer
    })
    expect([stale.status, stale.headers['x-cache']]).toEqual([200, 'STALE'])
    expect((await ask('/eventos/6')).status).toBe(502)
  })
})
