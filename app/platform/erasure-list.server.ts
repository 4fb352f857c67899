import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { erasures } from '#app/database/schema.ts'

export type ErasedKind =
  | 'registration'
  | 'guest'
  | 'message'
  | 'membership-request'
  | 'socio'
  | 'user'
  | 'sign-up'
  | 'mail'

/** Outside the database, so that restoring a backup does not overwrite it. */
export const ERASURES_FILE = 'erasures.jsonl'

/** Records erased rows, so that a restored backup can be erased again; an erasure that cannot be recorded fails. */
export async function recordErasures(tx: Transaction, kind: ErasedKind, ids: readonly string[]): Promise<void> {
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
