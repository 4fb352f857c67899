import { and, eq, getTableColumns, isNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import type { FoundRows } from '#app/noun.ts'
import { mainText, mainTextColumn } from '#app/platform/main-language.server.ts'
import type { FoundRow } from './found.ts'

/** Of each kind. */
const MAX_SHOWN = 8
/** Hits that are sorted; more of them only mean that the words are too short. */
const MAX_HITS = 50
/** Rows in which the nearest word is looked for, of each kind. */
const MAX_NEAR_ROWS = 100
/** Bookings of evenings that ended longer ago are not looked for from everywhere. */
const DAYS_AFTER_EVENT = 30

type SearchedTable = PgTable & { id: AnyPgColumn; searchText: AnyPgColumn }

const tables: Readonly<Record<FoundRows['table'], SearchedTable>> = schema

/** `seen`: the condition for the events that the viewer sees. */
export type Searched = { kinds: readonly FoundRows[]; seen: SQL | undefined }

export function isOfEvents(rows: FoundRows): boolean {
  return rows.ofEvent === true || rows.table === 'events'
}

/** The rows that contain every word, the best ones first. @returns with the index of their kind */
export async function readHits(
  tx: Transaction,
  { kinds, seen }: Searched,
  words: readonly string[],
): Promise<{ kind: number; row: FoundRow }[]> {
  const parts = kinds.map((rows, kind) => {
    const table = tables[rows.table]
    const contains = and(...words.map((word) => searchCondition(table.searchText, word, true)))
    return sql`(select ${kind}::int as kind, row, rank, ago, name from (
      select ${rowColumn(rows)} as row, ${rankOf(nameOf(rows), words)} as rank, ${agoOf(rows)} as ago, search_key(${nameOf(rows)}) as name
      from ${sourceOf(rows)} where ${and(contains, conditionOf(rows, seen))} limit ${MAX_HITS}
    ) as hits order by rank desc, ago, name limit ${MAX_SHOWN})`
  })
  return tx.execute<{ kind: number; row: FoundRow }>(
    sql`select kind, row from (${sql.join(parts, sql` union all `)}) as best order by rank desc, ago, name, kind`,
  )
}

/** Whether a row contains the word. */
export async function isContained(tx: Transaction, { kinds, seen }: Searched, word: string): Promise<boolean> {
  const parts = kinds.map((rows) => {
    const { searchText } = tables[rows.table]
    return sql`exists (select from ${sourceOf(rows)} where ${and(searchCondition(searchText, word), conditionOf(rows, seen))})`
  })
  const [row] = await tx.execute<{ found: boolean }>(sql`select ${sql.join(parts, sql` or `)} as found`)
  return row?.found ?? false
}

/** The word of the tables that has most in common with `word`, of those the most frequent one. */
export async function findClosestWord(
  tx: Transaction,
  { kinds, seen }: Searched,
  word: string,
): Promise<string | undefined> {
  // A sub-select, because the planner would compare a constant with the 1,000 samples of a column, which takes longer than
  // the search.
  const key = sql`(select search_key(${word}))`
  const parts = kinds.map((rows) => {
    const { searchText } = tables[rows.table]
    return sql`(select ${searchText} as text from ${sourceOf(rows)}
      where ${and(sql`${searchText} %>> ${key}`, conditionOf(rows, seen))} limit ${MAX_NEAR_ROWS})`
  })
  const [nearest] = await tx.execute<{ word: string }>(sql`
    select word from (${sql.join(parts, sql` union all `)}) as near, regexp_split_to_table(text, '[^[:alpha:]]+') as word
    where word % search_key(${word}) group by word
    order by max(similarity(word, search_key(${word}))) desc, count(*) desc, word limit 1`)
  return nearest?.word
}

function columnOf(rows: FoundRows, name: string): SQLWrapper {
  const column = getTableColumns(tables[rows.table])[name]
  if (!column) throw new Error(`${rows.table} has no column ${name}`)
  return column
}

function nameOf(rows: FoundRows): SQLWrapper {
  return mainTextColumn(tables[rows.table], rows.name) ?? columnOf(rows, rows.name)
}

function sourceOf(rows: FoundRows): SQL {
  const table = tables[rows.table]
  if (!rows.ofEvent) return sql`${table}`
  return sql`${table} join ${schema.events} on ${schema.events.id} = ${columnOf(rows, 'eventId')}`
}

function conditionOf(rows: FoundRows, seen: SQL | undefined): SQL | undefined {
  const only = Object.entries(rows.only ?? {}).map(([name, value]) => {
    const column = columnOf(rows, name)
    if (value === null) return isNull(column)
    // Literal, as the partial index has it.
    return value === false ? not(column) : eq(column, value)
  })
  const recent = sql`${schema.events.date} > now() - make_interval(days => ${DAYS_AFTER_EVENT}::int)`
  return and(...only, rows.ofEvent && recent, isOfEvents(rows) ? seen : undefined)
}

function rowColumn(rows: FoundRows): SQL {
  const { details = [], date, size, sign, states, ofEvent } = rows
  const values = Object.entries({
    id: tables[rows.table].id,
    name: nameOf(rows),
    ...Object.fromEntries(details.map((name) => [name, columnOf(rows, name)])),
    ...(date && { date: columnOf(rows, date) }),
    ...(size && { size: columnOf(rows, size) }),
    ...(sign && { sign: columnOf(rows, sign) }),
    ...(states && { state: columnOf(rows, states.column) }),
    ...(ofEvent && {
      eventId: schema.events.id,
      event: mainText(schema.events.title, schema.events.titleCa),
      date: schema.events.date,
    }),
  })
  return sql`json_build_object(${sql.join(
    values.map(([key, value]) => sql`${key}::text, ${value}`),
    sql`, `,
  )})`
}

/** 2: the name begins with the first word; 1: one of its words does. */
function rankOf(name: SQLWrapper, [first = '']: readonly string[]): SQL {
  const start = first.replace(/[\\%_]/g, '\\$&')
  return sql`(search_key(${name}) like search_key(${`${start}%`}))::int + (search_key(' ' || ${name}) like search_key(${`% ${start}%`}))::int`
}

/** Seconds between now and the date of a row: the nearest evening first. */
function agoOf(rows: FoundRows): SQL {
  const date = rows.ofEvent ? schema.events.date : rows.date && columnOf(rows, rows.date)
  return date ? sql`abs(extract(epoch from ${date} - now()))` : sql`0::numeric`
}
