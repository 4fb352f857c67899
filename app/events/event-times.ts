import { clubMidnightBefore } from '#app/platform/club-time.ts'

/** Of an event without an end time: the length of a dinner. `event_end` in PostgreSQL says the same. */
const EVENT_HOURS = 3

type EventTimes = { date: Date; endsAt?: Date | null | undefined }

/** From the start on nobody registers. */
export function hasBegun({ date }: Pick<EventTimes, 'date'>, now: Date): boolean {
  return date <= now
}

/** In the club's time zone. */
export function dayHasCome({ date }: Pick<EventTimes, 'date'>, now: Date): boolean {
  return clubMidnightBefore(date) <= now
}

export function eventEnd({ date, endsAt }: EventTimes): Date {
  return endsAt ?? new Date(date.getTime() + EVENT_HOURS * 3_600_000)
}

/** It is over: a memory, no longer an invitation. */
export function hasEnded(event: EventTimes, now: Date): boolean {
  return eventEnd(event) <= now
}
