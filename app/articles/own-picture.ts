/** `/media/{hash}` for any width of an own picture; null for other addresses. */
export function ownPicture(src: string | null | undefined): string | null {
  return /^\/media\/[0-9a-f]{64}(?=$|-)/.exec(src ?? '')?.[0] ?? null
}
