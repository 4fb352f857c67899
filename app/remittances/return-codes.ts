/** What the product does after a return (ISO 20022, external status reasons of the SEPA rulebooks). */
export type ReturnEffect = 'collect-again' | 'new-account' | 'revoked' | 'talk' | 'deceased' | 'ours' | 'unknown'

const effects: Record<string, ReturnEffect> = {
  AM04: 'collect-again',
  AC01: 'new-account',
  AC04: 'new-account',
  AC06: 'new-account',
  AG01: 'new-account',
  RC01: 'new-account',
  MD01: 'revoked',
  MD06: 'talk',
  MS02: 'talk',
  SL01: 'talk',
  MD07: 'deceased',
  AM05: 'ours',
  BE05: 'ours',
  FF01: 'ours',
  AG02: 'ours',
  MD02: 'ours',
  RR01: 'ours',
  RR02: 'ours',
  RR03: 'ours',
  RR04: 'ours',
}

/** Faults of the club or of its file; banks have more codes of the last kind than those above. */
const OURS = /^(AM05|BE05|FF01|AG02|MD02|RR0[0-9])$/
/** The same for PostgreSQL. */
export const OUR_CODES = OURS.source

/** The codes that somebody can choose by hand. */
export const returnCodes = Object.keys(effects)

/** Any other code is shown as it came. */
export function effectOf(code: string): ReturnEffect {
  return OURS.test(code) ? 'ours' : (effects[code] ?? 'unknown')
}

/** Nothing more is debited until somebody has spoken with the member. */
export function holdsAccount(effect: ReturnEffect): boolean {
  return effect === 'new-account' || effect === 'talk' || effect === 'deceased'
}

/** The member gets the link to sign another order. */
export function needsMandate(effect: ReturnEffect): boolean {
  return effect === 'new-account' || effect === 'revoked'
}

/** Faults of the club's file are none of the member's, and nobody writes to the family of a member who has died. */
export function tellsMember(effect: ReturnEffect): boolean {
  return effect !== 'ours' && effect !== 'deceased'
}
