/** RFC 3966: «932 000 000 ext. 12» is `tel:932000000;ext=12`. */
export function phoneLink(phone: string): string {
  const [, number = phone, extension] = /^([^a-z#]*)(?:[^\d]*(\d+))?$/i.exec(phone) ?? []
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
