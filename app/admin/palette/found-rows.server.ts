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
/** Rows in which the nearest word is looked for, of each kind and pattern. */
const MAX_NEAR_ROWS = 50
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
export async function readHits(tx: Transaction, sought: readonly Sought[], seen: SQL | undefined) {
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
export async function areContained(tx: Transaction, { kinds, seen }: Searched, words: readonly string[]) {
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
 * The word of the tables that is one edit away from `word`, or else the one that has most in common with it; of several
 * the more similar one, then the more frequent one. One edit leaves half of the word as it is, or turns its two middle
 * letters. The rows with such a half are found sooner than those with any other edit, and these sooner than those with
 * as many trigrams in common. Where there are more of them than are read, a near one of those read is enough.
 */
export async function findClosestWord(tx: Transaction, searched: Searched, word: string): Promise<string | null> {
  const letters = Array.from(searchKey(word))
  const edits = oneEditPatterns(letters)
  const isOneEdit = sql`word like any (${textArray(edits)})`
  const isSimilar = sql`similarity(word, search_key(${word})) >= ${MIN_SIMILARITY}::real`
  const like = (patterns: readonly string[]) => ({
    from: sql`unnest(${textArray(patterns)}) as pattern`,
    mayHave: (text: SQLWrapper) => sql`${text} like pattern`,
  })
  const search = (near: Near) => findAmong(tx, searched, word, isOneEdit, near)
  const withHalf = await search({ ...like(halvesOf(letters)), isNear: sql`(${isOneEdit} or ${isSimilar})` })
  if (withHalf.isOneEdit) return withHalf.word
  const edited = await search({ ...like(edits.map((edit) => `% ${edit}%`)), isNear: isOneEdit })
  if (edited.word) return edited.word
  // Of a word without either half at most so many of the trigrams are the same.
  const most = (letters.length - 3) / (letters.length + 5)
  const isEnough = withHalf.isCut ? withHalf.word !== null : Math.max(withHalf.similarity, MIN_SIMILARITY) >= most
  if (isEnough) return withHalf.word
  await tx.execute(sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(MIN_SIMILARITY)}, true)`)
  const similar = await search({
    from: sql`search_key(${word}) as sought`,
    mayHave: (text) => sql`${text} %>> sought`,
    isNear: isSimilar,
  })
  return similar.word
}

function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  )}]`
}

/** LIKE patterns of the rows with the first or the second half of a word. */
function halvesOf(letters: readonly string[]): string[] {
  const half = Math.floor(letters.length / 2)
  return [`% ${letters.slice(0, half).join('')}%`, `%${letters.slice(-Math.max(LETTERS_OF_TRIGRAM, half)).join('')}%`]
}

/** LIKE patterns of the words with a letter less, more or other, or two letters in the other order. */
function oneEditPatterns(letters: readonly string[]): string[] {
  const patterns = Array.from({ length: letters.length + 1 }, (_, at) => {
    const head = letters.slice(0, at).join('')
    const [here, next = '', ...tail] = letters.slice(at)
    const rest = next + tail.join('')
    return here === undefined
      ? [`${head}_`]
      : [`${head}${rest}`, `${head}_${here}${rest}`, `${head}_${rest}`, `${head}${next}${here}${tail.join('')}`]
  })
  return [...new Set(patterns.flat())]
}

/** Rows that may have a near word, for each row of `from`, and which of their words are near. */
type Near = { from: SQL; mayHave: (searchText: SQLWrapper) => SQL; isNear: SQL }

/** `isCut`: there are more rows than were read. */
type Nearest = { word: string | null; isOneEdit: boolean; similarity: number; isCut: boolean }

async function findAmong(
  tx: Transaction,
  { kinds, seen }: Searched,
  word: string,
  isOneEdit: SQL,
  { from, mayHave, isNear }: Near,
): Promise<Nearest> {
  const parts = kinds.map((rows) => {
    const { searchText } = tables[rows.table]
    return sql`select text, number from ${from}, lateral (select ${searchText} as text, row_number() over () as number
      from ${sourceOf(rows)} where ${and(mayHave(searchText), conditionOf(rows, seen))} limit ${MAX_NEAR_ROWS}) as near`
  })
  const [nearest] = await tx.execute<Nearest>(sql`
    with near as (${sql.join(parts, sql` union all `)}),
    nearest as (
      select word, ${isOneEdit} as one_edit, similarity(word, search_key(${word}))::double precision as similarity
      from near, regexp_split_to_table(text, '[^[:alpha:]]+') as word
      where ${isNear} group by word order by one_edit desc, similarity desc, count(*) desc, word limit 1
    )
    select word, coalesce(one_edit, false) as "isOneEdit", coalesce(similarity, 0) as similarity,
      exists (select from near where number = ${MAX_NEAR_ROWS}) as "isCut"
    from (select) as always left join nearest on true`)
  if (!nearest) throw new Error('a left join without a row')
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
