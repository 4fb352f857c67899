import { useEffect } from 'react'

/** When the element that has the focus is removed, such as an approved request's row, the focus goes to the page, not to its start. */
export function useKeptFocus() {
  useEffect(() => {
    let focused: EventTarget | null = null
    const note = ({ target }: FocusEvent) => (focused = target)
    const removals = new MutationObserver(() => {
      if (!(focused instanceof HTMLElement) || focused.isConnected || document.activeElement !== document.body) return
      const dialogs = document.querySelectorAll<HTMLElement>('dialog:modal .dialog-title')
      ;(dialogs[dialogs.length - 1] ?? document.getElementById('content'))?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', note)
    removals.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      removals.disconnect()
    }
  }, [])
}
