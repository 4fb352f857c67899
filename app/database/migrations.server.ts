import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql, TransactionSql } from 'postgres'

/** @property level its time: a database has run the migrations up to the level it stands at */
type Migration = { tag: string; level: number; text: string }

/** `earlier` bring a database of a release before 2.0 to where the first of `current`, the baseline, begins. */
export type Migrations = { earlier: Migration[]; current: Migration[] }

export function readMigrations(folder: string): Migrations {
  return { earlier: readFolder(join(folder, 'before-2')), current: readFolder(folder) }
}

function readFolder(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return entries.map(({ tag, when }) => ({ tag, level: when, text: readFileSync(join(folder, `${tag}.sql`), 'utf8') }))
}

export function newestLevel({ current }: Migrations): number {
  return current.at(-1)?.level ?? 0
}

export function isKnownLevel({ earlier, current }: Migrations, level: number): boolean {
  return [...earlier, ...current].some((migration) => migration.level === level)
}

/** Of a release before 2.0. */
export function isEarlier({ current }: Migrations, level: number | null): level is number {
  return level !== null && level < (current[0]?.level ?? 0)
}

/** `noted`: what it makes is there already. */
type Step = Migration & { noted: boolean }

/** What a database runs that stands at `from`. @param from null when it is new */
export function stepsOf(migrations: Migrations, from: number | null, to = Infinity): Step[] {
  const { earlier, current } = migrations
  const isEarly = isEarlier(migrations, from) || isEarlier(migrations, to)
  const runs = (migration: Migration) => migration.level > (from ?? 0) && migration.level <= to
  return [
    ...(isEarly ? earlier.filter(runs).map((migration) => ({ ...migration, noted: false })) : []),
    ...current.filter(runs).map((migration, index) => ({ ...migration, noted: isEarly && index === 0 })),
  ]
}

/** @returns null of a database that no migration has made */
export async function readLevel(sql: Sql | TransactionSql): Promise<number | null> {
  const [journal] = await sql<{ made: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as made`
  if (!journal?.made) return null
  const [newest] = await sql<{ level: string | null }[]>`
    select max(created_at)::text as level from drizzle.__drizzle_migrations`
  return newest?.level ? Number(newest.level) : null
}

export async function runSteps(tx: TransactionSql, steps: readonly Step[]): Promise<void> {
  await tx`create schema if not exists drizzle`
  await tx`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`
  for (const { tag, level, text, noted } of steps) {
    if (!noted)
      await tx.unsafe(text).catch((error: unknown) => {
        throw new MigrationFailed(tag, error)
      })
    const hash = createHash('sha256').update(text).digest('hex')
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${level})`
  }
}

export class MigrationFailed extends Error {
  readonly tag: string
  constructor(tag: string, cause: unknown) {
    super(`The migration ${tag} failed.`, { cause })
    this.tag = tag
  }
}
