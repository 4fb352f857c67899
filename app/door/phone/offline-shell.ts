import { PEOPLE_DATABASE, PEOPLE_LISTS } from '#app/platform/browser-storage/people-storage.ts'

/** The parameter of the page without a list, which the phone keeps for when there is no network. */
export const EMPTY_PAGE = 'vacia'

export const DOOR_CACHE = 'door'

export const WORKER_NAMES = {
  cache: DOOR_CACHE,
  emptyPage: EMPTY_PAGE,
  database: PEOPLE_DATABASE,
  lists: PEOPLE_LISTS,
} as const

/**
 * The service worker of the page at the door, in the scope of that page alone. Without network it answers with the
 * empty page and with the files that the page has kept (`keep-offline.ts`); it keeps nothing else. A page that the
 * server does not know any more (the pass was withdrawn while it was closed) loses its list. Its source is sent as it
 * is here, so it uses nothing from outside.
 */
export function doorWorker(names: typeof WORKER_NAMES) {
  const worker = globalThis as unknown as {
    registration: { scope: string }
    skipWaiting: () => Promise<void>
    clients: { claim: () => Promise<void> }
    addEventListener: (kind: string, listener: (event: WorkerEvent) => void) => void
  }
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('sync', (event) => event.waitUntil(forgetIfClosed()))
  worker.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
    if (request.mode === 'navigate') event.respondWith(page(event))
    else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(file(request))
  })

  async function page(event: WorkerEvent): Promise<Response> {
    const { request } = event
    const cache = await caches.open(names.cache)
    const kept = await cache.match(new URL(request.url).pathname)
    const answer = fetch(request).then((response) => {
      // An old link in the address is unknown as well, while the phone's pass may be good.
      if (response.status === 404) event.waitUntil(forgetIfClosed())
      return response
    })
    if (!kept) return answer
    // A network without an answer in five seconds counts as none: people wait at the door.
    return Promise.race([answer.catch(() => kept), new Promise<Response>((late) => setTimeout(late, 5_000, kept))])
  }

  async function file(request: Request): Promise<Response> {
    return (await (await caches.open(names.cache)).match(request.url)) ?? fetch(request)
  }

  async function forgetIfClosed(): Promise<void> {
    const address = new URL(worker.registration.scope).pathname
    const empty = await fetch(`${address}?${names.emptyPage}`, { redirect: 'manual' })
    if (empty.status === 403 || empty.status === 404) await forgetLists(address)
  }

  async function forgetLists(address: string): Promise<void> {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === names.database)) return
    const opening = indexedDB.open(names.database)
    await new Promise((opened) => opening.addEventListener('success', opened))
    const lists = opening.result.transaction(names.lists, 'readwrite').objectStore(names.lists)
    const cursors = lists.openCursor()
    await new Promise<void>((done) => {
      cursors.addEventListener('success', () => {
        const cursor = cursors.result
        if (!cursor) return done()
        if ((cursor.value as { address?: string }).address === address) cursor.delete()
        cursor.continue()
      })
    })
    opening.result.close()
  }
}

type WorkerEvent = {
  request: Request
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}
