export function normalizeIban(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** IBAN lengths of the members' countries; others only need the standard's 15 to 34. */
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

/** Checks form, length and check digits of a normalized IBAN (ISO 13616-1; ISO 7064, MOD 97-10). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  if (length !== undefined && iban.length !== length) return false
  const check = Number(iban.slice(2, 4))
  if (check < 2 || check > 98) return false
  return remainder(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** Modulo 97 by character (A is 10, Z is 35): the whole number exceeds JavaScript's integers. */
function remainder(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
