import * as v from 'valibot'
import { checkbox, email, linkSchema, optionalLine } from '#app/platform/forms/fields.ts'
import { rowId } from '#app/platform/forms/ids.ts'

export const signInSchema = v.object({
  email: email('emailRequired', 'emailNotValid'),
  /** Where the member wanted to book. */
  event: v.pipe(
    optionalLine(20),
    v.transform((typed) => (typed === undefined ? null : rowId(typed))),
  ),
})

export const enterSchema = v.object({
  ...linkSchema.entries,
  /** The member's other sessions end. */
  end_others: checkbox,
})
