import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { runServer, type RunningServer } from '../harness/server.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const settings = { DEMO_CONTENT: '0', LOG_LEVEL: 'silent', TRUSTED_PROXIES: 'loopback' }
const started: RunningServer[] = []

afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()))
  for (const { dataDir } of started) rmSync(dataDir, { recursive: true, force: true })
})

/** At the same time: each waits most of a minute. */
describe.concurrent('every acknowledged registration is stored, with its mail', () => {
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

test.concurrent('PostgreSQL ends by itself when every process that used it was killed', async () => {
  const server = await start(settings)
  const { dataDir } = server
  const postmaster = pidOfPostgres(dataDir)
  expect(existsSync(`/proc/${postmaster}`)).toBe(true)
  await server.kill()
  await until(() => !existsSync(`/proc/${postmaster}`))
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid')), 'stopped in order').toBe(false)
})

type Kill = (running: RunningServer) => Promise<void> | void

/** Registers guests, kills the process meanwhile, then looks for every acknowledged registration. */
async function registerWhile(kill: Kill, { restarts = true } = {}) {
  const first = await start(settings)
  const acknowledged = await registerUntilKilled(first, kill, restarts)
  const { dataDir } = first
  if (restarts) await start({ ...settings, DATA_DIR: dataDir })
  expect(acknowledged.length).toBeGreaterThanOrEqual(3)
  // Another process takes the job after its missed heartbeat.
  await until(async () => {
    const reached = new Set((await mailsIn(dataDir)).map(({ to }) => to?.[0]?.address))
    return acknowledged.every((email) => reached.has(email))
  })
}

async function start(env: Record<string, string>): Promise<RunningServer> {
  const server = await runServer(env)
  started.push(server)
  return server
}

/** @returns the addresses of the acknowledged guests */
async function registerUntilKilled(server: RunningServer, kill: Kill, restarts: boolean): Promise<string[]> {
  const event = await makeDinner(server)
  const acknowledged: string[] = []
  let stopped = false
  const guests = Array.from({ length: 4 }, async (_, line) => {
    for (let n = 0; !stopped; n++) {
      const email = `guest-${line}-${n}@example.org`
      const answer = await visitor(server.url)
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
  const before = acknowledged.length
  const isOpen = async () =>
    (
      await visitor(server.url)
        .get(`/eventos/${event}`)
        .catch(() => null)
    )?.status === 200
  if (!restarts) await until(async () => acknowledged.length > before || isOpen())
  stopped = true
  await Promise.all(guests)
  return acknowledged
}

async function makeDinner({ dataDir }: RunningServer): Promise<number> {
  const sql = postgres({
    host: join(dataDir, 'postgres/run'),
    username: 'cercle',
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
    database: 'cercle',
    max: 1,
  })
  const event = await insertEvent(sql, { max_participants: 200 })
  await sql.end()
  return event
}

function killPostgres({ dataDir }: RunningServer) {
  process.kill(pidOfPostgres(dataDir), 'SIGKILL')
}

function pidOfPostgres(dataDir: string): number {
  const [pid] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}
