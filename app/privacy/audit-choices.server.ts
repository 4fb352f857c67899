import { inArray, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import { auditLog, doorPasses, usuarios } from '#app/database/schema.ts'
import { MEMBER, SYSTEM } from '#app/platform/audit.server.ts'
import type { AuditActor } from './audit-labels.ts'

/** The actors and actions in the log, for the filters; one index lookup per distinct value. */
export async function auditFilterChoices(): Promise<{
  actors: { id: string; actor: AuditActor }[]
  actions: string[]
}> {
  const [ids, actions] = await Promise.all([distinctValues(auditLog.actor), distinctValues(auditLog.action)])
  return { actors: [...(await findActors(ids))].map(([id, actor]) => ({ id, actor })), actions }
}

async function distinctValues(column: AnyPgColumn): Promise<string[]> {
  const rows = await database.execute<{ value: string }>(sql`
    with recursive known as (
      (select ${column} as value from ${auditLog} order by ${column} limit 1)
      union all
      select (select ${column} from ${auditLog} where ${column} > known.value order by ${column} limit 1)
      from known where known.value is not null
    )
    select value from known where value is not null`)
  return rows.map(({ value }) => value)
}

export async function findActors(ids: readonly string[]): Promise<Map<string, AuditActor>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await database
    .select({ id: usuarios.id, email: usuarios.email })
    .from(usuarios)
    .where(inArray(usuarios.id, unique))
  const known = new Map(rows.map(({ id, email }) => [id, email]))
  const passes = await findPassNames(unique)
  return new Map(unique.map((id) => [id, passes.get(id) ?? toActor(id, known.get(id))]))
}

const PASS = 'pass:'

/** Who acted at the door without an account, until the pass is deleted. */
async function findPassNames(actors: readonly string[]): Promise<Map<string, AuditActor>> {
  const ids = actors.filter((id) => id.startsWith(PASS)).map((id) => id.slice(PASS.length))
  if (ids.length === 0) return new Map()
  const { id, name } = doorPasses
  const rows = await database.select({ id, name }).from(doorPasses).where(inArray(id, ids))
  return new Map(rows.map((pass) => [`${PASS}${pass.id}`, { kind: 'door-pass', name: pass.name }]))
}

function toActor(id: string, email: string | undefined): AuditActor {
  if (id === SYSTEM) return { kind: 'system' }
  if (id === MEMBER) return { kind: 'member' }
  return email === undefined ? { kind: 'deleted', id } : { kind: 'account', email }
}
