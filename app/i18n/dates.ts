import { CLUB_TIME_ZONE } from '#app/club.ts'
import type { Language } from './language.ts'
import { onFirstUse } from './on-first-use.ts'

const months: Record<Language, readonly string[]> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  ca: ['gen', 'febr', 'març', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct', 'nov', 'des'],
}
const weekdays: Record<Language, readonly string[]> = {
  es: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'],
  ca: ['dg', 'dl', 'dt', 'dc', 'dj', 'dv', 'ds'],
}
const unknownDate: Record<Language, string> = { es: 'Fecha desconocida', ca: 'Data desconeguda' }
const invalidDate: Record<Language, string> = { es: 'Fecha inválida', ca: 'Data no vàlida' }

/** A day such as `2026-12-04` is its midnight in UTC, which is in that day in the club's time zone. */
type Moment = Date | string | null | undefined

/** Builds the format of a language once, and only when it is used: building one is expensive. */
function clubFormats(options: Intl.DateTimeFormatOptions): (language: Language) => (date: Date) => string {
  const built: Partial<Record<Language, (date: Date) => string>> = {}
  return (language) => (built[language] ??= buildFormat(language, options))
}

function buildFormat(language: Language, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const format = new Intl.DateTimeFormat(`${language}-ES`, { timeZone: CLUB_TIME_ZONE, ...options })
  return remember((date) => format.format(date))
}

const MAX_REMEMBERED_DATES = 500

/** Formatting is expensive and pages repeat the same dates. */
function remember<Formatted>(format: (date: Date) => Formatted): (date: Date) => Formatted {
  const remembered = new Map<number, Formatted>()
  return (date) => {
    const known = remembered.get(date.getTime())
    if (known !== undefined) return known
    const formatted = format(date)
    if (remembered.size >= MAX_REMEMBERED_DATES) remembered.clear()
    remembered.set(date.getTime(), formatted)
    return formatted
  }
}

const weekdayNames = clubFormats({ weekday: 'long' })
const weekdayDays = clubFormats({ weekday: 'long', day: 'numeric', month: 'long' })
const monthsOfYears = clubFormats({ month: 'long', year: 'numeric' })
const longDates = clubFormats({ dateStyle: 'full' })
const dayMonths = clubFormats({ day: 'numeric', month: 'long' })
const days = clubFormats({ day: 'numeric' })

const partsFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: CLUB_TIME_ZONE,
      weekday: 'short',
      year: 'numeric',
      month: 'numeric',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** «04 dic 2026 - 21:00», in the club's time zone. */
export function formatDateTime(moment: Moment, language: Language): string {
  return formatParts(
    moment,
    language,
    ({ day, month, year, hour, minute }) => `${day} ${month} ${year} - ${hour}:${minute}`,
  )
}

/** «Viernes, 04 dic 2026 - 21:00» */
export function formatDayAndTime(moment: Date | string, language: Language): string {
  return `${capitalize(formatWeekdayName(new Date(moment), language))}, ${formatDateTime(moment, language)}`
}

/** «viernes» */
export function formatWeekdayName(moment: Date, language: Language): string {
  return weekdayNames(language)(moment)
}

/** From Monday: «lun» and «lunes», and so on. */
export function weekdayHeads(language: Language): { short: string; name: string }[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    short: weekdays[language][day % 7] ?? '',
    // The first of January 2024 was a Monday.
    name: formatWeekdayName(new Date(Date.UTC(2024, 0, day, 12)), language),
  }))
}

/** «04 dic 2026» */
export function formatDate(moment: Moment, language: Language): string {
  return formatParts(moment, language, ({ day, month, year }) => `${day} ${month} ${year}`)
}

/** «4 dic» */
export function formatDayOfMonth(moment: Moment, language: Language): string {
  return formatParts(moment, language, ({ day, month }) => `${Number(day)} ${month}`)
}

/** «dic», «dic 2026» */
export function formatMonth(moment: Moment, language: Language, and?: 'year'): string {
  return formatParts(moment, language, ({ month, year }) => (and === 'year' ? `${month} ${year}` : month))
}

/** «Diciembre de 2026» */
export function formatMonthOfYear(moment: Date | string, language: Language): string {
  return capitalize(monthsOfYears(language)(new Date(moment)))
}

