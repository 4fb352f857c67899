import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql, TransactionSql } from 'postgres'
import type { Transaction } from '#app/database/client.server.ts'
import { quoteIdentifier } from '#app/database/quote-identifier.ts'
import * as schema from '#app/database/schema.ts'
import { BackupError } from './backup-error.ts'
import { openBackupFile, type Header } from './backup-file.server.ts'
import { listTables, type Table } from './tables.server.ts'
import { copyIn, withDigest } from './copy-tables.server.ts'
import { countRows, type Progress } from './progress.ts'

/** Triggers are off; keys and checks are enforced. */
export async function fill(tx: TransactionSql, path: string, header: Header, progress: Progress) {
  const tables = await listTables(tx)
  assertSameTables(header.tables, tables)
  const names = tables.map(({ name }) => quoteIdentifier(name))
  for (const name of names) await tx.unsafe(`alter table ${name} disable trigger user`)
  // Migrations may insert rows.
  await tx.unsafe(`truncate ${names.join(', ')}`)
  await copyTables(tx, path, header, progress)
  for (const { name, last, called } of header.sequences)
    await tx`select setval(${`public.${quoteIdentifier(name)}`}::regclass, ${last}::bigint, ${called})`
  for (const name of names) await tx.unsafe(`alter table ${name} enable trigger user`)
}

function assertSameTables(theirs: Table[], ours: Table[]) {
  const shape = (tables: Table[]) =>
    JSON.stringify(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)).toSorted())
  if (shape(theirs) !== shape(ours))
    throw new BackupError(
      'differs',
      'The tables of the backup are not those of its version of el Cercle: nothing was changed.',
    )
}

async function copyTables(tx: TransactionSql, path: string, { tables }: Header, progress: Progress) {
  const counted = countRows(tables, progress)
  const file = await openBackupFile(path)
  const read: Record<string, string> = {}
  try {
    for (const table of tables) {
      const { rows, digest } = withDigest(file.nextTable(), counted(table.name))
      await copyIn(tx, table, rows)
      const [stored] = await tx<{ rows: string }[]>`select count(*) as rows from ${tx(table.name)}`
      if (Number(stored?.rows) !== table.rows || digest().rows !== table.rows) throw incomplete(table.name)
      read[table.name] = digest().sha256
    }
    for (const [name, { sha256 }] of Object.entries(await file.digests()))
      if (read[name] !== sha256) throw incomplete(name)
  } finally {
    file.close()
  }
}

function incomplete(table: string) {
  return new BackupError(
    'differs',
    `The rows of «${table}» did not arrive as they are in the backup: nothing was changed.`,
  )
}

/** Drizzle reads the connection's options, which a postgres.js transaction does not expose. */
export function asDrizzle(tx: TransactionSql, { options }: Sql): Transaction {
  return drizzle(Object.assign(tx, { options }) as unknown as Sql, { schema }) as unknown as Transaction
}
