const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export function daysUntil(end: Date): number {
  return Math.floor((end.getTime() - Date.now()) / DAY_MS)
}

/** @param since ISO 8601 */
export function ageOf(since: string): string {
  const ms = Date.now() - Date.parse(since)
  if (ms < 2 * HOUR_MS) return `${Math.round(ms / MINUTE_MS)} minutes ago`
  return ms < 2 * DAY_MS ? `${Math.round(ms / HOUR_MS)} hours ago` : `${Math.round(ms / DAY_MS)} days ago`
}
