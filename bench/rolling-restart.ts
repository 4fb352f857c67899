// Ten restarts behind the shipped nginx configuration. `REQUESTS` and `RESTARTS` change the size.
import { restartUnderLoad } from '#tests/harness/rolling-restart.ts'
import { behindNginx } from './harness/behind-nginx.ts'
import { record } from './record.ts'

const REQUESTS = Number(process.env.REQUESTS ?? 50_000)
const RESTARTS = Number(process.env.RESTARTS ?? 10)

const result = await behindNginx('rolling_restart', (pair) =>
  restartUnderLoad({ ...pair, clients: 16, restarts: RESTARTS, atLeast: REQUESTS }),
)
record('rolling-restart', [
  {
    claim: `Failed of ${result.requests} requests during ${RESTARTS} restarts`,
    measured: result.failed,
    bar: '0',
    holds: result.failed === 0,
  },
  { claim: 'Answers by status', measured: JSON.stringify(result.statuses), bar: 'shown', holds: true },
  { claim: 'Requests, at least', measured: result.requests, bar: `>= ${REQUESTS}`, holds: result.requests >= REQUESTS },
  { claim: 'Acknowledged registrations', measured: result.registered, bar: '> 0', holds: result.registered > 0 },
  { claim: '  of them not stored', measured: result.lost, bar: '0', holds: result.lost === 0 },
])
