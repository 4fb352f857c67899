import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { phoneLink } from '#app/i18n/phone-link.ts'

/** Adds `http://` to an address without a scheme. Null for empty or broken addresses and for other schemes. */
export function webLink(typed: string): string | null {
  const address = typed.trim()
  if (address === '') return null
  const known = /^https?:\/\//i.test(address)
  if (!known && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)) return null
  const url = URL.parse(known ? address : `http://${address}`)
  return url && url.hostname.includes('.') && url.username === '' ? url.href : null
}

export function webHost(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '')
}

/** Null without a number. */
export function restaurantPhoneLink(typed: string): string | null {
  return /\d/.test(typed) ? phoneLink(typed) : null
}

export function mailLink(typed: string): string | null {
  const address = typed.trim()
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? mailAddressLink(address) : null
}
