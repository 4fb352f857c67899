type Entries = {
  /** `kept`: of a year that is kept, or still owed, or still credit. */
  charges: readonly { id: number; kept: boolean }[]
  payments: readonly { id: number; kept: boolean; reverses: number | null }[]
  parts: readonly { chargeId: number; paymentId: number }[]
}

/** Charges and payments of which nothing is kept: neither they nor what they have paid, were paid by or reverse. */
export function closedEntries({ charges, payments, parts }: Entries): { charges: number[]; payments: number[] } {
  const links = [
    ...parts.map(({ chargeId, paymentId }) => [`c${chargeId}`, `p${paymentId}`] as const),
    ...payments.flatMap(({ id, reverses }) => (reverses === null ? [] : [[`p${id}`, `p${reverses}`] as const])),
  ]
  const beside = new Map<string, string[]>()
  for (const [one, other] of links) {
    beside.set(one, [...(beside.get(one) ?? []), other])
    beside.set(other, [...(beside.get(other) ?? []), one])
  }
  const kept = new Set<string>()
  const found = [
    ...charges.filter((charge) => charge.kept).map(({ id }) => `c${id}`),
    ...payments.filter((payment) => payment.kept).map(({ id }) => `p${id}`),
  ]
  for (let next = found.pop(); next !== undefined; next = found.pop()) {
    if (kept.has(next)) continue
    kept.add(next)
    found.push(...(beside.get(next) ?? []))
  }
  return {
    charges: charges.map(({ id }) => id).filter((id) => !kept.has(`c${id}`)),
    payments: payments.map(({ id }) => id).filter((id) => !kept.has(`p${id}`)),
  }
}
