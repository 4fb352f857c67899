import * as v from 'valibot'
import { uuidField } from '#app/platform/forms/ids.ts'

/** `seen`: the digest of the comment that the page showed. */
export const moderationSchema = v.object({
  registration_id: uuidField,
  seen: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
})
