import { Agent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDedicated } from '#app/database/connect.server.ts'
import { insertEvent } from './insert-rows.ts'
import type { Nginx } from './nginx.ts'
import { runServer, type RunningServer } from './server.ts'
import { registrationFields } from './registration-fields.ts'

type Options = {
  nginx: Nginx
  /** A restarted process takes its place in the list. */
  servers: RunningServer[]
  settings: Record<string, string>
  url: string
  clients: number
  restarts: number
  /** How a process ends: by SIGTERM, in order, unless this says otherwise. */
  end?: (server: RunningServer) => Promise<void>
  /** The folder of the release that a restart starts; otherwise this one. */
  releaseOf?: (restart: number) => string | undefined
  /** Of each client between two requests. */
  pauseMs?: number
  /** The load lasts until this many answers, if that is after the last restart. */
  atLeast?: number
}

/**
 * Restarts the processes in turn under load. No client repeats a request. `statuses` counts answers by status, failures
 * by error; `lost` are acknowledged registrations that are not stored.
 */
export async function restartUnderLoad({
  nginx,
  servers,
  settings,
  url,
  clients,
  restarts,
  end = stopInOrder,
  releaseOf = () => undefined,
  pauseMs = 0,
  atLeast = 0,
}: Options) {
  const sql = connectDedicated(url, 'rolling restart')
  const event = await insertEvent(sql, { max_participants: 1_000_000 })
  const path = `/eventos/${event}/inscripcion`
  const seen = { statuses: {} as Record<string, number>, requests: 0, acknowledged: [] as string[] }
  const load = { stopped: false, pauseMs }
  const crowd = Array.from({ length: clients }, (_, line) => visit(nginx, path, line, load, seen))
  for (let restart = 0; restart < restarts; restart++) {
    const which = restart % servers.length
    const server = servers[which] as RunningServer
    await end(server)
    servers[which] = await runServer({ ...settings, PORT: new URL(server.url).port }, releaseOf(restart))
  }
  while (seen.requests < atLeast) await pause(100)
  load.stopped = true
  await Promise.all(crowd)
  const rows = await sql<{ email: string }[]>`
    select email from event_registrations where event_id = ${event}`
  await sql.end()
  const stored = new Set(rows.map(({ email }) => email))
  const { requests, statuses, acknowledged } = seen
  return {
    requests,
    statuses,
    failed: requests - accepted.reduce((sum, status) => sum + (statuses[status] ?? 0), 0),
    registered: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter((email) => !stored.has(email)).length,
  }
}

/** 202: held until confirmed by mail, as for many registrations from one address. */
const accepted = ['200', '202']

async function stopInOrder(server: RunningServer) {
  if ((await server.stop()) !== 0) throw new Error('a process did not end in order')
}

type Seen = { statuses: Record<string, number>; requests: number; acknowledged: string[] }

type Load = { stopped: boolean; pauseMs: number }

/** One client on a persistent connection; every third request is a registration. */
async function visit(nginx: Nginx, path: string, line: number, load: Load, seen: Seen) {
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  for (let n = 0; !load.stopped; n++) {
    const from = `127.${10 + line}.0.${1 + (n % agents.length)}`
    const agent = agents[n % agents.length] as Agent
    const posts = n % 3 === 0
    const email = `${line}-${n}@example.org`
    const body = String(new URLSearchParams(registrationFields({ email })))
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
      Origin: nginx.url,
    }
    const asked = posts
      ? nginx.ask(path, { method: 'POST', headers, body, from, agent })
      : nginx.ask('/eventos', { from, agent })
    const status = await asked.then(
      (answer) => String(answer.status),
      (error: unknown) => String(error),
    )
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
    seen.requests += 1
    if (posts && accepted.includes(status)) seen.acknowledged.push(email)
    if (load.pauseMs) await pause(load.pauseMs)
  }
  for (const agent of agents) agent.destroy()
}
