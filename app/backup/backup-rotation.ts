const DAILY_COPIES = 7
const WEEKLY_COPIES = 4
const MAX_AGE_DAYS = 35
const DAY_MS = 86_400_000

/** Keeps the newest backup of each of the last seven days and four weeks that have one, and none older than 35 days. */
export function expiredBackups(madeAt: readonly Date[], now: Date): Date[] {
  const recent = madeAt
    .filter((date) => now.getTime() - date.getTime() < MAX_AGE_DAYS * DAY_MS)
    .toSorted((a, b) => b.getTime() - a.getTime())
  const kept = new Set([
    ...newestOfEach(recent, dayOf).slice(0, DAILY_COPIES),
    ...newestOfEach(recent, weekOf).slice(0, WEEKLY_COPIES),
  ])
  return madeAt.filter((date) => !kept.has(date))
}

function newestOfEach(sorted: readonly Date[], period: (date: Date) => number): Date[] {
  return sorted.filter((date, index) => index === 0 || period(date) !== period(sorted[index - 1] as Date))
}

function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS)
}

function weekOf(date: Date): number {
  return Math.floor((dayOf(date) + 3) / 7)
}
