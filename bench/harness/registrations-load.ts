import { setTimeout as pause } from 'node:timers/promises'
import { registrationFields } from '../../tests/harness/registration-fields.ts'

const PACE_MS = 30
const RETRY_MS = 100
const REQUEST_TIMEOUT_MS = 20_000
const WAIT_FOR_NEXT_MS = 60_000

type Options = { url: string; events: number[]; clients: number; draw: () => number }

export type Registrations = {
  /** `at` is `performance.now()` of the acknowledgement. */
  acknowledged: { email: string; at: number }[]
  sent: () => number
  failed: () => number
  nextAcknowledged: () => Promise<number>
  stop: () => Promise<void>
}

/** Each registration has an address and an e-mail of its own. */
export function startRegistrations({ url, events, clients, draw }: Options): Registrations {
  const acknowledged: Registrations['acknowledged'] = []
  const waiting = new Set<(at: number) => void>()
  let sent = 0
  let failed = 0
  let stopped = false

  async function client(number: number) {
    for (let n = 0; !stopped; n++) {
      const email = `guest-${number}-${n}@example.org`
      const done = await book(url, events[Math.floor(draw() * events.length)] ?? 0, email, draw)
      sent += 1
      if (done) note(email)
      else failed += 1
      await pause(done ? PACE_MS : RETRY_MS)
    }
  }

  function note(email: string) {
    const at = performance.now()
    acknowledged.push({ email, at })
    for (const resolve of waiting) resolve(at)
    waiting.clear()
  }

  const running = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    acknowledged,
    sent: () => sent,
    failed: () => failed,
    nextAcknowledged() {
      const { promise, resolve, reject } = Promise.withResolvers<number>()
      waiting.add(resolve)
      setTimeout(
        () => reject(new Error(`no registration was acknowledged within ${WAIT_FOR_NEXT_MS} ms`)),
        WAIT_FOR_NEXT_MS,
      ).unref()
      return promise
    },
    async stop() {
      stopped = true
      await running
    },
  }
}

/** @returns whether it was acknowledged */
export async function book(url: string, event: number, email: string, draw: () => number): Promise<boolean> {
  const part = () => Math.floor(draw() * 250)
  const answer = await fetch(`${url}/eventos/${event}/inscripcion`, {
    method: 'POST',
    headers: { Origin: url, 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` },
    body: new URLSearchParams(registrationFields({ email })),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status === 200
}
