import { addDays } from '#app/platform/club-day.ts'

/** The scheme's minimum: the file is at the bank one open day before the due date (EPC130-08). */
const MIN_LEAD_DAYS = 1

/** Whether TARGET, the payment system of the ECB, is open. */
export function isTargetDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  return day !== addDays(easter, -2) && day !== addDays(easter, 1)
}

export function targetDayOnOrAfter(day: string): string {
  return isTargetDay(day) ? day : targetDayOnOrAfter(addDays(day, 1))
}

export function addTargetDays(day: string, days: number): string {
  if (days === 0) return day
  return addTargetDays(targetDayOnOrAfter(addDays(day, 1)), days - 1)
}

/** At the bank: `cutoff` and `leadDays` are those of its contract. */
type Presentation = { cutoff: string; leadDays: number }

/**
 * The earliest due date of a file that is uploaded at a wall time of the club (`2026-12-24T13:30`): from the cutoff on,
 * and on days that are closed, the bank takes it on the next open day.
 */
export function earliestDueDate(wall: string, { cutoff, leadDays }: Presentation): string {
  const [day = '', time = ''] = wall.split('T')
  const presented = targetDayOnOrAfter(time < cutoff ? day : addDays(day, 1))
  return addTargetDays(presented, Math.max(leadDays, MIN_LEAD_DAYS))
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const daysOfMarch = epact + weekday - 7 * late + 22
  return addDays(`${year}-03-01`, daysOfMarch - 1)
}
