/**
 * An address typed by an editor as a link: `http://` is put before it when it has no scheme (specification §2). Null
 * when it is empty or would be anything but a web page (`javascript:`, `mailto:`, a broken one).
 */
export function webLink(typed: string): string | null {
  const address = typed.trim()
  if (address === '') return null
  const known = /^https?:\/\//i.test(address)
  if (!known && /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)) return null
  const url = URL.parse(known ? address : `http://${address}`)
  return url && url.hostname.includes('.') && url.username === '' ? url.href : null
}

/** A web link as one says it: `canmirambell.example/reservar`. */
export function webLabel(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

/** Whose web page it is: `canmirambell.example`. */
export function webHost(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '')
}

/** A telephone number as a link; null when there is nothing to dial. */
export function phoneLink(typed: string): string | null {
  const number = typed.replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : null
}

/** An e-mail address as a link; null when it is none. */
export function mailLink(typed: string): string | null {
  const address = typed.trim()
  return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? `mailto:${address}` : null
}
