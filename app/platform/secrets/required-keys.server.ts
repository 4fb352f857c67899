import { eq, sql } from 'drizzle-orm'
import { config } from '#app/config.server.ts'
import type { Queryable } from '#app/database/client.server.ts'
import { UnfitDatabase } from '#app/database/unfit-database.ts'
import { countByKey } from '#app/database/secret-columns.ts'
import { databaseFacts } from '#app/database/schema.ts'
import { keyFile, keysOnDisk, createKeyFile } from './key-file.server.ts'
import { heldKeyIds, keyIdOf } from './secrets.server.ts'

const KEYS_FACT = 'encryption-keys'

/**
 * Checks and records the keys that the database needs. Call it under the migration lock.
 * @throws UnfitDatabase when a key is missing
 */
export async function claimKeys(database: Queryable): Promise<void> {
  const recorded = await requiredKeys(database)
  const required = recorded ?? (await keysInUse(database))
  const missing = required.filter((id) => !heldKeyIds().includes(id))
  if (missing.length > 0) throw new UnfitDatabase(missingKeys(missing))
  if (heldKeyIds().length === 0) {
    if (!recorded && (await holdsKeyedRows(database))) throw new UnfitDatabase(unknownKey())
    await createKeyFile()
  }
  await noteRequiredKeys(database, [...required, ...heldKeyIds().slice(0, 1)])
}

/** The ids of the current key and, during a rotation, the previous one; null when none has been recorded. */
export async function requiredKeys(database: Queryable): Promise<string[] | null> {
  const [row] = await database
    .select({ value: databaseFacts.value })
    .from(databaseFacts)
    .where(eq(databaseFacts.name, KEYS_FACT))
  return row ? (row.value as { ids: string[] }).ids : null
}

/** Keys that the next start would not find: this process may hold keys that are no longer in the file. */
export async function findMissingKeys(database: Queryable): Promise<string[]> {
  const required = (await requiredKeys(database)) ?? []
  const held = config.encryptionKeys.length > 0 ? heldKeyIds() : keysOnDisk().map(keyIdOf)
  return required.filter((id) => !held.includes(id))
}

export async function noteRequiredKeys(database: Queryable, keys: string[]): Promise<void> {
  const value = { ids: [...new Set(keys)].toSorted() }
  await database
    .insert(databaseFacts)
    .values({ name: KEYS_FACT, value })
    .onConflictDoUpdate({
      target: databaseFacts.name,
      set: { value },
      setWhere: sql`${databaseFacts.value} <> excluded.value`,
    })
}

/** After a restore, records the keys that the values need and the current one. */
export async function noteKeysInUse(database: Queryable): Promise<void> {
  await noteRequiredKeys(database, [...(await keysInUse(database)), ...heldKeyIds().slice(0, 1)])
}

async function keysInUse(database: Queryable): Promise<string[]> {
  const rows = await database.execute<{ id: string }>(sql.raw(countByKey()))
  return rows.map(({ id }) => id)
}

/** Sessions and mail links do not name their key, but become invalid without it. */
async function holdsKeyedRows(database: Queryable): Promise<boolean> {
  const [row] = await database.execute<{ held: boolean }>(sql`
    select exists (select from auth_sessions) or exists (select from auth_verifications)
      or exists (select from event_registrations where privacy_version <> 'demo') as held`)
  return row?.held ?? false
}

const DOCUMENT = 'docs/backup.md, «The key», says how, and what to do if it is lost'

function missingKeys(ids: string[]): string {
  const keys = `the encryption key ${ids.join(', ')}`
  return config.encryptionKeys.length > 0
    ? `This database needs ${keys}, and ENCRYPTION_KEY holds ${heldKeyIds().join(', ')}: set it to the key with that id (${DOCUMENT}).`
    : `This database needs ${keys}, which is not in ${keyFile()}: restore this file from your copy, or set ENCRYPTION_KEY to the key with that id (${DOCUMENT}).`
}

function unknownKey(): string {
  return `This database has been used with an encryption key, and there is none in ${keyFile()}: restore this file from your copy, or set ENCRYPTION_KEY (${DOCUMENT}).`
}
