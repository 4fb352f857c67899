import { data } from 'react-router'

/**
 * The form that was sent. What is no form (another type, a broken body) is refused with 400, and so is one with files
 * or with more fields than ours have (`most`): a file where a text belongs must not be kept in what is shown again.
 */
export async function readForm(request: Request, most = 100): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  const entries = form ? [...form] : []
  if (!form || entries.length > most || entries.some(([, value]) => typeof value !== 'string'))
    throw data('form', { status: 400 })
  return form
}

/** One field of it as it was sent; '' when it was not, or when no text of the database can hold it. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' && !value.includes('\0') ? value : ''
}
