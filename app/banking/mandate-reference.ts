/** `C-00012-1`: the number of the member and which of their mandates it is. */
export function mandateReference(memberNumber: string, count: number): string {
  return `${memberNumber}-${count}`
}
