import { copyAddress, type Copying } from '../copy-address.ts'

export type Sharing = {
  title: string
  url: string
  /** Without it, the element does what it does without script. */
  copying?: Copying
}

/** The system's share sheet; where there is none, the address is copied. */
export default function startSharing(element: HTMLElement, { title, url, copying }: Sharing) {
  if ('share' in navigator) element.hidden = false
  element.addEventListener('click', (event) => {
    if (!('share' in navigator)) {
      if (!copying) return
      event.preventDefault()
      return copyAddress(copying)
    }
    event.preventDefault()
    navigator.share({ title, url }).catch((error: unknown) => {
      // A closed sheet is no failure.
      if (copying && !(error instanceof DOMException && error.name === 'AbortError')) copyAddress(copying)
    })
  })
}
