/** From the lowest to the highest. */
export const priceRanges: readonly string[] = ['€', '€€', '€€€', '€€€€']
