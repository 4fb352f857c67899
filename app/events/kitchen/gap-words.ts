/** Stands in a stored text for the words that name a guest. */
export const HIDDEN_NAME = '[…]'

/** A note as the kitchen reads it: the gap says what to do. */
export function withGapWords(note: string, gap: string): string {
  return note.replaceAll(HIDDEN_NAME, gap)
}
