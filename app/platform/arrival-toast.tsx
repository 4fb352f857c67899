import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { toast } from '#app/ui/toast.tsx'

export type ArrivalTexts = Record<string, { kind: 'success' | 'error' | 'notice'; title: string; text?: string }>

/** Shows the toast that the last redirect has left (see `toastCookie`), once. */
export function ArrivalToast({ texts }: { texts: ArrivalTexts }) {
  const { key } = useLocation()
  useEffect(() => {
    const left = /(?:^|; )toast=([\w-]+)/.exec(document.cookie)?.[1]
    if (!left) return
    document.cookie = 'toast=; path=/; max-age=0; samesite=lax'
    const found = texts[left]
    if (found) void toast[found.kind](found.title, found.text)
  }, [key, texts])
  return null
}
