import * as v from 'valibot'
import { DIET_FIELDS, dietFields, hasDietConsent } from '#app/diets/diet-forms.ts'
import type { Diet } from '#app/diets/diet.ts'
import type { OwnData } from '#app/membership/own-data/own-data.server.ts'
import { sentText, type FieldError } from '#app/platform/forms/fields.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { ownContactSchema } from '#app/membership/own-data/forms.ts'

/** What a member's page shows of their row. */
export type OwnView = Omit<OwnData, 'diet'> & { diet: Diet; hasDiet: boolean }

export type OwnAnswer = FormAnswer<object, 'unknown' | 'conflict'>

const version = v.pipe(sentText, v.transform(Number))

/** The forms of the page. */
export const ownDataSchema = v.variant('act', [
  v.object({ act: v.optional(v.literal('contact'), 'contact'), version, ...ownContactSchema.entries }),
  v.pipe(
    v.object({ act: v.literal('diet'), version, ...dietFields }),
    v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, 'dietConsentRequired' satisfies FieldError), [
      'diet_consent',
    ]),
  ),
  v.object({ act: v.literal('forget'), version }),
  v.object({ act: v.literal('refuse-news') }),
  v.object({ act: v.literal('accept-news') }),
])

export type OwnFields = v.InferOutput<typeof ownDataSchema>
