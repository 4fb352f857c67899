import { CLUB_TIME_ZONE } from '#app/club.ts'

type ClubTime = { moment: Date; refusal?: never } | { refusal: 'does-not-exist' | 'invalid'; moment?: never }

/** Refuses a time that the change to summer time skips; takes the first of a time that occurs twice in autumn. */
export function clubTime(wall: string): ClubTime {
  let plain: Temporal.PlainDateTime
  try {
    plain = Temporal.PlainDateTime.from(wall)
  } catch {
    return { refusal: 'invalid' }
  }
  const earlier = plain.toZonedDateTime(CLUB_TIME_ZONE, { disambiguation: 'earlier' })
  if (!earlier.toPlainDateTime().equals(plain)) return { refusal: 'does-not-exist' }
  return { moment: new Date(earlier.epochMilliseconds) }
}

const wallClock = new Intl.DateTimeFormat('sv', { timeZone: CLUB_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
const HOUR_MS = 3_600_000

/**
 * Whether the clocks show this value of an `<input type="datetime-local">` twice: in summer, two hours before UTC, and
 * in winter, one. Browsers without `Temporal` ask, too.
 */
export function occursTwice(wall: string): boolean {
  const asUtc = Date.parse(`${wall}Z`)
  return [1, 2].every((hours) => {
    const moment = asUtc - hours * HOUR_MS
    return !Number.isNaN(moment) && wallClock.format(moment) === wall.slice(0, 16).replace('T', ' ')
  })
}

/** The value of an `<input type="datetime-local">` for a moment, in the club's time zone. */
export function clubWall(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(CLUB_TIME_ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

export function clubMidnightBefore(moment: Date): Date {
  return new Date(startOfClubDay(moment).epochMilliseconds)
}

export function clubMidnightAfter(moment: Date): Date {
  return new Date(startOfClubDay(moment).add({ days: 1 }).epochMilliseconds)
}

function startOfClubDay(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(CLUB_TIME_ZONE).startOfDay()
}
