import { toast } from '#app/ui/toast.tsx'

export type ArrivalTexts = Record<string, { kind: 'success' | 'error' | 'notice'; title: string; text?: string }>

/** Leaves a toast for the page that comes next: its key, in the cookie that the server uses, too (`toastCookie`). */
export function leaveToast(key: string): void {
  document.cookie = `toast=${key}; path=/; max-age=30; samesite=lax`
}

/** The key of the toast that the last page, or a redirect, has left; given once. */
export function takeToast(): string | undefined {
  const left = /(?:^|; )toast=([\w-]+)/.exec(document.cookie)?.[1]
  if (left) document.cookie = 'toast=; path=/; max-age=0; samesite=lax'
  return left
}

/** Shows what was left, when these texts know it. */
export function showArrival(texts: ArrivalTexts, left = takeToast()): void {
  const found = left && texts[left]
  if (found) toast[found.kind](found.title, found.text)
}
