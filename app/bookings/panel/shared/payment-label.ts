import { sumEuros, type PaymentState, type PaymentWay } from '#app/bookings/parties/payment.ts'
import { formatEuros } from '#app/i18n/money.ts'
import type { PaymentTexts } from './payment-texts.ts'

type Paying = { paymentState: PaymentState; paidAmount: number | null; seatPrice: number; size: number }

/** What lists and sheets say of a booking's payment; null where nothing is to be paid. */
export function paymentLabel(booking: Paying, t: PaymentTexts): string | null {
  const { paymentState, paidAmount } = booking
  const total = totalOf(booking)
  if (total === 0) return null
  if (paymentState === 'at-door') return t.atDoor(formatEuros(total))
  if (paymentState !== 'paid' || paidAmount === null) return t.states[paymentState]
  return paidAmount < total ? t.paidPart(formatEuros(paidAmount), formatEuros(total)) : t.paid(formatEuros(paidAmount))
}

export function totalOf({ seatPrice, size }: Pick<Paying, 'seatPrice' | 'size'>): number {
  return sumEuros(Array.from({ length: size }, () => seatPrice))
}

/** «pagado» with its way is one choice of a form. */
export const paymentChoices = [
  'paid:transfer',
  'paid:card',
  'paid:cash',
  'paid:bizum',
  'at-door',
  'invited',
  'unpaid',
] as const
type PaymentChoice = (typeof paymentChoices)[number]

export function choiceLabel(choice: PaymentChoice, t: PaymentTexts): string {
  const [state, way] = choice.split(':') as [PaymentState, PaymentWay | undefined]
  return way ? `${t.states[state]} ${t.ways[way]}` : t.states[state]
}

export function choiceOf({
  paymentState,
  paidWay,
}: {
  paymentState: PaymentState
  paidWay: PaymentWay | null
}): PaymentChoice {
  if (paymentState !== 'paid') return paymentState
  return `paid:${paidWay ?? 'transfer'}`
}
