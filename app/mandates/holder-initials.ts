/** «C. V. R.»: enough for the holder to know the order, and no name for anybody else. */
export function holderInitials(holder: string): string {
  return holder
    .split(/\s+/)
    .map(([first = '']) => `${first.toUpperCase()}.`)
    .join(' ')
}
