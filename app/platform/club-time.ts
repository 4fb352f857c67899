import { club } from '#app/club.ts'

export type ClubTime =
  | { moment: Date; twice: boolean; refusal?: never }
  | { refusal: 'does-not-exist' | 'invalid'; moment?: never; twice?: never }

/**
 * A wall time of the club (`2026-12-04T21:00`) as a moment, whatever the server's zone. A time that the clocks skip in
 * spring is refused; one that comes twice in autumn means the first (decisions, Data). PostgreSQL would silently take
 * others (stack, 12).
 */
export function clubTime(wall: string): ClubTime {
  let plain: Temporal.PlainDateTime
  try {
    plain = Temporal.PlainDateTime.from(wall)
  } catch {
    return { refusal: 'invalid' }
  }
  const earlier = plain.toZonedDateTime(club.timeZone, { disambiguation: 'earlier' })
  const later = plain.toZonedDateTime(club.timeZone, { disambiguation: 'later' })
  if (!earlier.toPlainDateTime().equals(plain)) return { refusal: 'does-not-exist' }
  return { moment: new Date(earlier.epochMilliseconds), twice: !earlier.equals(later) }
}

/** The other way round: a moment as the club's clocks show it, as `<input type="datetime-local">` takes it. */
export function clubWall(moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(club.timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

/** The next moment at which the club's calendar turns its page. */
export function clubMidnightAfter(moment: Date): Date {
  const day = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(club.timeZone).startOfDay()
  return new Date(day.add({ days: 1 }).epochMilliseconds)
}
