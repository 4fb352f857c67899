import * as v from 'valibot'
import type { FieldError } from '#app/platform/forms/fields.ts'

/** What it holds is checked when it is decoded. */
export const fileSchema = v.object({
  // Like a secret, a file is never sent back.
  file: v.pipe(v.instance(File, 'invalid' satisfies FieldError), v.metadata({ unkept: true, secret: true })),
})
