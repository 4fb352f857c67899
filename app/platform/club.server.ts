import { setTimeout as pause } from 'node:timers/promises'
import { desc } from 'drizzle-orm'
import type { MiddlewareFunction } from 'react-router'
import { clubFields, clubOf, type GivenFields } from '#app/club.ts'
import { config } from '#app/config.server.ts'
import { setClubNames } from '#app/i18n/texts.server.ts'
import { database } from '#app/database/client.server.ts'
import { clubVersions } from '#app/database/schema.ts'
import { log } from '#app/platform/observability/log.server.ts'
import type { InvalidatedTags } from '#app/platform/page-cache/invalidation.server.ts'

/** A page does not wait longer for the facts: it shows the last ones that are known. */
const READ_WAIT_MS = 1_000
/** After a failure the last known facts are used for this time before they are read again. */
const RETRY_MS = 1_000

/** Given by settings until the panel gives them. */
export const clubSettings: GivenFields = {
  ...(config.clubEmail && { email: config.clubEmail }),
  ...(config.clubTaxNumber && { tax_number: config.clubTaxNumber }),
  ...(config.clubRegistryEntry && { registry_entry: config.clubRegistryEntry }),
}

let club = clubOf({}, clubSettings)
/** Whether `club` contains every announced change. */
let known = false
let announced = 0
let retryAt = 0
let reading: Promise<void> | undefined
/** Without a server nobody announces changes: the facts are read each time. */
let announcedUntil = () => 0

/** The facts as last read: at the start (`readClubAgain`), before each request and before each mail (`refreshClub`). */
export function currentClub() {
  return club
}

/** Where messages to the club go. */
export function clubMailbox(): string {
  return club.email
}

/** Where messages about operational problems go. */
export function operatorMailbox(): string {
  return config.operatorEmail ?? clubMailbox()
}

/** @param until on the clock of `performance.now()`: changes up to this moment have been announced */
export function followClubChanges(until: () => number): (stale: InvalidatedTags) => void {
  announcedUntil = until
  void readClubAgain()
  return (stale) => {
    if (stale === 'everything') void readClubAgain()
  }
}

/** Also after the database was opened: it may be another one (a restore), and changes from before are not announced. */
export async function readClubAgain(): Promise<void> {
  announced += 1
  known = false
  retryAt = 0
  await refreshClub()
}

export const clubMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  await refreshClub()
  return next()
}

/** Costs a query only after a change and while changes are not announced. Without an answer the last facts stay. */
export async function refreshClub(): Promise<void> {
  const now = performance.now()
  if ((known && now < announcedUntil()) || now < retryAt) return
  reading ??= readClub().finally(() => (reading = undefined))
  const answered = await Promise.race([reading.then(() => true), pause(READ_WAIT_MS, false, { ref: false })])
  if (!answered) retryAt = performance.now() + RETRY_MS
}

/** Reads again when a change is announced meanwhile. */
async function readClub(): Promise<void> {
  try {
    let before: number
    do {
      before = announced
      club = clubOf(await readGivenFields(), clubSettings)
      setClubNames(club)
    } while (before !== announced)
    known = true
  } catch (error) {
    log.debug({ err: error }, 'the facts about the club cannot be read')
    retryAt = performance.now() + RETRY_MS
  }
}

async function readGivenFields(): Promise<GivenFields> {
  const { version, facts } = clubVersions
  const [newest] = await database.select({ facts }).from(clubVersions).orderBy(desc(version)).limit(1)
  return givenFields(newest?.facts)
}

/** The known fields of a stored version; a newer release may have stored others. */
export function givenFields(facts: unknown): GivenFields {
  const stored: Record<string, unknown> = { ...(facts as object | null) }
  return Object.fromEntries(
    clubFields.flatMap((field) => {
      const value = stored[field]
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}
