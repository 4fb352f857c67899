const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** As long as diets are stored (`app/privacy/retention.ts`). */
const LINK_DAYS = 30
/** After this time the kitchen has finished, and nothing is sent to it. */
const SERVICE_HOURS = 12

export function isLinkExpired({ date, status }: { date: Date; status: string }): boolean {
  return status === 'cancelled' || Date.now() > date.getTime() + LINK_DAYS * DAY_MS
}

export function isServiceOver(eventDate: Date): boolean {
  return Date.now() > eventDate.getTime() + SERVICE_HOURS * HOUR_MS
}
