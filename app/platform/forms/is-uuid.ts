/** Whether a text can be the id of a row whose ids are UUIDs: PostgreSQL would fail on anything else. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
