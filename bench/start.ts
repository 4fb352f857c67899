// Warm start to the first page, memory after some load, and `npm start` in a fresh copy of the repository.
import { readFileSync } from 'node:fs'
import { measureFirstStart } from './harness/first-start.ts'
import { median, pageRequest, startLoad } from './harness/load-process.ts'
import { processes, proportionalKibibytes } from './harness/processes.ts'
import { eventPage, pidOf, portOf, runIdleSubject, runSubject } from './harness/subject.ts'
import { record } from './record.ts'

const STARTS = 5

await (await runIdleSubject()).stop()
const times: number[] = []
for (let start = 0; start < STARTS; start++) {
  const startedAt = performance.now()
  const subject = await runSubject()
  const page = await fetch(subject.url + eventPage)
  if (!page.ok) throw new Error(`answered ${page.status}`)
  times.push((performance.now() - startedAt) / 1000)
  await subject.stop()
}

const subject = await runSubject()
const load = startLoad()
for (const path of ['/', '/eventos', eventPage, '/restaurantes', '/restaurantes/1', '/blog', '/ca', '/ca/eventos']) {
  const port = portOf(subject)
  await load.run({ port, requests: [pageRequest(port, path)], connections: 32, durationMs: 1_500 })
}
const kibibytes = [...new Set([...processes(pidOf(subject)), ...postgresOf(subject.dataDir)])].reduce(
  (sum, pid) => sum + proportionalKibibytes(pid),
  0,
)
load.stop()
await subject.stop()

const seconds = median(times)
const megabytes = Math.round(kibibytes / 1024)
record('start', [
  {
    claim: 'Warm start to the first page, in seconds',
    measured: Math.round(seconds * 100) / 100,
    bar: '< 2',
    holds: seconds < 2,
  },
  {
    claim: 'Memory of app and PostgreSQL together (PSS) after load, in MB',
    measured: megabytes,
    bar: '< 280',
    holds: megabytes < 280,
  },
  ...(await measureFirstStart()),
])

/** Named by `postmaster.pid`, because it is a child of the server only while the process that started it runs. */
function postgresOf(dataDir: string): number[] {
  const pid = Number(readFileSync(`${dataDir}/postgres/data/postmaster.pid`, 'utf8').split('\n', 1)[0])
  return processes(pid)
}
