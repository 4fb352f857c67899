import { and, eq, getTableColumns, isNull, ne, not, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#app/database/client.server.ts'
import * as schema from '#app/database/schema.ts'
import { searchCondition } from '#app/database/search.server.ts'
import type { Choice, FoundRows } from '#app/noun.ts'
import { mainText, mainTextColumn } from '#app/platform/main-language.server.ts'
import type { FoundRow } from './found.ts'
import { MIN_SIMILARITY } from './choices.ts'
import { searchKey } from './search-text.ts'

/** Of each kind. */
const MAX_SHOWN = 8
/** Hits that are sorted; more of them only mean that the words are too short. */
const MAX_HITS = 50
/** Rows in which the nearest word is looked for, of each kind. */
const MAX_NEAR_ROWS = 100
/** The similarity of a word with one error, whatever other rows contain. */
const GOOD_SIMILARITY = 0.6
/** Less than between any two similarities. */
const SIMILARITY_STEP = 0.001
/** A part of a word with fewer letters, inside the word, is not in the index. */
const LETTERS_OF_TRIGRAM = 3
/** Bookings of evenings that ended longer ago are not looked for from everywhere. */
const DAYS_AFTER_EVENT = 30

type SearchedTable = PgTable & { id: AnyPgColumn; searchText: AnyPgColumn }

const tables: Readonly<Record<FoundRows['table'], SearchedTable>> = schema

/** `seen`: the condition for the events that the viewer sees. */
export type Searched = { kinds: readonly FoundRows[]; seen: SQL | undefined }

export function isOfEvents(rows: FoundRows): boolean {
  return rows.ofEvent === true || rows.table === 'events'
}

/** Rows of one kind that contain every word, or what is done to them; for an act without words the next ones. */
export type Sought = { rows: FoundRows; words: readonly string[]; act?: Choice }

/** The best ones first. @returns with the index of what was sought */
export async function readHits(
  tx: Transaction,
  sought: readonly Sought[],
  seen: SQL | undefined,
): Promise<{ at: number; row: FoundRow }[]> {
  const parts = sought.map(({ rows, words, act }, at) => {
    const table = tables[rows.table]
    const contains = and(...words.map((word) => searchCondition(table.searchText, word, true)))
    const coming = and(act?.ahead && isAhead(rows), words.length === 0 ? isNext(rows) : undefined)
    return sql`(select ${at}::int as at, row, rank, ago, name from (
      select ${rowColumn(rows)} as row, ${rankOf(nameOf(rows), words)} as rank, ${agoOf(rows)} as ago, search_key(${nameOf(rows)}) as name
      from ${sourceOf(rows)} where ${and(contains, coming, conditionOf(rows, seen))} limit ${MAX_HITS}
    ) as hits order by rank desc, ago, name limit ${MAX_SHOWN})`
  })
  return tx.execute<{ at: number; row: FoundRow }>(
    sql`select at, row from (${sql.join(parts, sql` union all `)}) as best order by rank desc, ago, name, at`,
  )
}

/** Whether a row contains the word, for each of them. */
export async function areContained(
  tx: Transaction,
  { kinds, seen }: Searched,
  words: readonly string[],
): Promise<boolean[]> {
  const isContained = (word: string) =>
    sql.join(
      kinds.map((rows) => {
        const { searchText } = tables[rows.table]
        return sql`exists (select from ${sourceOf(rows)} where ${and(searchCondition(searchText, word), conditionOf(rows, seen))})`
      }),
      sql` or `,
    )
  const [row] = await tx.execute<{ found: boolean[] }>(
    sql`select json_build_array(${sql.join(words.map(isContained), sql`, `)}) as found`,
  )
  return row?.found ?? []
}

/**
 * The word of the tables that has most in common with `word`, of those the most frequent one. One error leaves half of the
 * word as it is, which the index finds sooner than rows with as many trigrams in common.
 */
export async function findClosestWord(tx: Transaction, searched: Searched, word: string): Promise<string | undefined> {
  const letters = Array.from(searchKey(word))
  const near = await findAmong(tx, searched, word, halvesOf(letters))
  // Of a word without either half at most so many of the trigrams are the same.
  const most = (letters.length - 3) / (letters.length + 5)
  const good = near?.isCut ? GOOD_SIMILARITY : most
  if (near && near.similarity >= good) return near.word
  // Among rows that were cut off, only a nearer word counts: rows with words like the one found would fill the limit again.
  const least = near?.isCut ? near.similarity + SIMILARITY_STEP : MIN_SIMILARITY
  await tx.execute(sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(least)}, true)`)
  // A sub-select, because the planner would compare a constant with the 1,000 samples of a column, which takes longer than the
  // search.
  const resembles = (text: SQLWrapper) => sql`${text} %>> (select search_key(${word}))`
  const other = await findAmong(tx, searched, word, [resembles])
  return near && near.similarity > (other?.similarity ?? 0) ? near.word : other?.word
}

type Likeness = (searchText: SQLWrapper) => SQL

function halvesOf(letters: readonly string[]): Likeness[] {
  const half = Math.floor(letters.length / 2)
  const [start, end] = [letters.slice(0, half), letters.slice(-Math.max(LETTERS_OF_TRIGRAM, half))]
  return [`% ${start.join('')}%`, `%${end.join('')}%`].map(
    (pattern) => (text) => sql`${text} like (select ${pattern}::text)`,
  )
}

/** `isCut`: there are more rows than were read. */
async function findAmong(tx: Transaction, { kinds, seen }: Searched, word: string, likenesses: readonly Likeness[]) {
  const rowsOfEach = Math.floor(MAX_NEAR_ROWS / likenesses.length)
  let at = 0
  const parts = kinds.flatMap((rows) => {
    const { searchText } = tables[rows.table]
    return likenesses.map(
      (isLike) => sql`(select ${at++}::int as part, ${searchText} as text from ${sourceOf(rows)}
        where ${and(isLike(searchText), conditionOf(rows, seen))} limit ${rowsOfEach})`,
    )
  })
  const [nearest] = await tx.execute<{ word: string; similarity: number; isCut: boolean }>(sql`
    with near as (${sql.join(parts, sql` union all `)})
    select word, max(similarity(word, search_key(${word})))::double precision as similarity,
      exists (select from near group by part having count(*) = ${rowsOfEach}) as "isCut"
    from near, regexp_split_to_table(text, '[^[:alpha:]]+') as word
    where similarity(word, search_key(${word})) >= ${MIN_SIMILARITY}::real group by word
    order by similarity desc, count(*) desc, word limit 1`)
  return nearest
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

/** Ahead, and neither a draft nor cancelled. */
function isNext(rows: FoundRows): SQL | undefined {
  const { states } = rows
  const isUsual = states && notInArray(columnOf(rows, states.column), Object.keys(states.labels))
  return and(isAhead(rows), isUsual)
}

/** Perhaps a draft, but not cancelled. */
function isAhead(rows: FoundRows): SQL | undefined {
  const { date, states } = rows
  if (!date) return sql`false`
  return and(sql`${columnOf(rows, date)} > now()`, states && ne(columnOf(rows, states.column), 'cancelled'))
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
