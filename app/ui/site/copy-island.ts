import { toast } from '#app/ui/toast.tsx'

/** What is copied, and what is said of it. */
export type Copying = { text: string; copied: string; copiedText: string; copyFailed: string }

/**
 * Copies when it is pressed. A link is followed only where it opens a tab of its own: else it is the way for those
 * without script.
 */
export default function startCopying(element: HTMLElement, { text, copied, copiedText, copyFailed }: Copying) {
  element.addEventListener('click', (event) => {
    if (element instanceof HTMLAnchorElement && !element.target) event.preventDefault()
    navigator.clipboard
      .writeText(text)
      .then(() => toast.success(copied, copiedText))
      .catch(() => toast.error(copyFailed))
  })
}
