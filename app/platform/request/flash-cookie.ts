import { cookieName } from './cookie-name.ts'

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
