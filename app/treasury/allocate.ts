/** Money that is not yet of a charge. */
export type Credit = { paymentId: number; cents: number }
export type OpenAmount = { chargeId: number; cents: number }
export type Part = { paymentId: number; chargeId: number; cents: number }

/** Pays the charges in their order with the payments in theirs, as far as the money goes. */
export function allocate(credits: readonly Credit[], open: readonly OpenAmount[]): Part[] {
  const left = credits.map((credit) => ({ ...credit }))
  return open.flatMap(({ chargeId, cents }) => {
    let due = cents
    return left.flatMap((credit) => {
      const part = Math.min(due, credit.cents)
      if (part <= 0) return []
      due -= part
      credit.cents -= part
      return { paymentId: credit.paymentId, chargeId, cents: part }
    })
  })
}
