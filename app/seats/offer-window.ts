import { CLUB_TIME_ZONE } from '#app/club.ts'

const HOUR_MS = 3_600_000
const QUARTER_MS = HOUR_MS / 4
const OFFERS_END_BEFORE_START_MS = 3 * HOUR_MS
const SHORTEST_WINDOW_MS = HOUR_MS
const LONGEST_WINDOW_MS = 24 * HOUR_MS
const WINDOW_SHARE = 1 / 8

/** In the club's time zone no offer begins by itself or ends from 22 to 9; a deadline in that time moves to 10. */
const NIGHT_BEGINS_HOUR = 22
const NIGHT_ENDS_HOUR = 9
const MORNING_DEADLINE_HOUR = 10

/**
 * The moment after which no seat is offered: when registration closes, else three hours before the start; the evening
 * before if that is at night.
 */
export function offersEnd({ date, closesAt }: { date: Date; closesAt: Date | null }): Date {
  const last = closesAt ?? new Date(date.getTime() - OFFERS_END_BEFORE_START_MS)
  return isNight(last) ? eveningBefore(last) : last
}

/** Whether an offer may begin by itself: in the day, and with the shortest window left. */
export function mayOffersBegin(now: Date, end: Date): boolean {
  return !isNight(now) && fitsWindow(now, end)
}

/** Whether an offer that begins now has the shortest window before offers end. Without it the club calls. */
export function fitsWindow(now: Date, end: Date): boolean {
  return end.getTime() - now.getTime() >= SHORTEST_WINDOW_MS
}

/** An eighth of the time left, from 1 to 24 hours, in milliseconds. */
export function offerWindow(from: Date, end: Date): number {
  const share = (end.getTime() - from.getTime()) * WINDOW_SHARE
  return Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, share))
}

/** The deadline of an offer whose mail leaves at `from`: at a quarter of an hour, in the day, not after the end. */
export function offerDeadline(from: Date, end: Date): Date {
  const deadline = dayDeadline(from.getTime() + offerWindow(from, end), end)
  const isLonger = deadline.getTime() - from.getTime() >= LONGEST_WINDOW_MS + QUARTER_MS
  return isLonger ? eveningBefore(deadline) : deadline
}

/** A deadline moved by the time in which nobody could answer; never earlier. */
export function postponeDeadline(deadline: Date, byMs: number, end: Date): Date {
  const later = dayDeadline(deadline.getTime() + byMs, end)
  return later > deadline ? later : deadline
}

function dayDeadline(ms: number, end: Date): Date {
  const deadline = moveOutOfNight(new Date(Math.ceil(ms / QUARTER_MS) * QUARTER_MS))
  return deadline < end ? deadline : end
}

function clubClock(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(CLUB_TIME_ZONE)
}

function isNight(moment: Date): boolean {
  const { hour } = clubClock(moment)
  return hour >= NIGHT_BEGINS_HOUR || hour < NIGHT_ENDS_HOUR
}

/** The last quarter of an hour before the night that the moment is in or follows. */
function eveningBefore(moment: Date): Date {
  const clock = clubClock(moment)
  const day = clock.hour >= NIGHT_BEGINS_HOUR ? clock : clock.subtract({ days: 1 })
  return new Date(day.withPlainTime({ hour: NIGHT_BEGINS_HOUR }).epochMilliseconds - QUARTER_MS)
}

function moveOutOfNight(moment: Date): Date {
  if (!isNight(moment)) return moment
  const clock = clubClock(moment)
  const day = clock.hour >= NIGHT_BEGINS_HOUR ? clock.add({ days: 1 }) : clock
  return new Date(day.withPlainTime({ hour: MORNING_DEADLINE_HOUR }).epochMilliseconds)
}
