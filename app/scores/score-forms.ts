import * as v from 'valibot'
import { checkbox, linkToken, optionalText, requiredCheckbox, type FieldError } from '#app/platform/forms/fields.ts'

export const aspects = ['kitchen', 'wine', 'place', 'pace'] as const

/** Of a guest who drank none. */
export const NO_WINE = 'none'

export const MAX_COMMENT_CHARS = 1000

const required: FieldError = 'scoreRequired'

/** From 1 to 5. */
const score = v.pipe(
  v.optional(v.string(required), ''),
  v.regex(/^[1-5]$/, required),
  v.transform((typed) => Number(typed)),
)

const scoreOrNone = v.pipe(
  v.optional(v.string(required), ''),
  v.regex(/^([1-5]|none)$/, required),
  v.transform((typed) => (typed === NO_WINE ? null : Number(typed))),
)

export const scoreSchema = v.object({
  token: linkToken,
  kitchen: score,
  wine: scoreOrNone,
  place: score,
  pace: score,
  comment: optionalText(MAX_COMMENT_CHARS),
  /** The one given before. */
  remove_comment: checkbox,
  shows_name: checkbox,
  privacy: requiredCheckbox('privacyRequired'),
})

export type ScoreFields = Omit<v.InferOutput<typeof scoreSchema>, 'token'>
