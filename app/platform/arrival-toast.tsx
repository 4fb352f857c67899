import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { toast } from '#app/ui/toast.tsx'

export type ArrivalTexts = Record<string, { kind: 'success' | 'error' | 'notice'; title: string; text?: string }>

/** Shows the toast that the last redirect has left (see `toastCookie`), once. */
export function ArrivalToast({ texts }: { texts: ArrivalTexts }) {
  const { key } = useLocation()
  const show = useEffectEvent(() => {
    const left = takeCookie()
    const found = left && texts[left]
    if (found) toast[found.kind](found.title, found.text)
  })
  const lookedAt = useRef('')
  useEffect(() => {
    if (lookedAt.current !== key) show()
    lookedAt.current = key
  }, [key])
  return null
}

function takeCookie(): string | undefined {
  const left = /(?:^|; )toast=([\w-]+)/.exec(document.cookie)?.[1]
  if (left) document.cookie = 'toast=; path=/; max-age=0; samesite=lax'
  return left
}
