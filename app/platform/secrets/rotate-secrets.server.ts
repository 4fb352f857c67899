import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { countByKey, secretColumns } from '#app/database/secret-columns.ts'
import { audit } from '#app/platform/audit.server.ts'
import { noteRequiredKeys, requiredKeys } from './required-keys.server.ts'
import { decryptField, encryptField, heldKeyIds } from './secrets.server.ts'

const ROWS_PER_BATCH = 500
const BATCH_PAUSE_MS = 100

type Rotation = {
  changed: number
  /** Values that no held key can decrypt, by key id. */
  unreadable: ReadonlyMap<string, number>
}

/** Can be interrupted, and runs beside servers: rows are locked while they change and keep their version. */
export async function rotateSecrets(progress: (done: number, total: number) => void): Promise<Rotation> {
  await noteRequiredKeys(database, [...((await requiredKeys(database)) ?? []), currentKey()])
  const total = await countOld()
  let changed = 0
  do {
    for (const place of secretColumns) {
      const before = changed
      changed += await rotateColumn(place, (done) => progress(before + done, Math.max(total, before + done)))
    }
    // Transactions open when the new key came may still have written with the old one.
    await waitForOtherTransactions()
  } while ((await countReadable()) > 0)
  await database.transaction(async (tx) => {
    await audit(tx, { actor: 'operator', action: 'secrets.rotated', subject: currentKey() })
    await noteRequiredKeys(tx, [currentKey()])
  })
  return { changed, unreadable: await unreadableByKey() }
}

async function rotateColumn({ table, column }: SecretColumn, progress: (done: number) => void): Promise<number> {
  let done = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const batch: Batch = await database.transaction(async (tx) => {
      const rows = await tx.execute<{ id: string; at: string; value: string }>(sql`
        select id::text as id, ctid::text as at, ${sql.identifier(column)} as value from ${sql.identifier(table)}
        where ${keyOf(column)} <> ${currentKey()} and ${keyOf(column)} in ${heldKeyIds()} and id::text > ${after}
        order by id::text limit ${ROWS_PER_BATCH} for no key update`)
      for (const { id, at, value } of rows) {
        const place = `${table}.${column}:${id}`
        const encrypted = encryptField(decryptField(value, place), place)
        await tx.execute(
          sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${encrypted} where ctid = ${at}::tid`,
        )
      }
      return { changed: rows.length, last: rows.at(-1)?.id }
    })
    done += batch.changed
    after = batch.last
    progress(done)
  }
  return done
}

type SecretColumn = (typeof secretColumns)[number]
type Batch = { changed: number; last: string | undefined }

function currentKey(): string {
  return heldKeyIds()[0] ?? ''
}

function keyOf(column: string) {
  return sql`split_part(${sql.identifier(column)}, '.', 2)`
}

async function countOld(): Promise<number> {
  const keys = await keysInUse()
  return [...keys].filter(([id]) => id !== currentKey()).reduce((sum, [, count]) => sum + count, 0)
}

async function countReadable(): Promise<number> {
  const keys = await keysInUse()
  return heldKeyIds()
    .slice(1)
    .reduce((sum, id) => sum + (keys.get(id) ?? 0), 0)
}

async function unreadableByKey(): Promise<ReadonlyMap<string, number>> {
  return new Map([...(await keysInUse())].filter(([id]) => !heldKeyIds().includes(id)))
}

async function keysInUse(): Promise<ReadonlyMap<string, number>> {
  const rows = await database.execute<{ id: string; count: number }>(sql.raw(countByKey()))
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Waits for the open transactions of this database. Those of other roles are only visible through their locks. */
async function waitForOtherTransactions(): Promise<void> {
  const open = await database.execute<{ id: string }>(sql`
    select virtualtransaction as id from pg_locks join pg_stat_activity using (pid)
    where locktype = 'virtualxid' and datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'el-cercle %'`)
  const ids = open.map(({ id }) => id)
  while (ids.length > 0) {
    const [row] = await database.execute<{ left: boolean }>(sql`
      select exists (select from pg_locks where locktype = 'virtualxid' and virtualtransaction in ${ids}) as left`)
    if (!row?.left) return
    await sleep(BATCH_PAUSE_MS)
  }
}
