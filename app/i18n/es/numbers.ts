const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']

/** Up to ten in words. */
export const inWords = (count: number) => words[count - 1] ?? `${count}`
