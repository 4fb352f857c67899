/** «de Marta», «d’Anna», «d’11»: Catalan writes «d’» before a vowel, also of a figure, but not before «ia», «ue». */
export function de(word: string | number): string {
  const first = `${word}`.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:11?(?!\d)|(?!h?[iu][aeiou])h?[aeiou])/i.test(first) ? `d’${word}` : `de ${word}`
}
