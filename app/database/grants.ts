import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { privileges, queueGrants, type Grant, type Right, type Role } from './privileges.ts'
import * as databaseSchema from './schema.ts'

const schema = { ...databaseSchema }

/** What a booking writes, with the role of visitors. */
export const bookingTables = [
  schema.events,
  schema.eventParties,
  schema.eventRegistrations,
  schema.mails,
  schema.rateLimits,
]
  .map(qualifiedName)
  .concat('pgboss.job_common')

export function grantsFor(role: Role): { table: string; rights: Right[] }[] {
  const own = Object.entries(privileges).flatMap(([key, grants]) => {
    const grant: Grant | undefined = grants[role]
    const table = schema[key as keyof typeof privileges]
    return grant ? [{ table: qualifiedName(table), rights: rightsOf(table, grant) }] : []
  })
  return [...own, ...queueGrants.filter((grant) => grant.roles.includes(role))]
}

function qualifiedName(table: PgTable): string {
  const { schema: namespace = 'public', name } = getTableConfig(table)
  return `"${namespace}"."${name}"`
}

function rightsOf(table: PgTable, { select, insert, update, delete: remove }: Grant): Right[] {
  const columns: Record<string, { name: string }> = getTableColumns(table)
  const named = (keys: readonly string[]) => keys.map((key) => columns[key]?.name ?? key)
  const rights: Right[] = []
  if (insert === true) rights.push({ privilege: 'insert' })
  else if (insert) rights.push({ privilege: 'insert', columns: named(insert) })
  if (remove) rights.push({ privilege: 'delete' })
  if (select === 'all') rights.push({ privilege: 'select' })
  else if (select) {
    const allowed = 'only' in select ? select.only : Object.keys(columns).filter((key) => !select.except.includes(key))
    rights.push({ privilege: 'select', columns: named(allowed) })
  }
  if (update === 'all') rights.push({ privilege: 'update' })
  else if (update) rights.push({ privilege: 'update', columns: named(update) })
  return rights
}
