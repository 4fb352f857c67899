import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningProduct } from './running-product.ts'

const CHECK_INTERVAL_MS = 500
const REQUESTS_TIMEOUT_MS = 15_000
const REOPEN_PAUSE_MS = 2_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type SiteOptions = {
  open: () => Promise<RunningProduct>
  /** Whether a restore asks the servers to leave the database. */
  isInMaintenance: () => Promise<boolean>
  answerMaintenance: Listener
  print: (message: string) => void
  /** The product cannot be opened again after a restore. Returns whether trying again is useless. */
  onFailure: (error: unknown) => boolean
}

export type Site = { listener: Listener; announceShutdown(): Promise<void>; close(): Promise<void> }

/**
 * The product behind an open port. For the time of a restore it is closed with its pools, jobs and caches, requests get
 * the page for maintenance, and it opens again as after a start.
 */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { open, answerMaintenance, print } = options
  // Without an answer the product stays as it is, open or closed.
  const isInMaintenance = () => options.isInMaintenance().catch(() => undefined)
  const ending = new AbortController()
  const wait = (ms: number) => pause(ms, undefined, { signal: ending.signal }).catch(() => undefined)
  let requests = 0
  let product: RunningProduct | undefined
  let serving: RunningProduct | undefined

  async function untilOpen() {
    if ((await isInMaintenance()) === true) print('Maintenance: el Cercle opens when a restore has ended.')
    while ((await isInMaintenance()) === true) await wait(CHECK_INTERVAL_MS)
    return open()
  }

  async function follow() {
    while (!ending.signal.aborted) {
      await wait(CHECK_INTERVAL_MS)
      if (!ending.signal.aborted && (await isInMaintenance()) === true) await closeForRestore()
    }
  }

  async function closeForRestore() {
    print('Maintenance: a restore replaces the data. Requests are answered 503 until it has ended.')
    serving = undefined
    const end = performance.now() + REQUESTS_TIMEOUT_MS
    while (requests > 0 && performance.now() < end) await pause(20)
    await product?.close()
    product = undefined
    await reopen()
  }

  async function reopen() {
    for (;;) {
      // Before each try: another restore may have begun since the last one.
      while (!ending.signal.aborted && (await isInMaintenance()) !== false) await wait(CHECK_INTERVAL_MS)
      if (ending.signal.aborted) return
      try {
        serving = product = await open()
        return print('Maintenance is over: el Cercle is open again.')
      } catch (error) {
        if (options.onFailure(error)) return
        await wait(REOPEN_PAUSE_MS)
      }
    }
  }

  serving = product = await untilOpen()
  const following = follow()
  return {
    listener(request, response) {
      if (!serving) return answerMaintenance(request, response)
      serving.listener(request, response)
      // Most answers come from the page cache and have ended here.
      if (response.writableEnded) return
      requests += 1
      response.once('close', () => (requests -= 1))
    },
    announceShutdown: async () => serving?.announceShutdown(),
    async close() {
      ending.abort()
      await following
      await product?.close()
    },
  }
}
