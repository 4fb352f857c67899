import { clubTime } from '#app/platform/club-time.ts'

/** ISO 8601, by default in the club's time zone, or «latest». @throws with a message for the operator */
export function readRestoreTime(text: string): Date | 'latest' {
  if (text === 'latest') return text
  const iso = text.trim().replace(' ', 'T')
  if (/(Z|[+-]\d\d:?\d\d)$/i.test(iso)) return instant(iso, text)
  const { moment, refusal } = clubTime(iso)
  if (moment && /\d\d:\d\d/.test(iso)) return moment
  throw new Error(refusal === 'does-not-exist' ? `${text} does not exist: the clocks go forward then.` : notATime(text))
}

function instant(iso: string, text: string): Date {
  try {
    return new Date(Temporal.Instant.from(iso).epochMilliseconds)
  } catch {
    throw new Error(notATime(text))
  }
}

function notATime(text: string): string {
  return `«${text}» is not a time: write it as 2026-11-21T18:30 (the club's time), with Z or +01:00 for another zone, or «latest».`
}