/** «vie 04 dic 2026» */
export function formatWeekdayDate(moment: Moment, language: Language): string {
  return formatParts(moment, language, ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`)
}

/** «vie 04 dic» */
export function formatWeekday(moment: Moment, language: Language): string {
  return formatParts(moment, language, ({ weekday, day, month }) => `${weekday} ${day} ${month}`)
}

/** «vie 04 dic, 21:00», for what is near. */
export function formatWeekdayTime(moment: Moment, language: Language): string {
  return formatParts(
    moment,
    language,
    ({ weekday, day, month, hour, minute }) => `${weekday} ${day} ${month}, ${hour}:${minute}`,
  )
}

/** «jueves a las 18:00», «dijous a les 18:00»; with the date when it is more than six days after `now`. */
export function formatWeekdayAndHour(moment: Date, language: Language, now: Date): string {
  const far = moment.getTime() - now.getTime() > 6 * 86_400_000
  const day = (far ? weekdayDays : weekdayNames)(language)(moment)
  return `${day.replace(',', '')} ${formatAtHour(moment, language)}`
}

/** «el jueves a las 18:00», «dijous a les 18:00»; on that day «hoy a las 18:00», «avui a les 18:00». */
export function formatDeadline(moment: Date, language: Language, now: Date): string {
  if (formatShortDate(moment) === formatShortDate(now)) {
    return `${language === 'es' ? 'hoy' : 'avui'} ${formatAtHour(moment, language)}`
  }
  const day = formatWeekdayAndHour(moment, language, now)
  return language === 'es' ? `el ${day}` : day
}

/** «a las 18:00», «a la 01:30» */
function formatAtHour(moment: Date, language: Language): string {
  const hour = formatTime(moment, language)
  if (hour.startsWith('01')) return `a la ${hour}`
  return `${language === 'es' ? 'a las' : 'a les'} ${hour}`
}

/** «Viernes, 4 de diciembre de 2026» */
export function formatLongDate(moment: Date | string, language: Language): string {
  return capitalize(longDates(language)(new Date(moment)))
}

/** «3 de diciembre», «3 de desembre», for a sentence. */
export function formatDayMonth(moment: Date | string, language: Language): string {
  return dayMonths(language)(new Date(moment))
}

/** «1», or «28 de noviembre» where the other date is in another month. */
export function formatDayOrDayMonth(moment: Date | string, other: Date | string, language: Language): string {
  const same = formatMonth(new Date(moment), language, 'year') === formatMonth(new Date(other), language, 'year')
  return same ? days(language)(new Date(moment)) : formatDayMonth(moment, language)
}

/** For a date that starts a sentence. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** «21:00» */
export function formatTime(moment: Moment, language: Language): string {
  return formatParts(moment, language, ({ hour, minute }) => `${hour}:${minute}`)
}

const DAY_MS = 86_400_000

/** «21:00 – 23:30»; of what ends later than a day, with its end's date. */
export function formatTimes(start: string, end: string | null, language: Language): string {
  if (end === null) return formatTime(start, language)
  const isLong = new Date(end).getTime() - new Date(start).getTime() >= DAY_MS
  return `${formatTime(start, language)} – ${(isLong ? formatWeekdayTime : formatTime)(end, language)}`
}

const shortFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-GB', { timeZone: CLUB_TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' }),
)

/** «04/12/2026», for the panel. */
export function formatShortDate(moment: Date | string): string {
  return shortFormat().format(new Date(moment))
}

type Parts = { weekday: string; day: string; month: string; year: string; hour: string; minute: string }

function formatParts(moment: Moment, language: Language, format: (parts: Parts) => string): string {
  if (moment === null || moment === undefined || moment === '') return unknownDate[language]
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return invalidDate[language]
  const { month, weekday, ...rest } = clubTimeParts(date)
  return format({
    ...rest,
    month: months[language][Number(month) - 1] ?? '',
    weekday: weekdays[language][englishWeekdays.indexOf(weekday)] ?? '',
  })
}

const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const clubTimeParts = remember((date): Parts => {
  const {
    weekday = '',
    day = '',
    month = '',
    year = '',
    hour = '',
    minute = '',
  } = Object.fromEntries(
    partsFormat()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return { weekday, day, month, year, hour, minute }
})
