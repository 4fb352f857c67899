/** For example `canmirambell.example/reservar`. */
export function webLabel(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}
