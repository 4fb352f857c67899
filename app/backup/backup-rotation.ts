/**
 * How many of the newest days, and of the newest weeks, keep a backup; and the age at which any is removed (security
 * study, section 3), in days.
 */
const DAILY_COPIES = 7
const WEEKLY_COPIES = 4
const MAX_AGE_DAYS = 35
const DAY_MS = 86_400_000

/**
 * Which nightly backups have had their time: of each of the last seven days that have one, and of each of the last four
 * weeks, the newest stays; none stays beyond 35 days.
 */
export function expiredBackups(madeAt: readonly Date[], now: Date): Date[] {
  const young = madeAt
    .filter((made) => now.getTime() - made.getTime() < MAX_AGE_DAYS * DAY_MS)
    .toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set([
    ...newestOfEach(young, dayOf).slice(0, DAILY_COPIES),
    ...newestOfEach(young, weekOf).slice(0, WEEKLY_COPIES),
  ])
  return madeAt.filter((made) => !kept.has(made))
}

/** Newest first, one of each period. */
function newestOfEach(sorted: readonly Date[], period: (made: Date) => number): Date[] {
  return sorted.filter((made, index) => index === 0 || period(made) !== period(sorted[index - 1] as Date))
}

function dayOf(made: Date): number {
  return Math.floor(made.getTime() / DAY_MS)
}

/** Weeks begin on Monday; the first day of the era was a Thursday. */
function weekOf(made: Date): number {
  return Math.floor((dayOf(made) + 3) / 7)
}
