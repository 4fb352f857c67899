import type { Noun } from '#app/noun.ts'

/** The key of the encrypted columns. */
export const secretsNoun = {
  subjects: { secrets: { es: 'Clave de cifrado', ca: 'Clau de xifratge', unnamed: true } },
  acts: {
    'secrets.rotated': { es: 'Cambiar la clave de cifrado', ca: 'Canviar la clau de xifratge', open: 'outside' },
  },
} as const satisfies Noun
