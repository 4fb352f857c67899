import { onFirstUse } from './on-first-use.ts'

/** «85 €», «12,50 €», «1.250 €», in both languages. By hand: forms show it while they start (`on-first-use.ts`). */
export function formatEuros(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, '.')}${cents === '00' ? '' : `,${cents}`}\u00a0€`
}

/** «85», «12,50», as a field shows an amount. */
export function typedEuros(amount: number): string {
  return amount.toFixed(2).replace(/\.00$/, '').replace('.', ',')
}

export function formatCents(cents: number): string {
  return formatEuros(cents / 100)
}

/** «85 €» for one seat, «4 × 85 € = 340 €» for more. */
export function formatPriceOf(seats: number, price: number): string {
  return seats === 1 ? formatEuros(price) : `${seats} × ${formatEuros(price)} = ${formatEuros(seats * price)}`
}

/** `more`: counting stopped at `number`. */
export type Count = { number: number; more: boolean }

/** «9.345», «10.000+». */
export function formatCount({ number, more }: Count): string {
  return formatNumber(number) + (more ? '+' : '')
}

/** «1.000», «4,6», in both languages. */
export function formatNumber(value: number, decimals: 0 | 1 = 0): string {
  return numbers[decimals]().format(value)
}

/** «1000», «10.000»: in a sentence, four digits have no point (RAE). */
export function formatFigure(value: number): string {
  return figures().format(value)
}

const figures = onFirstUse(() => new Intl.NumberFormat('es-ES', { useGrouping: 'min2' }))
const numberFormat = (decimals: number) =>
  onFirstUse(
    () =>
      new Intl.NumberFormat('es-ES', {
        useGrouping: 'always',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  )
const numbers = [numberFormat(0), numberFormat(1)] as const
