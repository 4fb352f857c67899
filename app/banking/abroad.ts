/** Structured, as a file of direct debits has it (ISO 20022, PostalAddress). */
export type Address = { street: string; number?: string | undefined; postCode: string; town: string; country: string }

/** What a debit of an account outside the EEA names besides (EPC016-06). */
export type Abroad = { bic: string; address: Address }

/** ISO 9362, in capitals: bank, country, place and, if it has one, branch. */
export function isBic(bic: string): boolean {
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic)
}
