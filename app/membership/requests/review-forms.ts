import * as v from 'valibot'
import { email, optionalLine, requiredLine, optionalText, phone, type FieldError } from '#app/platform/forms/fields.ts'
import { uuidField, versionField } from '#app/platform/forms/ids.ts'

export const newSocioSchema = v.object({
  full_name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailInvalid'),
  phone,
  reason: optionalText(2000),
  language: v.optional(v.picklist(['es', 'ca'], 'optionUnknown' satisfies FieldError)),
  /** An email that somebody has already: sending it again confirms it. */
  known_email: optionalLine(254),
})

/** Without a message, or with `without_mail`, nothing is sent. */
export const rejectionSchema = v.object({
  id: uuidField,
  message: optionalText(2000),
  without_mail: v.optional(v.literal('on')),
})

/** What an applicant has answered, as the office corrects it. */
export const correctionSchema = v.object({
  id: uuidField,
  version: versionField,
  full_name: requiredLine(120, 'nameRequired'),
  email: email('emailRequired', 'emailInvalid'),
  phone,
  reason: optionalText(2000),
  language: v.picklist(['es', 'ca'], 'optionUnknown' satisfies FieldError),
})
export type RequestCorrection = v.InferOutput<typeof correctionSchema>

/** A choice between two values that are the same is not shown. */
const side = v.optional(v.picklist(['own', 'other'], 'optionUnknown' satisfies FieldError), 'own')

/** Which value of two pending requests stands: that of the opened one, or of the other. */
export const mergeSchema = v.object({
  id: uuidField,
  version: versionField,
  other_id: uuidField,
  other_version: versionField,
  full_name: side,
  email: side,
  phone: side,
  reason: side,
})

/** Without a message, or with `without_mail`, nothing is sent. */
export const memberAnswerSchema = v.object({
  id: uuidField,
  version: versionField,
  standing_id: uuidField,
  message: optionalText(2000),
  without_mail: v.optional(v.literal('on')),
})
