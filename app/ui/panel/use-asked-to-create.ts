import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'

/** Opens the dialog for a new record when the panel's search has led here for it. */
export function useAskedToCreate(open: () => void): void {
  const { key, state } = useLocation()
  const { creates } = (state ?? {}) as { creates?: unknown }
  const openNow = useEffectEvent(open)
  const askedAt = useRef('')
  useEffect(() => {
    if (creates === true && askedAt.current !== key) openNow()
    askedAt.current = key
  }, [key, creates])
}
