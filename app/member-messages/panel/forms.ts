import * as v from 'valibot'
import { draftFields, sendFields, textSchemas } from '#app/messages/panel/forms.ts'
import { memberPlaceholders } from '#app/messages/placeholders.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { sentText, type FieldError } from '#app/platform/forms/fields.ts'
import { purposes } from './message-values.ts'

/** `members`, `chosen` or `type:` with a membership type. */
const audience = v.pipe(sentText, v.regex(/^(?:members|chosen|type:.{1,60})$/u, 'optionUnknown' satisfies FieldError))

export const draftSchema = v.object({
  ...draftFields,
  audience,
  purpose: v.picklist(purposes, 'optionUnknown' satisfies FieldError),
  ...textSchemas(memberPlaceholders),
})
export const messageSchema = v.object({ ...draftSchema.entries, ...sendFields })

/** As many as a form holds. */
const CHOSEN_LIMIT = 1_000

/** The ids of members, with commas. */
export const chosenSchema = v.object({
  members: v.pipe(
    sentText,
    v.transform((text) => text.split(',')),
    v.array(uuidField),
    v.maxLength(CHOSEN_LIMIT),
  ),
})
