import type { Noun } from '#app/noun.ts'

/** The dinners that members owe. */
export const dinnerChargeNoun = {
  acts: {
    'socio.dinner-charged': { es: 'Cargar una cena a un socio', ca: 'Carregar un sopar a un soci', open: 'undone' },
  },
} as const satisfies Noun
