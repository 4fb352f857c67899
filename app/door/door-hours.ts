const HOUR_MS = 60 * 60_000

/** The list of an evening is not needed weeks before or the day after. */
const OPENS_HOURS_BEFORE = 12
const WALK_IN_HOURS = 4
const FORGET_HOURS = 12
const OFFLINE_HOURS = 4

/** By the start of the event: when the door opens, until when it seats people, and when phones forget everything. */
export function doorHours(start: Date) {
  const after = (hours: number) => new Date(start.getTime() + hours * HOUR_MS)
  return { opensAt: after(-OPENS_HOURS_BEFORE), walkInsUntil: after(WALK_IN_HOURS), forgetAt: after(FORGET_HOURS) }
}

type Hours = { walkInsUntil: string; forgetAt: string }

/**
 * Until when a phone shows the list that the server gave it at `syncedAt`, if it does not reach the server again: a
 * pass may have been withdrawn meanwhile. Not before the door seats nobody any more.
 */
export function offlineUntil({ walkInsUntil, forgetAt }: Hours, syncedAt: number): number {
  const later = Math.max(Date.parse(walkInsUntil), syncedAt + OFFLINE_HOURS * HOUR_MS)
  return Math.min(later, Date.parse(forgetAt))
}
