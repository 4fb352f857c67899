/** A `mailto:` link (RFC 6068): nothing in the address adds a recipient or a text. */
export function mailAddressLink(address: string): string {
  const at = address.lastIndexOf('@')
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`
}
