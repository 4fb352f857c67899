import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectTo, testDatabase } from '../harness/database.ts'
import { until } from '../harness/mailbox.ts'
import { runServer } from '../harness/server.ts'
import { testKey } from '../harness/test-key.ts'
import { root } from '../harness/test-postgres.ts'

const offline = testDatabase('empty')
const demo = testDatabase('empty')

/** The database is a unix socket. */
const withoutNetwork = ['unshare', process.getuid?.() === 0 ? '-n' : '-rn']
const canIsolate = spawnSync('env', [...withoutNetwork, 'true']).status === 0

test.skipIf(!canIsolate)(
  'A process without a network reaches no port (skipped where the system refuses this)',
  async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const reach = ['-e', `fetch('http://127.0.0.1:${port}').then(() => process.exit(7), () => process.exit(3))`]
    expect(spawnSync('env', [...withoutNetwork, process.execPath, ...reach]).status).toBe(3)
    server.close()
  },
)

test(`npm start with installed packages needs no npm${canIsolate ? ' and no network' : ''}`, async () => {
  const programs = mkdtempSync(join(tmpdir(), 'el-cercle-'))
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm was called"; exit 1\n', { mode: 0o755 })
  const command = [...(canIsolate ? withoutNetwork : []), process.execPath, 'server/start.mjs']
  const child = spawn('env', command, {
    cwd: root,
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      PORT: '0',
      DATABASE_URL: offline.url,
      ENCRYPTION_KEY: testKey,
      DEMO_CONTENT: '0',
      LOG_LEVEL: 'error',
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)))
  await until(() => printed.includes('el Cercle is open') || child.exitCode !== null)
  expect(printed).toContain('el Cercle is open')
  expect(printed).not.toContain('npm was called')
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('The demo pictures are shown as soon as the site opens; two servers finish, once, the ones that a killed server left', async () => {
  const settings = { DATABASE_URL: demo.url, DEMO_CONTENT: '1', LOG_LEVEL: 'error' }
  const first = await runServer(settings)
  const [path = ''] = /\/media\/[^ "]+/.exec(await (await fetch(`${first.url}/eventos/1`)).text()) ?? []
  expect((await fetch(first.url + path)).status).toBe(200)
  await first.kill()

  const sql = connectTo(demo.url)
  // Two pictures suffice; the one being encoded is retried after the heartbeat of its job, half a minute later.
  await sql`delete from media where hash not in (select data ->> 'id' from pgboss.job where name = 'encode-picture' and state = 'created' order by created_on limit 2)`
  await sql`delete from pgboss.job where name = 'encode-picture' and state = 'created' and data ->> 'id' not in (select hash from media)`
  const others = await Promise.all([runServer(settings), runServer(settings)])
  await until(async () => (await sql`select 1 from media_variants where format = 'source'`).length === 0)
  const kept =
    await sql`select hash, count(*)::int as variants, count(distinct (width, format))::int as different from media_variants group by hash`
  expect(kept).toHaveLength(2)
  for (const { variants, different } of kept) expect([variants, different]).toEqual([13, 13])
  await sql.end()
  await Promise.all(others.map((server) => server.stop()))
})
