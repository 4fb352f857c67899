/** The SEPA countries with the length of their IBANs (EPC409-09; SWIFT). Territories use their state's code. */
const inTheEea: Record<string, number> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
}
const outsideTheEea: Record<string, number> = {
  AD: 24,
  AL: 28,
  CH: 21,
  GB: 22,
  GI: 23,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  RS: 22,
  SM: 27,
  VA: 22,
}

/** In the order of their codes. */
export const sepaCountries = Object.keys({ ...inTheEea, ...outsideTheEea }).toSorted()

/** Undefined outside SEPA. */
export function sepaIbanLength(country: string): number | undefined {
  return inTheEea[country] ?? outsideTheEea[country]
}

export function isInSepa(country: string): boolean {
  return sepaIbanLength(country) !== undefined
}

/** A debit of an account outside the EEA names the BIC and the structured address of the debtor (EPC016-06). */
export function needsAddressAndBic(country: string): boolean {
  return country in outsideTheEea
}
