import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import type { Transaction } from '#app/database/client.server.ts'
import { connectDedicated } from '#app/database/connect.server.ts'
import { isKnownLevel, readLevel, readMigrations } from '#app/database/migrations.server.ts'
import * as schema from '#app/database/schema.ts'
import { withholdOwedMails } from '#app/platform/mail/mail.server.ts'
import { prepareDatabase } from '#app/platform/prepare-database.server.ts'
import { noteKeysInUse } from '#app/platform/secrets/required-keys.server.ts'
import { BackupError } from './backup-error.ts'
import type { ServerConnection } from './check-backup.server.ts'
import { emptyUnreadable } from './empty-unreadable.server.ts'
import { listTables } from './tables.server.ts'

export type Prepared = {
  rows: number
  tables: number
  owed: number
  withheld: number
  withheldMessages: number
  emptied: number
}

type Options = {
  withoutSecrets: boolean
  withoutMails: boolean
  withholdMessages: (tx: Transaction) => Promise<number>
}

/** @throws BackupError when it is of a newer release; UnfitDatabase when its encryption key is missing */
export async function prepareRestored(
  server: ServerConnection,
  migrations: string,
  { withoutSecrets, withoutMails, withholdMessages }: Options,
): Promise<Prepared> {
  const sql = connectDedicated(server, 'el-cercle restore')
  try {
    await assertKnownVersion(sql, migrations)
    const emptied = withoutSecrets ? await emptySecrets(sql) : 0
    await prepareDatabase(server, migrations)
    const [mails] = await sql<{ owed: number }[]>`select count(*)::int as owed from mails where status = 'queued'`
    const withheld = withoutMails ? await drizzle(sql, { schema }).transaction(withholdOwedMails) : 0
    const withheldMessages = await drizzle(sql, { schema }).transaction(withholdMessages)
    const tables = await listTables(sql)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const owed = withoutMails ? 0 : (mails?.owed ?? 0)
    return { rows, tables: tables.length, owed, withheld, withheldMessages, emptied }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function assertKnownVersion(sql: Sql, migrations: string) {
  if (isKnownLevel(readMigrations(migrations), (await readLevel(sql)) ?? 0)) return
  throw new BackupError(
    'newer',
    'The copies were made by another version of el Cercle, newer than this one: restore them with that one. Nothing was changed.',
  )
}

async function emptySecrets(sql: Sql): Promise<number> {
  const emptied = await sql.begin(emptyUnreadable)
  await noteKeysInUse(drizzle(sql, { schema }))
  return emptied
}
