/** Noon in UTC of a day such as `2026-11-28`: the same day in the club's time zone. */
export function dayOf(day: string): string {
  return `${day}T12:00:00Z`
}
