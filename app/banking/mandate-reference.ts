/** `C-00012-1`: the number of the member and which of their mandates it is. */
export function mandateReference(memberNumber: string, count: number): string {
  return `${memberNumber}-${count}`
}

/** Banks do not distinguish capital letters in references: those with the same key are one mandate. */
export function mandateKey(reference: string): string {
  return reference.toLowerCase()
}
