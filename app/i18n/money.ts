const NO_BREAK_SPACE = '\u00a0'

/** «85 €», «12,50 €», «1.250 €»: Spanish and Catalan write money alike; cents only when there are any. */
export function formatEuros(amount: number): string {
  const [units = '0', cents] = amount.toFixed(2).split('.')
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${grouped}${cents === '00' ? '' : `,${cents}`}${NO_BREAK_SPACE}€`
}

/** How many there are, or, where no more are counted, that there are more. */
export type Count = { number: number; more: boolean }

/** «9.345», «10.000+». */
export function formatCount({ number, more }: Count): string {
  return formatNumber(number) + (more ? '+' : '')
}

/** A plain number in words of both languages: «1.000», «4,6». */
export function formatNumber(value: number, decimals = 0): string {
  return value
    .toFixed(decimals)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(,|$))/g, '.')
}
