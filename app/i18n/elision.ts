/** «de Marta», «d’Anna», «d’11», «de 1.250»: «d’» stands before a vowel that is heard, but not before «ia», «ue». */
export function de(word: string | number): string {
  const first = `${word}`.normalize('NFD').replace(/\p{M}/gu, '')
  return /^(?:11(?!\d)|1(?!\d|\.\d{3}(?!\.))|(?!h?[iu][aeiou])h?[aeiou])/i.test(first) ? `d’${word}` : `de ${word}`
}

const elided = /^(?:0?1|11)(?!\d)/

/** «el 12 maig», «l’11 maig», «l’01 maig»: before «u» and «onze» the article of a date loses its vowel. */
export function el(date: string): string {
  return elided.test(date) ? `l’${date}` : `el ${date}`
}

/** «del 12 maig», «de l’11 maig» */
export function del(date: string): string {
  return elided.test(date) ? `de l’${date}` : `del ${date}`
}

/** «al 12 maig», «a l’11 maig» */
export function al(date: string): string {
  return elided.test(date) ? `a l’${date}` : `al ${date}`
}
