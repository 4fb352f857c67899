// kill -9 of the processes in turn behind the shipped nginx configuration, under load. `KILLS` changes their number.
import { restartUnderLoad } from '#tests/harness/rolling-restart.ts'
import { behindNginx } from './harness/behind-nginx.ts'
import { record, shown } from './record.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const CLIENTS = 16

const result = await behindNginx('killed_behind_nginx', (pair) =>
  restartUnderLoad({ ...pair, clients: CLIENTS, restarts: KILLS, end: (server) => server.kill() }),
)
// A client has one request at a time, and only a request that was already sent may fail.
const inProgress = KILLS * CLIENTS
record('killed-behind-nginx', [
  shown('Processes killed', KILLS),
  {
    claim: `Failed of ${result.requests} requests`,
    measured: result.failed,
    bar: `at most ${inProgress}, one for each client and kill`,
    holds: result.failed <= inProgress,
  },
  shown('Answers by status', JSON.stringify(result.statuses)),
  { claim: 'Acknowledged registrations', measured: result.registered, bar: '> 0', holds: result.registered > 0 },
  { claim: '  of them not stored', measured: result.lost, bar: '0', holds: result.lost === 0 },
])
