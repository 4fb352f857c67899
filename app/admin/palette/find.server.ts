import { sql, type SQL } from 'drizzle-orm'
import { can, canOfOwn, type Role } from '#app/accounts/capabilities.ts'
import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { isNamed } from './choices.ts'
import { areContained, findClosestWord, isOfEvents, readHits, type Searched, type Sought } from './found-rows.server.ts'
import type { FoundRows } from '#app/noun.ts'
import { languages, type Language } from '#app/i18n/language.ts'
import { nouns } from '#app/nouns.ts'
import { toFound, toFoundAct, type Found } from './found.ts'
import { groupFound } from './group-found.ts'
import { searchKey, wordsOf } from './search-text.ts'

export type FoundInPanel = {
  found: Found[]
  /** The words that were searched because those typed have found nothing. */
  corrected: string | null
}

const declared = nouns.flatMap((noun) => noun.found ?? [])
const acts = nouns.flatMap((noun) => noun.choices ?? []).filter((choice) => choice.of !== undefined)

type Viewer = { id: string; role: Role }

/** Fewer letters find too many rows, and have no near words. */
const MIN_LETTERS = 2
const MIN_LETTERS_OF_CORRECTED = 4
/** Of a word that names an act; shorter ones of its label («de», «la», «por») are also in titles. */
const MIN_LETTERS_OF_ACT = 4

/**
 * What the words find in the tables that the role may read. When they find nothing, each word that these tables do not
 * contain gives way to the nearest one that they do.
 */
export async function findInPanel(typed: string, viewer: Viewer, language: Language): Promise<FoundInPanel> {
  const words = wordsOf(typed)
  const kinds = declared.filter((rows) => mayFind(viewer.role, rows))
  if (!words.some((word) => Array.from(word).length >= MIN_LETTERS) || kinds.length === 0)
    return { found: [], corrected: null }
  return database.transaction(async (tx) => {
    await tx.execute(searchSettings)
    const seen = eventsSeenBy(viewer)
    const found = await read(tx, seekAll(kinds, words, viewer.role), seen, language)
    if (found.length > 0) return { found, corrected: null }
    const nearest = await correct(tx, { kinds, seen }, words)
    if (!nearest) return { found, corrected: null }
    const others = await read(tx, seekAll(kinds, nearest, viewer.role), seen, language)
    return { found: others, corrected: others.length > 0 ? nearest.join(' ') : null }
  })
}

/**
 * For this transaction. The planner cannot know how many rows contain a word, and reading a whole table for a rare one
 * takes longer than the index for a frequent one.
 */
const searchSettings: SQL = sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`

/** Rows that contain all of the words, and acts. */
function seekAll(kinds: readonly FoundRows[], words: readonly string[], role: Role): Sought[] {
  return [...kinds.map((rows) => ({ rows, words })), ...seekActs(kinds, words, role)]
}

/** Acts on rows that some of the words name; the rows contain the others. */
function seekActs(kinds: readonly FoundRows[], words: readonly string[], role: Role): Sought[] {
  return acts.flatMap((act) => {
    const rows = kinds.find(({ table }) => table === act.of)
    const naming = words.filter((word) => languages.some((language) => isNamed(act.label[language], [word], 1)))
    const isAsked = naming.some((word) => Array.from(word).length >= MIN_LETTERS_OF_ACT)
    return rows && isAsked && mayFind(role, { ...rows, capability: act.capability })
      ? [{ rows, words: words.filter((word) => !naming.includes(word)), act }]
      : []
  })
}

async function read(tx: Transaction, sought: readonly Sought[], seen: SQL | undefined, language: Language) {
  const hits = await readHits(tx, sought, seen)
  const lines = hits.flatMap(({ at, row }) => {
    const { rows, act } = sought[at] ?? {}
    if (!rows) return []
    return act ? toFoundAct(act, rows, row, language) : toFound(rows, row, language)
  })
  return groupFound(lines).flatMap((group) => group.lines)
}

/** Null when no word changes. Of several words, those that rows contain stay. */
async function correct(tx: Transaction, searched: Searched, words: string[]): Promise<string[] | null> {
  const known = words.length > 1 ? await areContained(tx, searched, words) : []
  const nearest: string[] = []
  for (const [index, word] of words.entries()) {
    const stays = known[index] === true || !isCorrectable(word)
    nearest.push(stays ? word : ((await findClosestWord(tx, searched, word)) ?? word))
  }
  return nearest.some((word, index) => word !== words[index]) ? nearest : null
}

/** Rows of events are limited to the own ones by the query. */
function mayFind(role: Role, rows: FoundRows): boolean {
  return isOfEvents(rows) ? canOfOwn(role, rows.capability) : can(role, rows.capability)
}

function isCorrectable(word: string): boolean {
  const key = searchKey(word)
  return /^\p{L}+$/u.test(key) && Array.from(key).length >= MIN_LETTERS_OF_CORRECTED
}
