type Call = (text: (...given: unknown[]) => unknown, given: unknown[]) => unknown

/** A dictionary, or a part of one, with every text changed, those of its functions included. */
export function mapTexts(value: unknown, inText: (text: string) => string, call: Call = callAsGiven): unknown {
  if (typeof value === 'string') return inText(value)
  if (typeof value === 'function')
    return (...given: unknown[]) => mapTexts(call(value as Parameters<Call>[0], given), inText, call)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, inText, call))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, inText, call)]))
}

const callAsGiven: Call = (text, given) => text(...given)
