import { and, desc, eq, type SQL } from 'drizzle-orm'
import { accountName } from '#app/database/account-name.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { kitchenSheets, usuarios } from '#app/database/schema.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import type { KitchenSheet } from './kitchen-sheet.ts'

const k = kitchenSheets

const sheetColumns = {
  id: k.id,
  eventId: k.eventId,
  number: k.number,
  recipient: k.recipient,
  language: k.language,
  snapshot: k.snapshot,
  tokenHash: k.tokenHash,
  sentAt: k.sentAt,
  sentBy: accountName,
  confirmedAt: k.confirmedAt,
}

/** The last versions that an event's kitchen was sent, the newest last. */
export async function listLatestSheets(eventId: number, count: number): Promise<SentSheet[]> {
  const rows = await readSheets(database, eq(k.eventId, eventId)).orderBy(desc(k.number)).limit(count)
  return rows.map(toSheet).toReversed()
}

export async function findLatestSheet(on: Queryable, eventId: number): Promise<SentSheet | null> {
  const [row] = await readSheets(on, eq(k.eventId, eventId)).orderBy(desc(k.number)).limit(1)
  return row ? toSheet(row) : null
}

export function findSentSheet(id: string): Promise<SentSheet | null> {
  return findSheet(eq(k.id, id))
}

export function findSheetNumber(eventId: number, number: number): Promise<SentSheet | null> {
  return findSheet(and(eq(k.eventId, eventId), eq(k.number, number)))
}

async function findSheet(which: SQL | undefined): Promise<SentSheet | null> {
  const [row] = await readSheets(database, which)
  return row ? toSheet(row) : null
}

export function encryptSnapshot(id: string, sheet: KitchenSheet): string {
  return encryptField(JSON.stringify(sheet), snapshotContext(id))
}

function readSheets(on: Queryable, which: SQL | undefined) {
  return on.select(sheetColumns).from(k).leftJoin(usuarios, eq(usuarios.id, k.sentBy)).where(which)
}

type SheetRow = Awaited<ReturnType<typeof readSheets>>[number]

function toSheet({ snapshot, ...row }: SheetRow) {
  return { ...row, sheet: readSnapshot(row.id, snapshot) }
}
export type SentSheet = ReturnType<typeof toSheet>

/** Null when it was encrypted with another key. */
function readSnapshot(id: string, snapshot: string): KitchenSheet | null {
  try {
    return JSON.parse(decryptField(snapshot, snapshotContext(id))) as KitchenSheet
  } catch (error) {
    log.error({ err: error, sheet: id }, 'kitchen sheet not readable')
    return null
  }
}

const snapshotContext = (id: string) => `kitchen_sheets.snapshot:${id}`
