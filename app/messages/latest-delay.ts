/** After an outage thanks and written messages are still sent within a day. */
const LATEST_DELAY_MS = 24 * 3_600_000

export function isTooLate(sendAt: Date, now: Date): boolean {
  return now.getTime() - sendAt.getTime() > LATEST_DELAY_MS
}
