import { formatDate, formatDayAndTime, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { localized } from '#app/i18n/localized.ts'
import { formatEuros } from '#app/i18n/money.ts'

/** What the terms call essential; part of the data of a mail. */
const essentialFacts = ['date', 'place', 'price'] as const
type EssentialFact = (typeof essentialFacts)[number]

export type EssentialFacts = { date: Date; location: string; locationCa: string; price: number }

export function changedFacts(before: EssentialFacts, after: EssentialFacts): EssentialFact[] {
  const changed: Record<EssentialFact, boolean> = {
    date: formMinute(before.date) !== formMinute(after.date),
    place: isMoved(before, after),
    price: before.price !== after.price,
  }
  return essentialFacts.filter((fact) => changed[fact])
}

export type ChangeName = EssentialFact | 'time'

/** Another hour of the same day is a change of the hour. */
export function namesOfChanges(before: EssentialFacts, after: EssentialFacts): ChangeName[] {
  const isSameDay = formatDate(before.date, 'es') === formatDate(after.date, 'es')
  return changedFacts(before, after).map((fact) => (fact === 'date' && isSameDay ? 'time' : fact))
}

export const namesOfFacts = (facts: readonly string[]): ChangeName[] =>
  essentialFacts.filter((fact) => facts.includes(fact))

export function factText(name: ChangeName, facts: EssentialFacts, language: Language, free: string): string {
  if (name === 'time') return formatTime(facts.date, language)
  if (name === 'date') return formatDayAndTime(facts.date, language)
  if (name === 'place') return localized(language, facts.location, facts.locationCa)
  return facts.price > 0 ? formatEuros(facts.price) : free
}

/** A translation that is added or removed moves nothing. */
function isMoved(before: EssentialFacts, after: EssentialFacts): boolean {
  const inBoth = (['location', 'locationCa'] as const).filter((name) => before[name] && after[name])
  if (inBoth.length === 0) return (before.location || before.locationCa) !== (after.location || after.locationCa)
  return inBoth.some((name) => before[name] !== after[name])
}

/** The form has no seconds. */
const formMinute = (date: Date) => Math.floor(date.getTime() / 60_000)
