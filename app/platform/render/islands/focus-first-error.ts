const WRONG_FIELD = ' aria-invalid="true"'
const ERROR_SUMMARY = ' class="error-summary"'

/**
 * Focuses the first wrong field of a form that was sent without script, else the sentence that says why. Done in the
 * HTML, because no component knows which field is the first.
 */
export function focusFirstError(html: string): string {
  const mark = html.includes(WRONG_FIELD) ? WRONG_FIELD : ERROR_SUMMARY
  return html.replace(mark, ` autofocus=""${mark}`)
}
