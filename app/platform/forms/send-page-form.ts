import type { PartShown } from '#app/platform/render/islands/start-islands.ts'
import { PAGE_FORM } from './page-form.ts'
import { ANSWER_LIMIT_MS, postFields } from './send-form.ts'

/** `status` 0: no answer. */
type PageAnswer = { status: number; redirect?: string; page?: Document | undefined }

/** Sends a form whose answer is a page, also while the visitor leaves this one. */
export async function sendPageForm(action: string, form: FormData): Promise<PageAnswer> {
  try {
    const response = await postFields(action, form, PAGE_FORM, { keepalive: true })
    const { status, headers } = response
    if (headers.get('Content-Type')?.startsWith('application/json'))
      return { status, ...((await response.json()) as { redirect: string }) }
    return { status, page: parsePage(await response.text()) ?? undefined }
  } catch {
    return { status: 0 }
  }
}

/** Null without an answer, or without a page. */
export async function readPage(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    return response.ok ? parsePage(await response.text()) : null
  } catch {
    return null
  }
}

function parsePage(html: string): Document | null {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.querySelector('main') && page
}

/** Shows the main part of another page in this one. */
export function showPage(page: Document) {
  const shown = document.querySelector('main')
  const main = page.querySelector('main')
  if (!shown || !main) return
  shown.replaceWith(document.adoptNode(main))
  document.title = page.title
  for (const script of main.querySelectorAll('script')) runAgain(script)
  const focused = main.querySelector<HTMLElement>('[autofocus]')
  if (!focused) scrollTo(0, 0)
  ;(focused ?? main).focus()
  main.dispatchEvent(new Event('part-shown' satisfies PartShown, { bubbles: true }))
}

/** The parser of a document that is not shown marks its scripts as run. */
function runAgain(script: HTMLScriptElement) {
  const copy = document.createElement('script')
  for (const { name, value } of script.attributes) copy.setAttribute(name, value)
  copy.textContent = script.textContent
  script.replaceWith(copy)
}
