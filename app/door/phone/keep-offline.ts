import { DOOR_CACHE, EMPTY_PAGE } from './offline-shell.ts'

const WORKER_ADDRESS = '/puerta/worker.js'

/** Keeps the empty page and the files that this one has loaded. The list itself is in `door-store.ts`. */
export async function keepOffline(address: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(WORKER_ADDRESS, { scope: address })
  const cache = await caches.open(DOOR_CACHE)
  const page = await fetch(`${address}?${EMPTY_PAGE}`, { redirect: 'error' })
  if (!page.ok) return
  await cache.put(address, page)
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  await Promise.all([...new Set(files.map(({ href }) => href))].map((file) => keepFile(cache, file)))
}

/** Names in `assets` contain a hash of the content. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  if (!(await cache.match(file))) await cache.add(file)
}

/** Where browsers have it, the worker looks when there is a network again, also after the page was closed. */
export async function askWhenOnline(address: string): Promise<void> {
  const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration(address)
  await registration?.sync?.register('door').catch(() => undefined)
}

/** Background Sync, which is not in the types. */
type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
