import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { findAct, pressControl } from './page-controls.ts'

/** Presses the control of the page for which the search has led there; not again after Back or a reload. */
export function useAskedPress(): void {
  const { key, state } = useLocation()
  const isNew = useNavigationType() !== NavigationType.Pop
  const { presses } = (state ?? {}) as { presses?: unknown }
  const pressedAt = useRef('')
  useEffect(() => {
    const control = isNew && typeof presses === 'string' && pressedAt.current !== key ? findAct(presses) : null
    pressedAt.current = key
    if (control) pressControl(control)
  }, [isNew, key, presses])
}
