import { data } from 'react-router'

/**
 * Answers 400 for a body that is not a form, for files (but `file`, if the form takes one), for more than `maxFields`
 * fields, for names that no form of ours has, and for a field sent twice: parts of the code could disagree about which
 * one counts (ASVS 15.3.7).
 */
export async function readForm(request: Request, maxFields = 100, takesFile = false): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  const entries = form ? [...form] : []
  if (
    !form ||
    entries.length > maxFields ||
    entries.some(
      ([name, value]) => (typeof value !== 'string' && !(takesFile && name === 'file')) || isStrange(name),
    ) ||
    hasDoubled(entries)
  )
    throw data('form', { status: 400 })
  return form
}

/** `guests[9999999]` would make a list of that length. */
const FAR_ROW = /\[\d{4,}\]/
const MAX_NAME_LENGTH = 120
/** `guests[0].allergens` has three. */
const MAX_LEVELS = 4

function isStrange(name: string): boolean {
  return name.length > MAX_NAME_LENGTH || FAR_ROW.test(name) || name.split(/[.[]/).length > MAX_LEVELS
}

/** Boxes and rows that one form sends several of, each with a value of its own. */
const SEVERAL = /(^|\.)(allergens|ways)$|^(guests|kept|leaving|payments|rows)$/

function hasDoubled(entries: readonly [name: string, value: FormDataEntryValue][]): boolean {
  const seen = new Set<string>()
  return entries.some(([name, value]) => {
    const key = SEVERAL.test(name) && typeof value === 'string' ? `${name}=${value}` : name
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}

/** The text of a field; '' when it is missing or holds NUL, which PostgreSQL cannot store. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}
