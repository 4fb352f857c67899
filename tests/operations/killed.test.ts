import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, describe, expect, test } from 'vitest'
import { mailsIn, until } from '../harness/mailbox.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

let server: RunningServer | undefined

afterEach(async () => {
  const folder = server?.dataDir
  await server?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
  server = undefined
})

describe('every acknowledged registration is stored, with its mail', { timeout: 180_000 }, () => {
  test('after kill -9 of the server', async () => {
    await registerWhile(async (running) => running.kill())
  })

  test('after kill -9 of PostgreSQL under the running server, which recovers by itself', async () => {
    await registerWhile(async (running) => killPostgres(running), { restarts: false })
  })

  test('after kill -9 of both at once', async () => {
    await registerWhile(async (running) => {
      killPostgres(running)
      await running.kill()
    })
  })
})

const settings = { DEMO_CONTENT: '0', LOG_LEVEL: 'silent', TRUSTED_PROXIES: 'loopback' }

/** Registers guests, kills the process meanwhile, then looks for every acknowledged registration. */
async function registerWhile(kill: (running: RunningServer) => Promise<void> | void, { restarts = true } = {}) {
  server = await runServer(settings)
  const event = await makeDinner(server)
  const acknowledged: string[] = []
  let stopped = false
  const guests = Array.from({ length: 4 }, async (_, line) => {
    for (let n = 0; !stopped; n++) {
      const email = `guest-${line}-${n}@example.org`
      const answer = await visitor(server?.url ?? '')
        .post(`/eventos/${event}/inscripcion`, registrationFields({ email }), {
          'X-Forwarded-For': `10.0.${line}.${n % 250}`,
        })
        .catch(() => null)
      if (answer?.status === 200) acknowledged.push(email)
      else if (answer?.status === 409) return
      else await new Promise((done) => setTimeout(done, 20))
    }
  })
  await until(() => acknowledged.length >= 3)
  await kill(server)
  if (restarts) {
    stopped = true
    await Promise.all(guests)
    server = await runServer({ ...settings, DATA_DIR: server.dataDir })
  } else {
    const before = acknowledged.length
    const page = visitor(server.url)
    await until(
      async () =>
        acknowledged.length > before || (await page.get(`/eventos/${event}`).catch(() => null))?.status === 200,
      60,
    )
    stopped = true
    await Promise.all(guests)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(3)
  const { dataDir } = server
  // Another process takes the job after its missed heartbeat.
  await until(async () => {
    const reached = new Set((await mailsIn(dataDir)).map(({ to }) => to?.[0]?.address))
    return acknowledged.every((email) => reached.has(email))
  }, 100)
}

async function makeDinner({ dataDir }: RunningServer): Promise<number> {
  const sql = postgres({
    host: join(dataDir, 'postgres/run'),
    username: 'cercle',
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
    database: 'cercle',
    max: 1,
  })
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, date, max_participants) values ('Cena', now() + interval '3 days', 200) returning id`
  await sql.end()
  return row?.id ?? 0
}

function killPostgres({ dataDir }: RunningServer) {
  const [pid] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}
