/** Other sites, mail, telephone, and paths of this site. */
export function isLinkAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@|tel:[\d+])\S*$/i.test(address) || /^\/(?![/\\])\S*$/.test(address)
}

/** Completes a typed address (`elcercle.example/carta`, `hola@elcercle.example`); null for any other text. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (isLinkAddress(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]{2,}$/.test(text)) return `mailto:${text}`
  if (/^[^\s@:/]+\.[^\s@:/.]{2,}([/?#]\S*)?$/.test(text)) return `https://${text}`
  return null
}
