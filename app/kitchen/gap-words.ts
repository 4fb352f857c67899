/** Replaces the name of a guest in a stored text. */
export const HIDDEN_NAME = '[…]'

/** A note for the kitchen. @param gap the text in place of a hidden name */
export function withGapWords(note: string, gap: string): string {
  return note.replaceAll(HIDDEN_NAME, gap)
}
