import { LARGEST_PARTY } from '#app/seats/party-size.ts'

/** The name of the buttons that ask for one guest more or fewer. */
export const STEP = 'step'

/** The most fields that a form with the guests of a party has: thirty with every box ticked. */
export const MAX_PARTY_FIELDS = 800

/**
 * Puts the number and the guests of a sent form in order. A press of a step button changes the number and keeps every
 * guest, also those that are not shown any more; a sent booking has only its own.
 * @returns whether a step button was pressed
 */
export function arrangeGuests(form: FormData): boolean {
  if (pressStep(form)) return true
  const size = Number(form.get('size') ?? 1)
  for (const name of new Set(form.keys())) if (rowOf(name) >= 0 && !(rowOf(name) < size - 1)) form.delete(name)
  return false
}

/** A press of a step button changes the number, and nothing else. @returns whether one was pressed */
export function pressStep(form: FormData): boolean {
  const step = Number(form.get(STEP))
  if (!step || form.has('act')) return false
  form.set('size', String(stepSize(Number(form.get('size') ?? 1), step)))
  return true
}

/** The row of a guest's field; -1 for the fields of the party. */
function rowOf(name: string): number {
  return Number(/^guests\[(\d+)\]/.exec(name)?.[1] ?? -1)
}

/** One guest more or fewer. */
export function stepSize(size: number, step: number, limit = LARGEST_PARTY): number {
  return clampSize(size + Math.sign(step), limit)
}

/** How many guests the form shows: at least one, and no more than the limit. */
export function clampSize(typed: unknown, limit: number): number {
  const size = Number(typed ?? 1)
  return Number.isInteger(size) ? Math.min(Math.max(size, 1), limit) : 1
}
