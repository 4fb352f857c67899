// Ten restarts behind the shipped nginx configuration. `REQUESTS` and `RESTARTS` change the size.
import postgres from 'postgres'
import { joinEmbeddedPostgres } from '#server/embedded-postgres/index.ts'
import { makeNginx } from '#tests/harness/nginx.ts'
import { restartUnderLoad } from '#tests/harness/rolling-restart.ts'
import { freePort, runServer, type RunningServer } from '#tests/harness/server.ts'
import { addressOf } from '#tests/harness/test-postgres.ts'
import { join } from 'node:path'
import { root } from './harness/subject.ts'
import { record } from './record.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 50_000)
const RESTARTS = Number(process.env.RESTARTS ?? 10)
const DATABASE = 'rolling_restart'

const embedded = await joinEmbeddedPostgres({ dataDir: join(root, 'var/bench'), print: () => {} })
const admin = postgres({ ...embedded.connection, max: 1, onnotice: () => {} })
await admin.unsafe(`drop database if exists ${DATABASE} with (force)`)
await admin.unsafe(`create database ${DATABASE}`)
const url = addressOf(embedded.connection, DATABASE)
const ports = [await freePort(), await freePort()] as const
const nginx = await makeNginx(ports)
const settings = {
  DATABASE_URL: url,
  DEMO_CONTENT: '0',
  BASE_URL: nginx.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
}
const servers: RunningServer[] = []
for (const port of ports) servers.push(await runServer({ ...settings, PORT: String(port) }))
await nginx.start()
const result = await restartUnderLoad({
  nginx,
  servers,
  settings,
  url,
  clients: 16,
  restarts: RESTARTS,
  atLeast: REQUESTS,
})
// 202: to be confirmed by mail, as for many registrations from one address.
const failed = result.requests - (result.statuses['200'] ?? 0) - (result.statuses['202'] ?? 0)
record('rolling-restart', [
  {
    claim: `Failed of ${result.requests} requests during ${RESTARTS} restarts`,
    measured: failed,
    bar: '0',
    holds: failed === 0,
  },
  { claim: 'Answers by status', measured: JSON.stringify(result.statuses), bar: 'shown', holds: true },
  { claim: 'Requests, at least', measured: result.requests, bar: `>= ${REQUESTS}`, holds: result.requests >= REQUESTS },
  { claim: 'Acknowledged registrations', measured: result.registered, bar: '> 0', holds: result.registered > 0 },
  {
    claim: '  of them not stored',
    measured: result.registered - result.stored,
    bar: '0',
    holds: result.stored === result.registered,
  },
])
nginx.stop()
await Promise.all(servers.map((server) => server.stop()))
await admin.unsafe(`drop database if exists ${DATABASE} with (force)`)
await admin.end()
await embedded.leave()
