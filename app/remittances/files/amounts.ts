/** «60.5» is 6050; null of what is no amount of cents. By digits: `Number` cannot hold every amount. */
export function readCents(text: string | undefined): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text ?? '') ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(2))) return null
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
}
