import * as v from 'valibot'
import { clubDay, isDay } from '#app/platform/club-day.ts'
import { optionalLine, requiredLine } from '#app/platform/forms/fields.ts'
import { rowIdField, uuidField } from '#app/platform/forms/ids.ts'
import { amountField } from '#app/treasury/amount-field.ts'
import type { AccountTexts } from './account-texts.ts'

const own = (error: keyof AccountTexts['errors']) => error

const dayField = v.pipe(v.string(own('dayInvalid')), v.check(isDay, own('dayInvalid')))

/** How money comes that the bank does not debit. */
export const handMethods = ['transfer', 'cash', 'card', 'bizum'] as const

/** `key`: of the open form, so that sending it twice notes one payment. */
export const paymentSchema = v.object({
  key: uuidField,
  amount: amountField(own('amountInvalid')),
  method: v.picklist(handMethods, own('choose')),
  received_on: v.pipe(
    dayField,
    v.check((day) => day <= clubDay(), own('dayInFuture')),
  ),
  /** What it pays first. */
  charge: v.optional(v.array(rowIdField), []),
  note: optionalLine(200),
})
export type PaymentForm = v.InferOutput<typeof paymentSchema>

export const chargeSchema = v.object({
  key: uuidField,
  concept: requiredLine(120, own('conceptMissing')),
  concept_ca: optionalLine(120),
  amount: amountField(own('amountInvalid')),
  due_on: dayField,
})
export type ChargeForm = v.InferOutput<typeof chargeSchema>

const why = requiredLine(200, own('whyMissing'))
export const reversalSchema = v.object({ payment_id: rowIdField, why })
export const cancellationSchema = v.object({ charge_id: rowIdField, why })
export const holdSchema = v.object({ why })

/** Empty: the plan's fee. */
export const feeSchema = v.object({ fee: v.optional(amountField(own('amountInvalid'), 0)) })
