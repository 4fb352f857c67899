/** What is known of a party's payment; `at-door`: it pays when it comes; `invited`: it pays nothing. */
const paymentStates = ['unpaid', 'paid', 'at-door', 'invited'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentWays = ['transfer', 'card', 'cash', 'bizum'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** Without the fractions of a cent that adding floats leaves. */
export function sumEuros(amounts: readonly (number | null)[]): number {
  return amounts.reduce<number>((cents, euros) => cents + Math.round((euros ?? 0) * 100), 0) / 100
}
