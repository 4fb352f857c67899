import * as v from 'valibot'
import { optionalLine, requiredLine } from '#app/platform/forms/fields.ts'
import { rowIdField, versionField } from '#app/platform/forms/ids.ts'
import { amountField } from '../amount-field.ts'
import type { FeeTexts } from './fee-texts.ts'

const own = (error: keyof FeeTexts['errors']) => error

export const feePeriods = ['year', 'quarter'] as const
export const feeJoinings = ['months', 'full'] as const

/** A year that fees can be of. */
export const yearField = v.pipe(
  v.string(own('yearInvalid')),
  v.trim(),
  v.regex(/^20\d\d$/, own('yearInvalid')),
  v.transform(Number),
)

export const planSchema = v.object({
  id: v.optional(rowIdField),
  version: v.optional(versionField),
  membership_type: requiredLine(60, own('typeMissing')),
  year: yearField,
  amount: amountField(own('amountInvalid')),
  period: v.picklist(feePeriods, own('choose')),
  joining: v.picklist(feeJoinings, own('choose')),
  name: requiredLine(80, own('nameMissing')),
  name_ca: optionalLine(80),
})
export type PlanForm = v.InferOutput<typeof planSchema>

export const planDeletionSchema = v.object({ id: rowIdField })
export const generationSchema = v.object({ year: yearField })
