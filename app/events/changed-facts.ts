/** What the terms call essential; part of the reference of a mail. */
export const essentialFacts = ['date', 'place', 'price'] as const
export type EssentialFact = (typeof essentialFacts)[number]

type Facts = { date: Date; location: string; locationCa: string; price: number }

export function changedFacts(before: Facts, after: Facts): EssentialFact[] {
  const changed: Record<EssentialFact, boolean> = {
    date: formMinute(before.date) !== formMinute(after.date),
    place: isMoved(before, after),
    price: before.price !== after.price,
  }
  return essentialFacts.filter((fact) => changed[fact])
}

/** A translation that is added or removed moves nothing. */
function isMoved(before: Facts, after: Facts): boolean {
  const inBoth = (['location', 'locationCa'] as const).filter((name) => before[name] && after[name])
  if (inBoth.length === 0) return (before.location || before.locationCa) !== (after.location || after.locationCa)
  return inBoth.some((name) => before[name] !== after[name])
}

/** The form has no seconds. */
const formMinute = (date: Date) => Math.floor(date.getTime() / 60_000)
