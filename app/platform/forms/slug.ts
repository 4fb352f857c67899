/** Example: «Caçera d'estiu: l'escalivada i el col·legi» -> `cacera-destiu-lescalivada-i-el-collegi`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}
