import type postgres from 'postgres'
import { settingsStatement, type Settings } from './connect.server.ts'
import { isConnectionLost, isReadOnlyError } from './connection-lost.server.ts'
import type { ResponseTimer } from './response-timeout.server.ts'

type Session = { sql: postgres.Sql; openedAt: number; generation: number; configured: boolean; closed: boolean }

/** A younger session was opened to the server that currently accepts writes, if any. */
const RECENT_SESSION_MS = 1_000
const END_TIMEOUT_S = 5

class PoolEnded extends Error {
  readonly code = 'CONNECTION_ENDED'
}

/** The connections of a pool. After a loss a new generation starts: old sessions are closed once they are idle. */
export class Sessions {
  /** Drizzle sets its parsers here; each session copies them. */
  readonly options: postgres.Sql['options']
  readonly #connect: (onclose: () => void) => postgres.Sql
  readonly #applySettings: string
  readonly #idle: Session[] = []
  readonly #busy = new Set<Session>()
  #generation = 0
  #ended = false

  constructor(connect: (onclose: () => void) => postgres.Sql, settings: Settings) {
    this.#connect = connect
    this.#applySettings = settingsStatement(settings)
    this.options = connect(() => {}).options
  }

  acquire(): Session {
    if (this.#ended) throw new PoolEnded('the pool has been closed')
    const session = this.#idle.pop() ?? this.#open()
    this.#busy.add(session)
    return session
  }

  release(session: Session): void {
    this.#busy.delete(session)
    if (session.closed || session.generation !== this.#generation) void this.#close(session)
    else this.#idle.push(session)
  }

  async configure(session: Session, timer: ResponseTimer): Promise<void> {
    if (session.configured) return
    await timer.waitFor(session.sql.unsafe(this.#applySettings))
    session.configured = true
  }

  noteFailure(session: Session, error: unknown): void {
    const refused = isReadOnlyError(error) && performance.now() - session.openedAt > RECENT_SESSION_MS
    if (session.generation === this.#generation && (refused || isConnectionLost(error))) this.#startGeneration()
    if (!session.configured) session.closed = true
  }

  dropAll(): void {
    this.#startGeneration()
    for (const session of this.#busy) void this.#close(session)
  }

  async end(): Promise<void> {
    this.#ended = true
    await Promise.all([...this.#idle, ...this.#busy].map((session) => this.#close(session, END_TIMEOUT_S)))
  }

  #open(): Session {
    const session: Session = {
      sql: this.#connect(() => void this.#close(session)),
      openedAt: performance.now(),
      generation: this.#generation,
      configured: false,
      closed: false,
    }
    Object.assign(session.sql.options.parsers, this.options.parsers)
    Object.assign(session.sql.options.serializers, this.options.serializers)
    return session
  }

  async #close(session: Session, timeoutSeconds = 0): Promise<void> {
    session.closed = true
    if (this.#idle.includes(session)) this.#idle.splice(this.#idle.indexOf(session), 1)
    await session.sql.end({ timeout: timeoutSeconds }).catch(() => {})
  }

  #startGeneration(): void {
    this.#generation += 1
    for (const session of this.#idle.splice(0)) void this.#close(session)
  }
}
