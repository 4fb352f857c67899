import { equalEnds } from '../equal-ends.ts'

const CONTEXT_LENGTH = 60
/** Two or three lines are read whole. */
const WHOLE_LENGTH = 200
const MAX_LENGTH = 600

/** Of two long texts, the parts between their equal ends, with some words around. */
export function cutEqualEnds(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= WHOLE_LENGTH) return { before, after }
  const { start, end } = equalEnds(before, after)
  const from = Math.max(0, start - CONTEXT_LENGTH)
  const cut = (text: string) => {
    const to = Math.min(text.length - Math.max(0, end - CONTEXT_LENGTH), from + MAX_LENGTH)
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}
