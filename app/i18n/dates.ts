import { club } from '#app/club.ts'
import type { Language } from './language.ts'

const months: Record<Language, readonly string[]> = {
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
  ca: ['gen', 'febr', 'març', 'abr', 'maig', 'juny', 'jul', 'ag', 'set', 'oct', 'nov', 'des'],
}
const unknownDate: Record<Language, string> = { es: 'Fecha desconocida', ca: 'Data desconeguda' }
const invalidDate: Record<Language, string> = { es: 'Fecha inválida', ca: 'Data no vàlida' }

type Moment = Date | string | null | undefined

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: club.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * «04 dic 2026 - 21:00», in the club's zone whatever the server's or the visitor's (specification §9, decisions Data).
 */
export function formatDateTime(moment: Moment, language: Language): string {
  return inWords(
    moment,
    language,
    ({ day, month, year, hour, minute }) => `${day} ${month} ${year} - ${hour}:${minute}`,
  )
}

/** «04 dic 2026» */
export function formatDate(moment: Moment, language: Language): string {
  return inWords(moment, language, ({ day, month, year }) => `${day} ${month} ${year}`)
}

/** «21:00» */
export function formatTime(moment: Moment, language: Language): string {
  return inWords(moment, language, ({ hour, minute }) => `${hour}:${minute}`)
}

const digits = new Intl.DateTimeFormat('en-GB', {
  timeZone: club.timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** «04/12/2026», for the panel (back-office §9). */
export function formatShortDate(moment: Date | string): string {
  return digits.format(new Date(moment))
}

type Parts = { day: string; month: string; year: string; hour: string; minute: string }

function inWords(moment: Moment, language: Language, write: (parts: Parts) => string): string {
  if (moment === null || moment === undefined || moment === '') return unknownDate[language]
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return invalidDate[language]
  const { month, ...rest } = onTheClock(date)
  return write({ ...rest, month: months[language][Number(month) - 1] ?? '' })
}

/**
 * A page says the same moment several times, and many pages say the same ones: what the clock shows is worked out once
 * (it is dear).
 */
const known = new Map<number, Parts>()

function onTheClock(date: Date): Parts {
  const moment = date.getTime()
  const before = known.get(moment)
  if (before) return before
  const {
    day = '',
    month = '',
    year = '',
    hour = '',
    minute = '',
  } = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  const parts = { day, month, year, hour, minute }
  if (known.size >= 500) known.clear()
  known.set(moment, parts)
  return parts
}
