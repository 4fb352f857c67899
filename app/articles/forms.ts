import * as v from 'valibot'
import { panelText, type FieldError } from '#app/platform/forms/fields.ts'
import { lengthOf, toLongText } from '#app/platform/html-text.ts'

/** How many characters of markup and text are read for each character of text that is allowed. */
const MARKUP_FACTOR = 4

/** Characters with tags, for the text area. */
export const longTextLength = (words: number) => words * MARKUP_FACTOR

/** A text of the editor, '' when nothing can be read in it. @param max characters, without tags */
export function longText(max: number, required?: string) {
  return v.pipe(
    panelText(longTextLength(max)),
    v.transform(toLongText),
    v.check((text) => lengthOf(text) <= max, 'tooLong' satisfies FieldError),
    v.check((text) => !required || text !== '', required ?? ('invalid' satisfies FieldError)),
  )
}
