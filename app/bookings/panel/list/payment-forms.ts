import * as v from 'valibot'
import type { Payment } from '#app/bookings/parties/payments.server.ts'
import type { PaymentWay } from '#app/bookings/parties/payment.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { paymentChoices } from '#app/bookings/panel/shared/payment-label.ts'
import type { PaymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'

const ownError = (key: keyof PaymentTexts['errors']): string => key

/** A booking and the version of its payment that was shown: `id:3`. */
const seenPayment = v.pipe(
  v.string(),
  v.transform((text) => {
    const [id = '', version = ''] = text.split(':')
    return { id, version: Number(version) }
  }),
  v.check(({ id, version }) => isUuid(id) && Number.isInteger(version) && version >= 0, 'invalid' satisfies FieldError),
)

const MAX_CHOSEN = 200

const amount = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,7}([.,]\d{1,2})?$/, ownError('amountFormat')),
    v.transform((typed) => Number(typed.replace(',', '.'))),
  ),
)

/** Of one booking or several; the amount is of each, and without it the price of the seats. */
export const paymentSchema = v.object({
  payments: v.pipe(
    v.optional(v.array(seenPayment), []),
    v.minLength(1, ownError('nobodyChosen')),
    v.maxLength(MAX_CHOSEN, 'invalid' satisfies FieldError),
  ),
  payment: v.picklist(paymentChoices, 'optionUnknown' satisfies FieldError),
  paid_amount: amount,
})
export type PaymentForm = v.InferOutput<typeof paymentSchema>

export function paymentOfForm({ payment, paid_amount }: Pick<PaymentForm, 'payment' | 'paid_amount'>): Payment {
  if (payment === 'unpaid' || payment === 'at-door' || payment === 'invited') return { state: payment }
  return { state: 'paid', way: payment.slice('paid:'.length) as PaymentWay, amount: paid_amount }
}
