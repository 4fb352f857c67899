/** The remainder of 97 of letters and digits (A is 10, Z is 35), by character: the number is too long for one. */
export function modulo97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
