import { PAGE_FORM } from '#app/platform/forms/page-form.ts'

export function isSentByScript(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('Accept') === 'application/json'
}

/** A form that script sends and whose answer is a page (`send-page-form.ts`). */
export function isPageForm(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('Accept') === PAGE_FORM
}
