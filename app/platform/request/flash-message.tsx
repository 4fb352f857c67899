import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { showArrival, type ArrivalTexts } from './show-flash-message.ts'

export type { ArrivalTexts }

/** Shows in the panel the toast that the last redirect has left (see `toastCookie`), once. */
export function ArrivalToast({ texts }: { texts: ArrivalTexts }) {
  const { key } = useLocation()
  const show = useEffectEvent(() => showArrival(texts))
  const lookedAt = useRef('')
  useEffect(() => {
    if (lookedAt.current !== key) show()
    lookedAt.current = key
  }, [key])
  return null
}
