import { copyAddress, type Copying } from '../copy-address.ts'

export type Sharing = {
  title: string
  url: string
  /** Copied in any case, as specified. Without it and without a share sheet the element works as without script. */
  copying?: Copying
}

/** The system's share sheet, where there is one; the address is copied. */
export default function startSharing(element: HTMLElement, { title, url, copying }: Sharing) {
  if ('share' in navigator) element.hidden = false
  element.addEventListener('click', (event) => {
    const sheet = 'share' in navigator
    if (!sheet && !copying) return
    event.preventDefault()
    // Copying needs the press, which opening the sheet uses up.
    if (copying) copyAddress(copying)
    // A closed or refused sheet is no failure.
    if (sheet) navigator.share({ title, url }).catch(() => {})
  })
}
