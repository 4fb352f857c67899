import { useEffect, useState } from 'react'
import { shortcutOf, type Shown } from './shortcuts.ts'

/** What is shown over the page: the palette or the list of shortcuts. */
export function usePalette() {
  const [shown, setShown] = useState<Shown | null>(null)
  /** Typed after the palette was asked for and before it has loaded. */
  const [early, setEarly] = useState('')
  const show = (asked: Shown) => {
    setEarly('')
    setShown(asked)
  }
  useEffect(() => {
    function note(event: KeyboardEvent) {
      const isLoading = shown === 'search' && !document.querySelector('.palette')
      if (isLoading && isLetter(event)) {
        event.preventDefault()
        setEarly((typed) => typed + event.key)
        return
      }
      const asked = shortcutOf(event)
      if (!asked) return
      setEarly('')
      setShown(asked)
    }
    document.addEventListener('keydown', note)
    return () => document.removeEventListener('keydown', note)
  }, [shown])
  return { shown, early, show, close: () => setShown(null) }
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}
