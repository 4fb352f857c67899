import type { Sql } from 'postgres'

/** Connections that do not use the rows: maintenance, probes among servers, and who ends segments of WAL. */
const HARMLESS = ['el-cercle maintenance', 'el-cercle servers', 'el-cercle archive']

export type DatabaseUser = { name: string; pid: number }

/** The other connections of the product. */
export async function databaseUsers(sql: Sql): Promise<DatabaseUser[]> {
  return sql<DatabaseUser[]>`
    select application_name as name, pid from pg_stat_activity
    where datname = current_database() and application_name like 'el-cercle%'
      and application_name not in ${sql(HARMLESS)} and pid <> pg_backend_pid() order by pid`
}

/** For the operator. */
export function nameUsers(users: readonly DatabaseUser[]): string {
  return users.map(({ name, pid }) => `${name}, process ${pid} of PostgreSQL`).join('; ')
}
