import * as v from 'valibot'

/** Euros as typed, «120», «120,5» or «120.50», in cents. Not by a float: 19,99 € are 1999 cents. */
export function parseCents(typed: string): number | null {
  const [, euros = '', cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s€]/g, '')) ?? []
  return euros === '' ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/** «120,50», as a form shows it. */
export function typedCents(cents: number): string {
  const [euros, rest] = [Math.trunc(cents / 100), cents % 100]
  return rest === 0 ? String(euros) : `${euros},${String(rest).padStart(2, '0')}`
}

/** @param error the key of its text; `least` in cents */
export function amountField(error: string, least = 1) {
  return v.pipe(
    v.string(error),
    v.transform(parseCents),
    v.number(error),
    v.check((cents) => cents >= least, error),
  )
}
