import { inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { database } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { nouns } from '#app/nouns.ts'
import { mainTextColumn } from '#app/platform/main-language.server.ts'
import { subjectKindOf } from './audit-labels.ts'

type SubjectRow = {
  table: PgTable & { id: AnyPgColumn; searchText: AnyPgColumn }
  name: string
  path: string | undefined
}

const tables: typeof schema = schema

/** The subjects with a name, by the first part of the action. */
const subjectRows = new Map<string, SubjectRow>(
  nouns
    .flatMap(({ subjects = {} }) => Object.entries(subjects))
    .flatMap(([kind, subject]) =>
      subject.table ? [[kind, { table: tables[subject.table], name: subject.name, path: subject.path }]] : [],
    ),
)

type SubjectName = { name: string; href: string | null }

export async function nameSubjects(
  auditEvents: readonly { action: string; subject: string }[],
): Promise<Map<string, SubjectName>> {
  const wanted = Map.groupBy(auditEvents, ({ action }) => subjectKindOf(action))
  const found = await Promise.all(
    [...wanted].map(async ([kind, group]) => {
      const row = subjectRows.get(kind)
      if (!row) return []
      const { table, path } = row
      const ids = group.map(({ subject: id }) => id).filter((id) => isPossibleId(row, id))
      if (ids.length === 0) return []
      const rows = await database
        .select({ id: sql<string>`${table.id}::text`, name: sql<string>`${mainTextColumn(table, row.name)}` })
        .from(table)
        .where(inArray(sql`${table.id}::text`, ids))
      return rows.map(({ id, name }) => [`${kind}:${id}`, { name, href: path?.replace(':id', id) ?? null }] as const)
    }),
  )
  return new Map(found.flat())
}

function isPossibleId({ table }: SubjectRow, text: string): boolean {
  return table.id.dataType === 'number' ? /^\d{1,9}$/.test(text) : text.length <= 100
}

const MAX_SUBJECTS = 1_000

export function findSubjectsByName(search: string): { kind: string; ids: SQL }[] {
  return Array.from(subjectRows, ([kind, { table }]) => ({
    kind,
    ids: sql`(select ${table.id}::text from ${table} where ${searchCondition(table.searchText, search)} limit ${MAX_SUBJECTS})`,
  }))
}
