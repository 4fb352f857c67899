// One process of the drill: clients that book, cancel, wait and answer offers, and the sweep of the waiting lists.
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#app/database/client.server.ts'
import { isDatabaseUnavailable } from '#app/database/database-errors.server.ts'
import { sweepWaitingLists } from '#app/waiting-list/offer-sweep.server.ts'
import { startJobs } from '#app/platform/jobs/jobs.server.ts'
import { random } from '../random.ts'
import { setClockAhead } from './clock.ts'
import { queues } from './queues.ts'
import type { Orders, Report } from './messages.ts'
import { verbsOf } from './verbs.ts'

const SWEEP_EVERY_MS = 1_000
const PAUSE_AFTER_LOSS_MS = 200

const orders = JSON.parse(process.argv[2] ?? '') as Orders
const { clients, url, writer } = orders
const draw = random(orders.seed)
let stopping = false

setClockAhead(orders.clockAhead)
openDatabase(url, { max: clients + 2, connectionWaitMs: 60_000 })
const verbs = verbsOf({ orders, draw })
if (writer === 'current') await untilAnswered('start', () => startJobs(url, queues, { work: false }))

process.on('message', (message: 'stop' | 'sweep') => {
  if (message === 'stop') stopping = true
  else void sweepLast()
})
process.on('disconnect', () => process.exit(0))
report({ is: 'ready' })
await Promise.all([...Array.from({ length: clients }, act), ...(writer === 'current' ? [sweep()] : [])])
report({ is: 'stopped' })

function report(message: Report) {
  process.send?.(message)
}

async function act() {
  while (!stopping) {
    let drawn = draw() * 100
    const verb = verbs.find(({ share }) => (drawn -= share) < 0) ?? verbs[0]
    if (verb)
      await attempt(verb.name, async () => {
        const { answer, done } = await verb.run()
        if (done) report({ is: 'done', ...done })
        report({ is: 'answer', verb: verb.name, answer })
      })
  }
}

async function sweep() {
  while (!stopping) {
    await pause(SWEEP_EVERY_MS)
    await attempt('sweep', () => sweepWaitingLists())
  }
}

async function sweepLast() {
  await untilAnswered('last sweep', () => sweepWaitingLists())
  report({ is: 'swept' })
}

/** @returns false when the database was lost meanwhile; other errors are reported */
async function attempt(verb: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const lost = isDatabaseUnavailable(error)
    report(lost ? { is: 'answer', verb, answer: 'lost' } : { is: 'error', verb, message: describe(error) })
    await pause(PAUSE_AFTER_LOSS_MS)
    return !lost
  }
}

async function untilAnswered(verb: string, work: () => Promise<void>) {
  while (!(await attempt(verb, work)));
}

function describe(error: unknown): string {
  const { message, cause } = error as Error
  return `${message} ${cause instanceof Error ? cause.message : ''}`.slice(0, 400)
}
