import { toast } from '#app/ui/toast.tsx'
import { cookieName } from './cookie-name.ts'

export type FlashTexts = Record<string, { kind: 'success' | 'error' | 'notice'; title: string; text?: string }>

/** Leaves a message for the next page, in the same cookie as `flashMessageCookie`. */
export function setFlashMessage(key: string): void {
  writeToast(key, 30)
}

function writeToast(key: string, maxAge: number): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = `${cookieName('toast', isSecure)}=${key}; path=/; max-age=${maxAge}; samesite=lax${isSecure ? '; secure' : ''}`
}

export function takeFlashMessage(): string | undefined {
  const left = /(?:^|; )(?:__Host-)?toast=([\w-]+)/.exec(document.cookie)?.[1]
  if (left) writeToast('', 0)
  return left
}

export function showFlashMessage(texts: FlashTexts, left = takeFlashMessage()): void {
  const found = left && texts[left]
  if (found) toast[found.kind](found.title, found.text)
}
