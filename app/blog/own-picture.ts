/**
 * The address that rows keep of a picture of ours (`/media/{hash}`), whatever width of it `src` names; null for any
 * other.
 */
export function ownPicture(src: string | null | undefined): string | null {
  return /^\/media\/[0-9a-f]{64}(?=$|-)/.exec(src ?? '')?.[0] ?? null
}
