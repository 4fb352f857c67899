import type { SubmissionResult } from '@conform-to/react'
import * as v from 'valibot'
import { DIET_FIELDS, dietFields, hasDietConsent } from '#app/diets/diet-forms.ts'
import type { Diet } from '#app/diets/diet.ts'
import type { OwnData } from '#app/membership/own-data/own-data.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'

/** What a member's page shows of their row. */
export type OwnView = Omit<OwnData, 'diet'> & { diet: Diet; hasDiet: boolean }

export type OwnAnswer = {
  act: 'contact' | 'diet' | 'forget'
  result?: SubmissionResult | undefined
  reason?: 'unknown' | 'stale' | 'failed'
}

export const ownDietSchema = v.pipe(
  v.object(dietFields),
  v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, 'dietConsentRequired' satisfies FieldError), ['diet_consent']),
)
