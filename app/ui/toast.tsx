import sprite from './icons.svg?no-inline'
import type { IconName } from './icon.tsx'

type ToastKind = 'success' | 'error' | 'notice'

export const toast = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  notice: (title: string, description?: string) => show('notice', title, description),
}

/** Errors stay twice as long. The time rests while the pointer or the focus is on the toasts, or the tab is hidden. */
const TOAST_MS = 6000

const MAX_TOASTS = 4

const icons: Record<ToastKind, IconName> = { success: 'check-bold', error: 'warning-bold', notice: 'info-bold' }

function show(kind: ToastKind, title: string, description: string | undefined) {
  const place = toastRegion()
  if (!place) return
  const message = document.createElement('div')
  message.className = `toast toast-${kind} on-dark`
  message.setAttribute('role', kind === 'error' ? 'alert' : 'status')
  message.innerHTML = `<span class="toast-disc">${icon(icons[kind])}</span>
    <div><p class="toast-title"></p></div>
    <button type="button" class="toast-close">${icon('x')}</button>`
  const [heading, close] = [message.querySelector('p'), message.querySelector('button')]
  heading?.append(title)
  if (description) heading?.after(paragraph(description))
  close?.setAttribute('aria-label', place.dataset.close ?? '')
  close?.addEventListener('click', () => fadeOut(message))
  // What was said before is said once, as the newest.
  for (const old of Array.from(place.children)) if (old.textContent === message.textContent) old.remove()
  place.append(message)
  for (const old of Array.from(place.children).slice(0, -MAX_TOASTS)) old.remove()
  removeAfter(message, kind === 'error' ? 2 * TOAST_MS : TOAST_MS)
}

function icon(name: IconName): string {
  return `<svg class="icon" aria-hidden="true"><use href="${sprite}#${name}"></use></svg>`
}

function paragraph(text: string) {
  const element = document.createElement('p')
  element.className = 'muted'
  element.append(text)
  return element
}

function removeAfter(message: HTMLElement, time: number) {
  let left = time
  const clock = setInterval(() => {
    if (!message.isConnected) return clearInterval(clock)
    if (document.hidden || message.parentElement?.matches(':hover, :focus-within')) return
    left -= 250
    if (left <= 0) fadeOut(message)
  }, 250)
}

function fadeOut(message: HTMLElement) {
  message.classList.add('toast-leaving')
  void Promise.allSettled(message.getAnimations().map(({ finished }) => finished)).then(() => message.remove())
}

/** The page's region, or one in the open modal dialog: content outside a modal dialog is inert. */
function toastRegion(): HTMLElement | null {
  const page = document.getElementById('toasts')
  const dialog = Array.from(document.querySelectorAll<HTMLDialogElement>('dialog:modal')).at(-1)
  if (!page || !dialog) return page
  const known = dialog.querySelector<HTMLElement>(':scope > .toasts')
  if (known) return known
  const place = page.cloneNode() as HTMLElement
  place.removeAttribute('id')
  dialog.append(place)
  // Remaining toasts move to the page when the dialog closes.
  dialog.addEventListener(
    'close',
    () => {
      page.append(...place.children)
      place.remove()
    },
    { once: true },
  )
  return place
}
