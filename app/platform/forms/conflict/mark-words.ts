import { equalEnds } from '#app/ui/equal-ends.ts'

type MarkedText = { text: string; changed: boolean }

/** Above this many comparisons everything between the first and the last difference is marked. */
const MAX_COMPARISONS = 1_000_000

/** The parts of a text that differ, by whole words, from the text that was opened. */
export function markWords(opened: string, text: string): MarkedText[] {
  const before = wordsOf(opened)
  const after = wordsOf(text)
  const { start, end } = equalEnds(before, after)
  const middle = after.slice(start, after.length - end)
  const marks = markMiddle(before.slice(start, before.length - end), middle)
  return join([
    { text: after.slice(0, start).join(''), changed: false },
    ...middle.map((word, index) => ({ text: word, changed: marks[index] ?? true })),
    { text: after.slice(after.length - end).join(''), changed: false },
  ])
}

export type WordCount = { changed: number; added: number; removed: number }

/** How many words differ from the text that was opened; null for texts that are too long to compare. */
export function countChangedWords(opened: string, text: string): WordCount | null {
  if (wordsOf(opened).length * wordsOf(text).length > MAX_COMPARISONS) return null
  const fresh = countMarked(markWords(opened, text))
  const gone = countMarked(markWords(text, opened))
  const changed = Math.min(fresh, gone)
  return { changed, added: fresh - changed, removed: gone - changed }
}

function countMarked(parts: readonly MarkedText[]): number {
  const marked = parts.filter(({ changed }) => changed).map(({ text }) => text)
  return marked.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

/** Words and what separates them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** By the longest common subsequence: true for the words of `after` that are not in it. */
function markMiddle(before: string[], after: string[]): boolean[] {
  if (before.length * after.length > MAX_COMPARISONS) return after.map(() => true)
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      lengths[row * width + column] =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const marks = after.map(() => true)
  for (let row = 0, column = 0; row < before.length && column < after.length;) {
    if (before[row] === after[column]) {
      marks[column] = false
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return marks
}

/** Neighbours of one kind become one part; a space between two changed words is part of the change. */
function join(parts: MarkedText[]): MarkedText[] {
  const joined: MarkedText[] = []
  for (const [index, part] of parts.entries()) {
    if (!part.text) continue
    const changed =
      part.changed || (part.text.trim() === '' && !!joined.at(-1)?.changed && parts[index + 1]?.changed === true)
    const last = joined.at(-1)
    if (last?.changed === changed) last.text += part.text
    else joined.push({ text: part.text, changed })
  }
  return joined
}
