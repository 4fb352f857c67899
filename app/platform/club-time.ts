import { CLUB_TIME_ZONE } from '#app/club.ts'

type ClubTime =
  | { moment: Date; twice: boolean; refusal?: never }
  | { refusal: 'does-not-exist' | 'invalid'; moment?: never; twice?: never }

/** Refuses a time that the change to summer time skips; takes the first of a time that occurs `twice` in autumn. */
export function clubTime(wall: string): ClubTime {
  let plain: Temporal.PlainDateTime
  try {
    plain = Temporal.PlainDateTime.from(wall)
  } catch {
    return { refusal: 'invalid' }
  }
  const earlier = plain.toZonedDateTime(CLUB_TIME_ZONE, { disambiguation: 'earlier' })
  const later = plain.toZonedDateTime(CLUB_TIME_ZONE, { disambiguation: 'later' })
  if (!earlier.toPlainDateTime().equals(plain)) return { refusal: 'does-not-exist' }
  return { moment: new Date(earlier.epochMilliseconds), twice: !earlier.equals(later) }
}

/** The value of an `<input type="datetime-local">` for a moment, in the club's time zone. */
export function clubWall(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(CLUB_TIME_ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

export function clubMidnightBefore(moment: Date): Date {
  return new Date(clubDay(moment).epochMilliseconds)
}

export function clubMidnightAfter(moment: Date): Date {
  return new Date(clubDay(moment).add({ days: 1 }).epochMilliseconds)
}

function clubDay(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(CLUB_TIME_ZONE).startOfDay()
}
