/** What the terms call essential; part of the reference of a mail. */
export const essentialFacts = ['date', 'place', 'price'] as const
export type EssentialFact = (typeof essentialFacts)[number]

type Facts = { date: Date; location: string; locationCa: string; price: number }

export function changedFacts(before: Facts, after: Facts): EssentialFact[] {
  const changed: Record<EssentialFact, boolean> = {
    date: formMinute(before.date) !== formMinute(after.date),
    place: before.location !== after.location || before.locationCa !== after.locationCa,
    price: before.price !== after.price,
  }
  return essentialFacts.filter((fact) => changed[fact])
}

/** The form has no seconds. */
const formMinute = (date: Date) => Math.floor(date.getTime() / 60_000)
