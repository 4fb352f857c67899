/**
 * The number in a URL as a row's id; null for whatever cannot be one (`0`, `-1`, `abc`, beyond PostgreSQL's integer).
 */
export function rowId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= 2_147_483_647 ? id : null
}
