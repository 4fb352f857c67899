const CLUB_NOON_HOUR = 12
const DAY_HOURS = { from: 10, to: 20 }

/** How far ahead the drill's clock runs, in milliseconds: at night no offer begins. */
export function clockAheadNow(): number {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: 'numeric' }).format())
  const inDay = hour >= DAY_HOURS.from && hour < DAY_HOURS.to
  return inDay ? 0 : ((CLUB_NOON_HOUR - hour + 24) % 24) * 3_600_000
}

/** For the whole process. */
export function setClockAhead(ms: number): void {
  if (ms === 0) return
  const Clock = Date
  globalThis.Date = class extends Clock {
    constructor(...given: [] | [string | number]) {
      super(...((given.length === 0 ? [Clock.now() + ms] : given) as [number]))
    }
    static override now() {
      return Clock.now() + ms
    }
  } as DateConstructor
}
