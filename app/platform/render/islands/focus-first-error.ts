const WRONG_FIELD = ' aria-invalid="true"'
const ERROR_SUMMARY = ' class="error-summary"'
const FOCUS = ' autofocus=""'

/**
 * Focuses the first wrong field of a form that was sent without script, else the sentence that says why. Done in the
 * HTML, because no component knows which field is the first.
 */
export function focusFirstError(html: string): string {
  if (html.includes(FOCUS)) return html
  const mark = html.includes(WRONG_FIELD) ? WRONG_FIELD : ERROR_SUMMARY
  return html.replace(mark, FOCUS + mark)
}

/** Of the content of a page, where each wrong field asks for the focus and the first gets it. */
export function keepFirstFocus(html: string): string {
  const at = html.indexOf(FOCUS, html.indexOf('<main'))
  if (at === -1) return html
  const after = at + FOCUS.length
  return html.slice(0, after) + html.slice(after).replaceAll(FOCUS, '')
}
