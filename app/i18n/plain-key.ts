/** A text without case and accents, to compare it; never shown. */
export function plainKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
