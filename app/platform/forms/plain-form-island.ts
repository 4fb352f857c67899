import { changedEntries, fillEntries, openedEntries, typedEntries, type FormEntries } from '#app/ui/form-entries.ts'
import { forgetSaved } from '#app/platform/browser-storage/draft-storage.ts'
import { keepDraft } from './keep-draft.ts'
import type { PlainFormProps, PlainFormTexts } from './plain-form-props.ts'
import { readPage, sendPageForm, showPage } from './send-page-form.ts'

/** By draft, what the form had when it was opened. */
const openings = new Map<string, FormEntries>()

/** Keeps what is typed, and sends the form within the page: without an answer it stays as it is, with a message. */
export default function startPlainForm(form: HTMLElement, props: PlainFormProps) {
  if (!(form instanceof HTMLFormElement)) return
  const { draft, restarted = false, unkept = [] } = props
  if (draft !== null) {
    const name = nameOf(form, draft)
    const before = restarted ? openings.get(name) : undefined
    const opened = before ?? (restarted ? {} : openedEntries(form))
    openings.set(name, opened)
    keepDraft(form, { name, opened, restarted, unkept })
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.ariaBusy !== 'true') void send(form, event.submitter, props)
  })
}

/** The token of a link tells records apart; its sum does not tell the token. */
function nameOf(form: HTMLFormElement, draft: string): string {
  const { value = '' } = form.querySelector<HTMLInputElement>('input[name="token"]') ?? {}
  let sum = 0
  for (const character of value) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0
  return `${draft}:${sum}`
}

async function send(form: HTMLFormElement, button: HTMLElement | null, { texts, draft, signIn }: PlainFormProps) {
  const fields = new FormData(form, button)
  const said = statusBeside(form, button)
  markBusy(form, button, true)
  // A quick answer needs no words.
  const clock = setTimeout(() => (said.textContent = texts.now), 500)
  const { status, redirect, page } = await sendPageForm(actionOf(form, button), fields)
  clearTimeout(clock)
  said.textContent = ''
  const isSignedOut = redirect !== undefined && pathOf(redirect) === signIn
  if (redirect !== undefined && !isSignedOut) {
    forgetSaved(fields)
    return follow(form, redirect)
  }
  markBusy(form, button, false)
  said.classList.toggle('error-summary', isSignedOut || !page || status >= 500 || status === 429)
  if (isSignedOut) return said.append(texts.signedOut, ' ', linkTo(redirect, texts.signIn))
  if (!page || status >= 500 || status === 429) return said.append(messageFor(status, texts))
  const isShownAgain = draft !== null && page.querySelector(`form[data-draft="${draft}"]`) !== null
  if (status < 300 && !isShownAgain) forgetSaved(fields)
  keepOthers(form, () => showPage(page))
}

/** The same page is shown in place, so that what stands in its other forms stays. */
async function follow(form: HTMLFormElement, redirect: string) {
  const page = pathOf(redirect) === location.pathname ? await readPage(redirect) : null
  if (!page) return location.assign(redirect)
  history.replaceState(null, '', redirect)
  keepOthers(form, () => showPage(page))
}

/** What was typed into the other forms of the page, diets included. */
function keepOthers(sent: HTMLFormElement, show: () => void) {
  const others = Array.from(document.querySelectorAll<HTMLFormElement>('main form[data-draft]'), (form) => {
    const name = form.dataset.draft ?? ''
    return { draft: name.split(':')[0], typed: changedEntries(openings.get(name) ?? {}, typedEntries(form)), form }
  }).filter(({ form }) => form !== sent)
  show()
  for (const { draft, typed } of others) {
    const form = document.querySelector<HTMLFormElement>(`main form[data-draft="${draft}"]`)
    if (form) fillEntries(form, typed)
  }
}

function actionOf(form: HTMLFormElement, button: HTMLElement | null): string {
  return button?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href
}

const pathOf = (address: string) => new URL(address, location.href).pathname

function markBusy(form: HTMLFormElement, button: HTMLElement | null, busy: boolean) {
  form.ariaBusy = busy ? 'true' : null
  for (const name of ['aria-busy', 'aria-disabled'])
    if (busy) button?.setAttribute(name, 'true')
    else button?.removeAttribute(name)
}

/** A line below the row of the pressed button. */
function statusBeside(form: HTMLFormElement, button: HTMLElement | null): HTMLElement {
  form.querySelector('.form-said')?.remove()
  const said = document.createElement('p')
  said.className = 'form-said'
  said.role = 'status'
  const row = button?.closest('.form-actions, .block-row, .own-acts, .seat-offer-acts') ?? button
  if (row && row !== form) row.after(said)
  else form.append(said)
  return said
}

function messageFor(status: number, texts: PlainFormTexts): string {
  if (status === 429) return texts.tooMany
  if (status > 0) return texts.unavailable
  return navigator.onLine ? texts.noAnswer : texts.offline
}

function linkTo(address: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { href: address, textContent: text, target: '_blank', className: 'text-link' })
  return link
}
