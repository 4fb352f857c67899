const CLUB_ZONE = 'Europe/Madrid'
const NIGHT_MINUTE = 23 * 60 + 30
const DAY_MINUTES = 24 * 60

/** The time zone in which it is half past eleven in the evening now. */
export function nightZone(): string {
  const now = new Date()
  const ahead = NIGHT_MINUTE - now.getUTCHours() * 60 - now.getUTCMinutes()
  const minutes = ahead > DAY_MINUTES / 2 ? ahead - DAY_MINUTES : ahead
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Moves the club, not the clocks: what runs in `zone` reads the club's time there. For a server and for a browser. */
export function moveClub({ from, zone }: { from: string; zone: string }) {
  const moved = (asked: unknown) => (asked === from ? zone : asked)
  if ('Temporal' in globalThis) {
    const { prototype } = Temporal.Instant
    type InZone = (this: Temporal.Instant, asked: unknown) => Temporal.ZonedDateTime
    const inZone = Reflect.get(prototype, 'toZonedDateTimeISO') as InZone
    prototype.toZonedDateTimeISO = function (asked) {
      return inZone.call(this, moved(asked))
    }
  }
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (Format, [locales, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Format(locales, { ...options, timeZone: moved(options?.timeZone) as string | undefined }),
  })
}

export const clubMoved = { from: CLUB_ZONE, zone: process.env.CLUB_ZONE ?? nightZone() }

// Loaded before a server, which gets the zone from its test.
if (process.env.CLUB_ZONE) moveClub(clubMoved)
