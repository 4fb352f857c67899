/** Every string of a dictionary, without markup and addresses; functions are called for one and for two. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value.replaceAll(/<[^>]+>/g, '')]
  if (typeof value === 'function') return [1, 2].flatMap((count) => stringsOf(value(count, count, count)))
  return value instanceof Object ? Object.values(value).flatMap(stringsOf) : []
}
