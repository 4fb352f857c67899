import { toast } from '#app/ui/toast.tsx'

export type Copying = { text: string; copied: string; copiedText: string; copyFailed: string }

/** A link is followed only if it opens a new tab: otherwise it is the fallback without script. */
export default function startCopying(element: HTMLElement, { text, copied, copiedText, copyFailed }: Copying) {
  element.addEventListener('click', (event) => {
    if (element instanceof HTMLAnchorElement && !element.target) event.preventDefault()
    navigator.clipboard
      .writeText(text)
      .then(() => toast.success(copied, copiedText))
      .catch(() => toast.error(copyFailed))
  })
}
