/** What an article may link to: other sites, mail, telephone, and places of this one. */
export function isLinkAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@|tel:[\d+])\S*$/i.test(address) || /^\/(?![/\\])\S*$/.test(address)
}

/**
 * An address as people type it, made whole: `elcercle.example/carta` and `hola@elcercle.example` are enough.
 * @returns null for what leads nowhere
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]{2,}$/.test(text)) return `mailto:${text}`
  if (/^[^\s@:/]+\.[^\s@:/.]{2,}([/?#]\S*)?$/.test(text)) return `https://${text}`
  return null
}
