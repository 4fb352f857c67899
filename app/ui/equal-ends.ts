/** How much two sequences have in common at the start, and at the end of what is left. */
export function equalEnds(one: ArrayLike<string>, other: ArrayLike<string>): { start: number; end: number } {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  return { start, end }
}
