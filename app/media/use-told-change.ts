import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells the form around that a field which nobody types into has changed, as typing would: for what warns of unsaved
 * changes.
 */
export function useToldChange(element: RefObject<HTMLElement | null>, value: string) {
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [element, value])
}
