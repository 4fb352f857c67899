import * as v from 'valibot'
import { optionalLine, optionalText, type FieldError } from './fields.ts'

/** @param error the key of the text for an empty field; the panel's forms have texts of their own (`useErrorTexts`) */
export function requiredLine(max: number, error: string) {
  return v.pipe(v.optional(v.unknown(), ''), optionalLine(max), v.string(error))
}

export function requiredLines(max: number, error: string) {
  return v.pipe(v.optional(v.unknown(), ''), optionalText(max), v.string(error))
}

const invalid: FieldError = 'invalid'

/** The address of a stored picture. */
export const pictureField = v.pipe(v.string(invalid), v.regex(/^\/media\/[0-9a-f]{64}$/, invalid))

export function picturesField(max: number) {
  return v.pipe(v.optional(v.array(pictureField), []), v.maxLength(max, 'tooLong' satisfies FieldError))
}
