import type { PaymentState, PaymentWay } from '#app/bookings/parties/payment.ts'

/** Money that phones collect is an observed-remove set, as check-ins (`operations.ts`); of several, one counts. */
export type PaymentOperation =
  | { kind: 'pay'; id: string; party: string; amount: number; way: PaymentWay }
  /** `ids`: the payments that are undone. */
  | { kind: 'unpay'; party: string; ids: readonly string[] }

type Collected = { id: string; amount: number; way: PaymentWay }

/** What the server knows of the payment of a party; `collected`: at the door, and not undone. */
export type PartyPayment = {
  party: string
  due: number
  state: PaymentState
  amount: number | null
  way: PaymentWay | null
  collected: readonly Collected[]
}

export type ShownPayment = Pick<PartyPayment, 'due' | 'state' | 'amount' | 'way'> & {
  /** Payments that an undo names; empty when the office has noted it. */
  ids: readonly string[]
}

/** The payment of a party with what this phone has still to send. */
export function shownPayment(known: PartyPayment, operations: readonly PaymentOperation[]): ShownPayment {
  const own = operations.filter(({ party }) => party === known.party)
  const undone = new Set(own.flatMap((operation) => (operation.kind === 'unpay' ? operation.ids : [])))
  const all = [...known.collected, ...own.filter((operation) => operation.kind === 'pay')]
  const live = [...new Map(all.map((one) => [one.id, one])).values()].filter(({ id }) => !undone.has(id))
  const ids = live.map(({ id }) => id)
  const { due, state, amount, way } = known
  const [first] = live
  if (first) return { due, state: 'paid', amount: first.amount, way: first.way, ids }
  if (known.collected.length > 0) return { due, state: 'unpaid', amount: null, way: null, ids }
  return { due, state, amount, way, ids }
}
