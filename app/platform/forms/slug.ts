/**
 * Lower case, accents and apostrophes away, words joined by hyphens; what Catalan writes between two l's is dropped, so
 * that «Caçera d'estiu: l'escalivada i el col·legi» is `cacera-destiu-lescalivada-i-el-collegi` (decisions, Language).
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’·]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+|-+$/g, '')
}
