import { useEffect } from 'react'

/**
 * When the element that has the focus is removed or hidden, such as the row of an approved request or the dialog of one
 * that is gone, the focus goes to the page, not to its start.
 */
export function useKeptFocus() {
  useEffect(() => {
    let focused: EventTarget | null = null
    const note = ({ target }: FocusEvent) => (focused = target)
    const losses = new MutationObserver(() => {
      if (!(focused instanceof HTMLElement) || focused.checkVisibility() || document.activeElement !== document.body)
        return
      const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal .dialog-title')
      ;(dialogs[dialogs.length - 1] ?? document.getElementById('content'))?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', note)
    losses.observe(document.body, { childList: true, attributeFilter: ['open'], subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      losses.disconnect()
    }
  }, [])
}
