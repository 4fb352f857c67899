/** The browser's database that holds lists of people for a while (the page at the door), each with its end. */
export const PEOPLE_DATABASE = 'door'
export const PEOPLE_LISTS = 'doors'

type KeptList = { until?: number }

/** Also one of a release that wrote no end. */
export function isPast({ until = 0 }: KeptList, now: number): boolean {
  return until <= now
}

/** After a sign-out the next person at this browser must not find people; otherwise lists whose time is over go. */
export async function removePeople(which: 'all' | 'past'): Promise<void> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === PEOPLE_DATABASE)) return
  const db = await open()
  const lists = db.transaction(PEOPLE_LISTS, 'readwrite').objectStore(PEOPLE_LISTS)
  const cursors = lists.openCursor()
  cursors.addEventListener('success', () => {
    const cursor = cursors.result
    if (!cursor) return db.close()
    if (which === 'all' || isPast(cursor.value as KeptList, Date.now())) cursor.delete()
    cursor.continue()
  })
}

function open(): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const request = indexedDB.open(PEOPLE_DATABASE)
    request.addEventListener('success', () => opened(request.result))
    request.addEventListener('error', () => failed(request.error ?? new Error('no database')))
  })
}
