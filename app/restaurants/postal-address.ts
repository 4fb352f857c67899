/** An address as schema.org has it. Street and town are told apart only by a house number or a postal code. */
export function postalAddress(text: string) {
  const [, street = '', postalCode, town] = /^(.+),\s*(?:(\d{5})\s+)?([^,\d]+)$/.exec(text.trim()) ?? []
  return postalCode || /\d/.test(street)
    ? { '@type': 'PostalAddress', streetAddress: street, postalCode, addressLocality: town }
    : { '@type': 'PostalAddress', streetAddress: text.trim() }
}
