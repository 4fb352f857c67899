import { formAct } from '#app/accounts/session/panel-action.server.ts'
import { recordPayments } from '#app/bookings/parties/payments.server.ts'
import { paymentOfForm, paymentSchema } from './payment-forms.ts'
import type { PaymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'

/** Of one booking or of those that are ticked in the list. */
export function paymentAct(eventId: number, t: PaymentTexts) {
  return formAct({
    needs: 'payments.edit',
    schema: paymentSchema,
    failed: t.failed,
    invalid: { text: t.errors.nobodyChosen },
    async run({ fields, actor, refuse }) {
      const { recorded, refused } = await recordPayments(eventId, fields.payments, paymentOfForm(fields), actor)
      const [first] = refused
      if (first && recorded.length === 0) return refuse(first.reason, { text: t.refusals[first.reason] })
      return { ok: true, title: t.done(recorded.length), ...(first && { text: t.some(refused.length) }) }
    },
  })
}
