import { removePersonalDrafts } from '#app/platform/browser-storage/draft-storage.ts'
import { toast } from '#app/ui/toast.tsx'
import { cookieName } from './cookie-name.ts'

export type FlashTexts = Record<
  string,
  { kind: 'success' | 'error' | 'notice'; title: string; text?: string; signedOut?: true }
>

/** Leaves a message for the next page, in the same cookie as `flashMessageCookie`. */
export function setFlashMessage(key: string): void {
  writeCookie(key, 30)
}

function writeCookie(key: string, maxAge: number): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = `${cookieName('toast', isSecure)}=${key}; path=/; max-age=${maxAge}; samesite=lax${isSecure ? '; secure' : ''}`
}

export function readFlashMessage(): string | undefined {
  return /(?:^|; )(?:__Host-)?toast=([\w-]+)/.exec(document.cookie)?.[1]
}

export function takeFlashMessage(): string | undefined {
  const key = readFlashMessage()
  if (key) writeCookie('', 0)
  return key
}

export function showFlashMessage(texts: FlashTexts, key = takeFlashMessage()): void {
  const message = key && texts[key]
  if (!message) return
  if (message.signedOut) {
    removePersonalDrafts()
    void import('#app/platform/browser-storage/people-storage.ts').then(({ removePeople }) => removePeople('all'))
  }
  toast[message.kind](message.title, message.text)
}
