/** What is known of a party's payment; `at-door`: it pays when it comes; `invited`: it pays nothing. */
export const paymentStates = ['unpaid', 'paid', 'at-door', 'invited'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentWays = ['transfer', 'card', 'cash', 'bizum'] as const
export type PaymentWay = (typeof paymentWays)[number]
