import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testKey } from '#tests/harness/test-key.ts'
import { clockAheadNow } from './clock.ts'
import type { Done, Orders, Report } from './messages.ts'

type Given = Pick<Orders, 'url' | 'clients' | 'largest' | 'events'>

/** The processes of a drill and what they have reported. */
export class Team {
  readonly acknowledged: Done[] = []
  readonly answers = new Map<string, number>()
  readonly errors: string[] = []
  attempts = 0
  private readonly processes: ChildProcess[]
  private readonly given: Given
  private readonly writers: Orders['writer'][]
  private readonly draw: () => number

  constructor(given: Given, writers: Orders['writer'][], draw: () => number) {
    this.given = given
    this.writers = writers
    this.draw = draw
    this.processes = writers.map((writer) => this.begin(writer))
  }

  async ready() {
    await Promise.all(this.processes.map((child) => heard(child, 'ready')))
  }

  /** Another one begins in its place. */
  killOne() {
    const which = Math.floor(this.draw() * this.processes.length)
    this.processes[which]?.kill('SIGKILL')
    this.processes[which] = this.begin(this.writers[which] ?? 'current')
  }

  /** Then the job of the waiting lists runs once more: nothing may be left that a later run would find. */
  async stop() {
    await Promise.all(this.processes.map((child) => tell(child, 'stop', 'stopped')))
    const last = this.begin('current')
    await tell(last, 'stop', 'stopped')
    await tell(last, 'sweep', 'swept')
    for (const child of [...this.processes, last]) child.kill('SIGKILL')
  }

  private begin(writer: Orders['writer']): ChildProcess {
    const orders = { ...this.given, writer, seed: Math.floor(this.draw() * 2 ** 31), clockAhead: clockAheadNow() }
    const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(orders satisfies Orders)], {
      execArgv: [],
      env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ENCRYPTION_KEY: testKey },
    })
    child.on('message', (message: Report) => this.note(message))
    return child
  }

  private note(message: Report) {
    if (message.is === 'done') this.acknowledged.push(message)
    if (message.is === 'error') this.errors.push(`${message.verb}: ${message.message}`)
    if (message.is !== 'answer') return
    if (message.verb.startsWith('book')) this.attempts++
    const answer = `${message.verb}: ${message.answer}`
    this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1)
  }
}

async function tell(child: ChildProcess, order: 'stop' | 'sweep', answer: Report['is']) {
  const answered = heard(child, answer)
  child.send(order)
  await answered
}

async function heard(child: ChildProcess, what: Report['is']) {
  const message = new Promise<void>((done) => {
    child.on('message', (report: Report) => report.is === what && done())
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the drill ended with ${code}`)
  })
  ended.catch(() => {})
  await Promise.race([message, ended])
}
