import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { erasures } from '#app/database/schema.ts'

/** What an erased row was: the table's noun. */
export type ErasedKind = 'registration' | 'message' | 'membership-request' | 'socio' | 'user' | 'sign-up' | 'mail'

/** The list beside the database, which a restored backup does not overwrite. */
export const ERASURES_FILE = 'erasures.jsonl'

/**
 * Keeps which rows have been erased, by id and nothing else, in the transaction that erases them and in a file beside
 * the database: a backup from before knows them still, and forgets them again with this list. The file is written
 * first, and is on the disk before the transaction can end: an erasure that cannot be listed does not happen.
 */
export async function listErasures(tx: Transaction, kind: ErasedKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const at = new Date()
  await tx
    .insert(erasures)
    .values(ids.map((rowId) => ({ kind, rowId, erasedAt: at })))
    .onConflictDoNothing()
  append(ids.map((id) => `${JSON.stringify({ kind, id, at: at.toISOString() })}\n`).join(''))
}

function append(lines: string) {
  mkdirSync(config.dataDir, { recursive: true })
  const file = openSync(join(config.dataDir, ERASURES_FILE), 'a', 0o600)
  try {
    writeSync(file, lines)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
