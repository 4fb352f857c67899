import { CLUB_TIME_ZONE } from '#app/club.ts'
import { isTooLate } from '#app/messages/latest-delay.ts'

export type AutomaticKind = 'reminder' | 'thanks'
type EventTimes = { date: Date; endsAt: Date | null }

const REMINDER_DAYS_BEFORE = 3
const REMINDER_HOUR = 10
/** A reminder later than this would come when everybody knows. */
const LATEST_REMINDER_HOURS = 48
const THANKS_HOUR = 11
/** An event that is moved by more than this after its message was sent gets another one. */
export const REPEATED_AFTER_MS = 4 * 24 * 3_600_000

/** The reminder leaves three days before, at ten in the club's time zone. */
export function reminderAt({ date }: EventTimes): Date {
  return atHour(date, -REMINDER_DAYS_BEFORE, REMINDER_HOUR)
}

/** The thanks leave the day after the start, at eleven, and not before the end. */
export function thanksAt({ date, endsAt }: EventTimes): Date {
  const next = atHour(date, 1, THANKS_HOUR)
  return endsAt && endsAt > next ? atHour(endsAt, 1, THANKS_HOUR) : next
}

/** Whom an automatic message is for. */
export const automaticAudiences = { reminder: 'booked', thanks: 'came' } as const

export function automaticAt(kind: AutomaticKind, event: EventTimes): Date {
  return kind === 'reminder' ? reminderAt(event) : thanksAt(event)
}

/** Whether an automatic message leaves now; a late reminder until two days before. */
export function isAutomaticDue(kind: AutomaticKind, event: EventTimes, now: Date): boolean {
  const at = automaticAt(kind, event)
  return (
    at <= now &&
    (kind === 'reminder'
      ? now.getTime() < event.date.getTime() - LATEST_REMINDER_HOURS * 3_600_000
      : !isTooLate(at, now))
  )
}

function atHour(moment: Date, days: number, hour: number): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(CLUB_TIME_ZONE)
    .toPlainDate()
    .add({ days })
  return new Date(day.toZonedDateTime({ timeZone: CLUB_TIME_ZONE, plainTime: { hour } }).epochMilliseconds)
}
