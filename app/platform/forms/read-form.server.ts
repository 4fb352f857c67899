import { data } from 'react-router'

/** Answers 400 for a body that is not a form, for files, for more than `maxFields` fields and for a far row. */
export async function readForm(request: Request, maxFields = 100): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  const entries = form ? [...form] : []
  if (
    !form ||
    entries.length > maxFields ||
    entries.some(([name, value]) => typeof value !== 'string' || FAR_ROW.test(name))
  )
    throw data('form', { status: 400 })
  return form
}

/** `guests[9999999]` would make a list of that length. */
const FAR_ROW = /\[\d{4,}\]/

/** The text of a field; '' when it is missing or holds NUL, which PostgreSQL cannot store. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}
