// Load generator: each connection sends its next request after the whole answer. Reads bytes, not HTTP, to cost little.
// Takes one line of JSON on stdin for each run and prints one line of JSON.
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type LoadOrder = {
  port: number
  requests: string[]
  connections: number
  durationMs: number
  /** Sends each request once, also within the duration. */
  once?: boolean
  /** Milliseconds between an answer and the next request. */
  pauseMs?: number
}

/** Percentiles in milliseconds. */
export type LoadReport = {
  answers: number
  statuses: Record<string, number>
  seconds: number
  p50: number
  p95: number
  p99: number
  max: number
}

if (import.meta.main) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await load(JSON.parse(line) as LoadOrder))}\n`)
  }
}

async function load({
  port,
  requests,
  connections,
  durationMs,
  once = false,
  pauseMs = 0,
}: LoadOrder): Promise<LoadReport> {
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  const startedAt = performance.now()
  const end = startedAt + durationMs
  let next = 0
  const isOver = () => performance.now() >= end || (once && next >= requests.length)
  const nextRequest = () => (isOver() ? undefined : requests[next++ % requests.length])
  await Promise.all(
    Array.from({ length: connections }, () => converse({ port, pauseMs, nextRequest }, latencies, statuses)),
  )
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return { answers: latencies.length, statuses, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

type Conversation = { port: number; pauseMs: number; nextRequest: () => string | undefined }

function converse(
  { port, pauseMs, nextRequest }: Conversation,
  latencies: number[],
  statuses: Record<string, number>,
): Promise<void> {
  return new Promise((done, failed) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sent = 0
    let pending: Buffer = Buffer.alloc(0)
    let missing = 0
    const ask = () => {
      const request = nextRequest()
      if (request === undefined) return void socket.end(() => done())
      sent = performance.now()
      socket.write(request, 'latin1')
    }
    const answered = () => {
      latencies.push(performance.now() - sent)
      if (pauseMs > 0) setTimeout(ask, pauseMs * (0.5 + Math.random()))
      else ask()
    }
    socket.on('connect', ask)
    socket.on('error', failed)
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length
        if (missing <= 0) answered()
        return
      }
      const all: Buffer = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
      const headEnd = all.indexOf('\r\n\r\n')
      if (headEnd < 0) return void (pending = all)
      pending = Buffer.alloc(0)
      const head = all.toString('latin1', 0, headEnd)
      const status = head.slice(9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined && status !== '304') return failed(new Error(`an answer without its length:\n${head}`))
      missing = Number(length ?? 0) - (all.length - headEnd - 4)
      if (missing <= 0) answered()
    })
  })
}
