import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { findAct, pressControl } from './page-controls.ts'

/** Presses the control of the page for which the search has led there. */
export function useAskedPress(): void {
  const { key, state } = useLocation()
  const { presses } = (state ?? {}) as { presses?: unknown }
  const pressedAt = useRef('')
  useEffect(() => {
    const control = typeof presses === 'string' && pressedAt.current !== key ? findAct(presses) : null
    pressedAt.current = key
    if (control) pressControl(control)
  }, [key, presses])
}
