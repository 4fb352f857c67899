import { useEffect, useRef, type RefObject } from 'react'

/** Dispatches `input` when a hidden field changes, for the unsaved-changes warning. */
export function useInputEvent(element: RefObject<HTMLElement | null>, value: string) {
  const previous = useRef(value)
  useEffect(() => {
    if (previous.current === value) return
    previous.current = value
    element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [element, value])
}
