import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo, testDatabase } from './harness/database.ts'
import { until } from './harness/mailbox.ts'
import { runServer, type RunningServer } from './harness/server.ts'
import { root } from './harness/test-postgres.ts'

const missing = ['nginx', 'openssl'].filter((program) => spawnSync('which', [program]).status !== 0)
if (missing.length > 0) process.stdout.write(`The nginx configuration is not tried: ${missing.join(' and ')} not installed.\n`)

/** `docs/deploy/nginx.conf` itself, with the ports and files of this machine, in front of two processes. */
describe.skipIf(missing.length > 0)('Behind nginx, two processes over one database', () => {
  const database = testDatabase('demo')
  const folder = mkdtempSync(join(tmpdir(), 'el-cercle-nginx-'))
  let nginx: ChildProcess
  let servers: RunningServer[]
  let port: number

  beforeAll(async () => {
    const [plain, secure, first, second] = (await Promise.all(Array.from({ length: 4 }, freePort))) as [number, number, number, number]
    port = secure
    const env = { DATABASE_URL: database.url, DEMO_CONTENT: '0', BASE_URL: `https://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' }
    servers = [await runServer({ ...env, PORT: String(first) }), await runServer({ ...env, PORT: String(second) })]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem'), '-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'], { stdio: 'ignore' })
    const site = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8')
      .replaceAll('127.0.0.1:3001', `127.0.0.1:${first}`)
      .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
      .replaceAll('listen 80;', `listen ${plain};`)
      .replaceAll('listen 443 ssl;', `listen ${port} ssl;`)
      .replaceAll('server_name elcercle.example;', 'server_name localhost;')
      .replaceAll('/etc/ssl/elcercle/', `${folder}/`)
      .replaceAll('/var/cache/nginx/el-cercle', join(folder, 'cache'))
    writeFileSync(join(folder, 'site.conf'), site)
    for (const name of ['body', 'proxy']) mkdirSync(join(folder, name))
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; include ${folder}/site.conf; }`,
    )
    const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), ...user], { stdio: 'inherit' })
    await until(() => ask('/livez').then(({ status }) => status === 200, () => false))
  })
  afterAll(async () => {
    nginx.kill('SIGQUIT')
    await Promise.all(servers.map((server) => server.stop()))
  })

  function ask(path: string, headers: Record<string, string> = {}, options: { method?: string; body?: string } = {}): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
    return new Promise((done, failed) => {
      const asked = request({ host: 'localhost', port, path, headers: { Host: `localhost:${port}`, ...headers }, method: options.method ?? 'GET', ca: readFileSync(join(folder, 'fullchain.pem')), agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
      })
      asked.on('error', failed)
      asked.end(options.body)
    })
  }

  test('a page is asked for once in a second, and comes over TLS with its policy', async () => {
    const first = await ask('/eventos/1')
    expect([first.status, first.headers['x-cache']]).toEqual([200, 'MISS'])
    const again = await until(async () => {
      const answer = await ask('/eventos/1')
      return answer.headers['x-cache'] === 'HIT' && answer
    })
    expect(again.text).toBe(first.text)
    expect(again.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(again.headers['content-security-policy']).toContain("script-src 'self'")
    expect((await ask('/eventos/1', { 'If-None-Match': String(first.headers.etag) })).status).toBe(304)
  })

  test('who is signed in, or has chosen a language, gets an answer of their own', async () => {
    await ask('/eventos/2')
    const own = await ask('/eventos/2', { Cookie: '__Secure-cercle.session_token=x' })
    expect([own.headers['x-cache'], own.headers['cache-control']]).toEqual(['BYPASS', 'no-store'])
    const elsewhere = await ask('/eventos/2', { Cookie: 'a=b; language=ca' })
    expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, '/ca/eventos/2'])
    expect((await ask('/eventos/2', { Cookie: 'language=es' })).status).toBe(200)
    expect((await ask('/eventos/2')).headers['x-cache']).not.toBe('BYPASS')
  })

  test('a change is there a second or two later, and a form goes through', async () => {
    await ask('/eventos/3')
    const sql = connectTo(database.url)
    await sql`update events set title = 'Otra cosa' where id = 3`
    await sql.end()
    await until(async () => (await ask('/eventos/3')).text.includes('Otra cosa'), 6)
    const body = new URLSearchParams({ full_name: 'Clara Vidal', email: 'clara@example.org', privacy: 'on' }).toString()
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length), Origin: `https://localhost:${port}` }
    expect((await ask('/eventos/2/inscripcion', form, { method: 'POST', body })).status).toBe(200)
    expect((await ask('/eventos/2/inscripcion', { ...form, Origin: 'https://evil.example' }, { method: 'POST', body })).status).toBe(403)
  })

  test('one process less is not noticed; with none, what was read stays readable', async () => {
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

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}
