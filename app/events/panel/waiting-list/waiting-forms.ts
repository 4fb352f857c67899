import * as v from 'valibot'
import { optionalLine } from '#app/platform/forms/fields.ts'
import { uuidField } from '#app/platform/forms/ids.ts'

export const waitingPartySchema = v.object({ registration_id: uuidField })
/** `chairs`: the seats that the event gets, as they were shown. */
export const seatedSchema = v.object({
  registration_id: uuidField,
  chairs: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), '0'),
  reason: optionalLine(200),
})
export const offerModeSchema = v.object({ mode: v.picklist(['auto', 'manual']) })
