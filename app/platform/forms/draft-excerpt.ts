import { equalEnds } from '#app/ui/equal-ends.ts'

/** Characters shown around what changed. */
const CONTEXT = 24

/** The part of `typed` that differs from `stored`, in whole words, with a little of what stands around it. */
export function changedPart(stored: string, typed: string): { before: string; changed: string; after: string } {
  const [from, to] = [words(stored), words(typed)]
  const { start, end } = equalEnds(from, to)
  const before = to.slice(0, start).join('')
  const after = to.slice(to.length - end).join('')
  return {
    before: before.length > CONTEXT ? `…${before.slice(-CONTEXT)}` : before,
    changed: to.slice(start, to.length - end).join(''),
    after: after.length > CONTEXT ? `${after.slice(0, CONTEXT)}…` : after,
  }
}

/** A stored value as a person reads it: HTML without its tags, dates in the order of the day. */
export function readable(value: string): string {
  return value
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/, (_, year, month, day, time?: string) =>
      [`${day}/${month}/${year}`, time].filter(Boolean).join(' '),
    )
    .trim()
}

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}
