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

/** «04 dic 2026 - 21:00», in the club's zone whatever the server's or the visitor's (specification §9, decisions Data). */
export function formatDateTime(moment: Moment, language: Language): string {
  return inWords(moment, language, ({ day, month, year, hour, minute }) => `${day} ${month} ${year} - ${hour}:${minute}`)
}

/** «04 dic 2026» */
export function formatDate(moment: Moment, language: Language): string {
  return inWords(moment, language, ({ day, month, year }) => `${day} ${month} ${year}`)
}

/** «21:00» */
export function formatTime(moment: Moment, language: Language): string {
  return inWords(moment, language, ({ hour, minute }) => `${hour}:${minute}`)
}

const digits = new Intl.DateTimeFormat('en-GB', { timeZone: club.timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })

/** «04/12/2026», for the panel (back-office §9). */
export function formatShortDate(moment: Date | string): string {
  return digits.format(new Date(moment))
}

type Parts = { day: string; month: string; year: string; hour: string; minute: string }

function inWords(moment: Moment, language: Language, write: (parts: Parts) => string): string {
  if (moment === null || moment === undefined || moment === '') return unknownDate[language]
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return invalidDate[language]
  const part = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  return write({
    day: part.day ?? '',
    month: months[language][Number(part.month) - 1] ?? '',
    year: part.year ?? '',
    hour: part.hour ?? '',
    minute: part.minute ?? '',
  })
}
