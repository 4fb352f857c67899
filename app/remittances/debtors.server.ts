import type { Address } from '#app/banking/abroad.ts'
import { decryptField } from '#app/platform/secrets/secrets.server.ts'
import type { Debtor } from './leave-out.ts'

type Stored = { id: string; holder: string | null; iban: string | null; bic: string | null; address: string | null }

/** What a signed mandate says of the debtor; null of one that is not signed. */
export function readDebtor(mandate: Stored): Debtor | null {
  const read = (column: 'holder' | 'iban' | 'bic' | 'address'): string | null => {
    const stored = mandate[column]
    return stored === null ? null : decryptField(stored, `mandates.${column}:${mandate.id}`)
  }
  const [name, iban, address] = [read('holder'), read('iban'), read('address')]
  if (name === null || iban === null) return null
  return { name, iban, bic: read('bic'), address: address === null ? null : (JSON.parse(address) as Address) }
}
