import { modulo97 } from './modulo-97.ts'

/** What a creditor's bank assigns when it assigns no other. */
const DEFAULT_SUFFIX = '000'

/**
 * The identifier (AT-02) of a Spanish creditor from its normalized NIF: country, check digits, suffix and NIF. The
 * suffix takes no part in the check digits (ISO 7064, MOD 97-10).
 */
export function creditorIdentifier(nif: string, suffix = DEFAULT_SUFFIX): string {
  const check = String(98 - modulo97(`${nif}ES00`)).padStart(2, '0')
  return `ES${check}${suffix}${nif}`
}
