import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import {
  dropPeopleKey,
  isPast,
  PEOPLE_DATABASE,
  PEOPLE_LISTS,
  readPeopleKey,
} from '#app/platform/browser-storage/people-storage.ts'
import type { Operation, LiveCheckIn } from '#app/bookings/attendance/operations.ts'
import type { PartyPayment } from '#app/bookings/attendance/door-payments.ts'
import type { DoorList } from '#app/bookings/attendance/door-list.ts'
import { sealList, unsealList, type SealedList } from './sealed-list.ts'

export type KnownDoor = {
  list: DoorList
  live: readonly LiveCheckIn[]
  payments: readonly PartyPayment[]
  syncedAt: number
}

/** The door of one event; a pass for another event has the same address. */
export type KeptDoor = KnownDoor & {
  /** When it ends, if the server is not reached again. */
  until: number
  /** Of the page that opens it. */
  address: string
}
/** `saved`: in the browser's database; only then it is sent. */
export type QueuedOperation = { key: number; operation: Operation; at: number; saved: boolean }

type StoredDoor = Pick<KeptDoor, 'until' | 'address'> & { sealed: SealedList }
type StoredOperation = { event: number; operation: Operation; at: number }

/** As long as the server stores check-ins. */
const UNSENT_MS = 30 * 24 * 3_600_000

interface DoorSchema extends DBSchema {
  doors: { key: number; value: StoredDoor }
  operations: { key: number; value: StoredOperation; indexes: { event: number } }
  phone: { key: string; value: string }
}

/**
 * The list and the operations that have not been sent, in the browser's database: both outlive the page. The list is
 * encrypted with a key that ends by itself, and a sign-out removes both (`people-storage.ts`); the operations name
 * nobody and wait until somebody signs in again.
 */
export async function openDoorStore(event: number) {
  const db = await openDB<DoorSchema>(PEOPLE_DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore(PEOPLE_LISTS)
      fresh.createObjectStore('operations', { autoIncrement: true }).createIndex('event', 'event')
      fresh.createObjectStore('phone')
    },
  })
  await forgetPast(db, new Date())
  return {
    device: await deviceOf(db),
    read: async () => ({ kept: await readDoor(db, event), queue: await readQueue(db, event) }),
    add: (operation: Operation, at: number): Promise<number> => db.add('operations', { event, operation, at }),
    /** In one transaction: a page that closes neither loses an operation nor sends it twice. Null deletes the list. */
    async settle(sent: readonly number[], kept: KeptDoor | null) {
      const stored = kept && (await seal(kept, event))
      const tx = db.transaction(['doors', 'operations'], 'readwrite')
      await Promise.all([
        stored ? tx.objectStore('doors').put(stored, event) : tx.objectStore('doors').delete(event),
        ...sent.map((key) => tx.objectStore('operations').delete(key)),
        tx.done,
      ])
    },
    async forgetList() {
      dropPeopleKey(event)
      await db.delete('doors', event)
    },
  }
}

export type DoorStore = Awaited<ReturnType<typeof openDoorStore>>
type Db = IDBPDatabase<DoorSchema>

async function seal({ until, address, ...door }: KeptDoor, event: number): Promise<StoredDoor | null> {
  const key = readPeopleKey(event)
  return key === undefined ? null : { until, address, sealed: await sealList(key, door) }
}

async function readDoor(db: Db, event: number): Promise<KnownDoor | undefined> {
  const stored = await db.get('doors', event)
  const key = readPeopleKey(event)
  return stored && key ? ((await unsealList(key, stored.sealed)) as KnownDoor | undefined) : undefined
}

async function readQueue(db: Db, event: number): Promise<QueuedOperation[]> {
  const found: QueuedOperation[] = []
  let cursor = await db.transaction('operations').store.index('event').openCursor(event)
  while (cursor) {
    found.push({ key: cursor.primaryKey, operation: cursor.value.operation, at: cursor.value.at, saved: true })
    cursor = await cursor.continue()
  }
  return found
}

/** Names are of no use after the evening. */
async function forgetPast(db: Db, now: Date): Promise<void> {
  const tx = db.transaction(['doors', 'operations'], 'readwrite')
  for (let cursor = await tx.objectStore('doors').openCursor(); cursor; cursor = await cursor.continue())
    if (isPast(cursor.value, cursor.key, now.getTime())) await cursor.delete()
  for (let cursor = await tx.objectStore('operations').openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.at < now.getTime() - UNSENT_MS) await cursor.delete()
  await tx.done
}

async function deviceOf(db: Db): Promise<string> {
  const known = await db.get('phone', 'device')
  if (known) return known
  const device = crypto.randomUUID()
  await db.put('phone', device, 'device')
  return device
}
