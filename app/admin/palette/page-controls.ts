import type { Found } from './found.ts'
import { isNamed } from './choices.ts'

/** Rows of lists are walked with j and k: their controls have the same names. */
const CONTROLS =
  ':is(a[href], button, summary, select, textarea, input:not([type="hidden"]), [contenteditable="true"]):not(:disabled, :is(tbody, .people, .booking, .queue-row) *)'
const PRESSED = 'a, button, summary, input:is([type="checkbox"], [type="radio"], [type="submit"])'
const FIELD = 'input:not([type="hidden"]), select, textarea'
/** Characters; longer names are texts. */
const MAX_NAME = 60

/** What the open page, or the dialog over it, offers, by its shown name: each word begins one of its words. */
export function findControls(words: readonly string[]): Found[] {
  if (words.length === 0) return []
  const named = new Map<string, HTMLElement>()
  const place = dialogBelow() ?? document.querySelector('#content')
  for (const control of place?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) {
    const name = nameOf(control)
    if (!name || name.length > MAX_NAME || named.has(name) || !isNamed(name, words, 1) || !control.checkVisibility())
      continue
    named.set(name, control)
  }
  return [...named].map(([title, control]) => ({
    group: 'page',
    icon: control.matches(PRESSED) ? 'arrow-right' : 'pencil-simple',
    title,
    detail: '',
    to: '',
    press: () => pressControl(control),
  }))
}

/** The control of the page that has this `data-act`. */
export function findAct(act: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#content [data-act="${CSS.escape(act)}"]:not(:disabled)`)
}

/** The open dialog over which the search was asked for: nothing else can be reached from there. */
export function dialogBelow(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal:not(.palette)')].at(-1)
}

/** A field gets the focus with its text selected, as by Tab, and so does the first one of what the control opens. */
export function pressControl(control: HTMLElement): void {
  const below = dialogBelow()
  control.scrollIntoView({ block: 'center' })
  control.focus()
  if (control.matches(PRESSED)) control.click()
  else if (control instanceof HTMLInputElement) control.select()
  if (control.matches('summary')) focusField(control.parentElement)
  setTimeout(() => {
    const opened = dialogBelow()
    if (opened !== below && !opened?.querySelector('[data-focus]')) focusField(opened)
  })
}

function focusField(place: HTMLElement | null | undefined): void {
  place?.querySelector<HTMLElement>(FIELD)?.focus()
}

function nameOf(control: HTMLElement): string {
  const [label] = (control as Partial<HTMLInputElement>).labels ?? []
  const text = control.ariaLabel ?? label?.innerText ?? control.innerText
  return text.replace(/\s+/g, ' ').trim()
}
