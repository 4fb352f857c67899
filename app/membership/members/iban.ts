/** An IBAN as it is kept: no spaces or hyphens, capital letters. */
export function tidyIban(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/**
 * Lengths of the countries whose accounts our members have; others are held to the standard's limits only (15 to 34).
 */
const lengths: Record<string, number> = {
  AD: 24,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  NL: 18,
  PT: 25,
}

/**
 * Whether it can be an IBAN: form, length and check digits (ISO 13616-1; the digits by ISO 7064, MOD 97-10). Expects it
 * tidy.
 */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  const check = Number(iban.slice(2, 4))
  if (check < 2 || check > 98) return false
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** Modulo 97, letter by letter (A is 10, Z is 35): the whole number is too long for JavaScript's. */
function remainder(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** In groups of four, as people read it. */
export function printIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
