import { readPeopleKeys } from './people-keys.ts'

/** The browser's database of lists of people that are kept for a while, encrypted, each with its end. */
export const PEOPLE_DATABASE = 'door'
export const PEOPLE_LISTS = 'doors'

/** Longer than the browser needs: a sign-out must not wait for a database that does not answer. */
const REMOVAL_MS = 2_000

/** `sealed` is missing in lists of a release that did not encrypt them. */
type KeptList = { until?: number; sealed?: object }

/** The key of a list; undefined when it was withdrawn or has ended. */
export function readPeopleKey(list: number): string | undefined {
  return readPeopleKeys(document.cookie).find((key) => key.list === list)?.value
}

/** Whether its time is over, or nobody can read it any more. */
export function isPast({ until = 0, sealed }: KeptList, list: number, now: number): boolean {
  return until <= now || !sealed || readPeopleKey(list) === undefined
}

/** Makes the list unreadable at once; its row is removed besides. */
export function dropPeopleKey(list: number): void {
  for (const key of readPeopleKeys(document.cookie)) if (key.list === list) expire(key.cookie)
}

/** After a sign-out the next person at this browser must not find people; otherwise lists whose time is over go. */
export async function removePeople(which: 'all' | 'past'): Promise<void> {
  if (which === 'all') for (const { cookie } of readPeopleKeys(document.cookie)) expire(cookie)
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === PEOPLE_DATABASE)) return
  const db = await open()
  try {
    await removeLists(db, which)
  } finally {
    db.close()
  }
}

/** A form that signs out leaves when the lists are removed. */
export function removePeopleAtSignOut(): void {
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented } = event
    if (defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches('[data-signs-out]')) return
    event.preventDefault()
    const late = new Promise((done) => setTimeout(done, REMOVAL_MS))
    void Promise.race([removePeople('all').catch(() => undefined), late]).then(() => form.submit())
  })
}

function expire(cookie: string): void {
  document.cookie = `${cookie}=; path=/; max-age=0; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

function removeLists(db: IDBDatabase, which: 'all' | 'past'): Promise<void> {
  const tx = db.transaction(PEOPLE_LISTS, 'readwrite')
  const cursors = tx.objectStore(PEOPLE_LISTS).openCursor()
  cursors.addEventListener('success', () => {
    const cursor = cursors.result
    if (!cursor) return
    if (which === 'all' || isPast(cursor.value as KeptList, Number(cursor.key), Date.now())) cursor.delete()
    cursor.continue()
  })
  return new Promise((done, failed) => {
    tx.addEventListener('complete', () => done())
    tx.addEventListener('abort', () => failed(tx.error ?? new Error('not removed')))
  })
}

function open(): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const request = indexedDB.open(PEOPLE_DATABASE)
    request.addEventListener('success', () => opened(request.result))
    request.addEventListener('error', () => failed(request.error ?? new Error('no database')))
  })
}
