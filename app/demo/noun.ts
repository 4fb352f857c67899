import type { Noun } from '#app/noun.ts'

export const demoNoun = {
  subjects: { 'demo-content': { es: 'Demostración', ca: 'Demostració', unnamed: true } },
  acts: {
    'demo-content.removed': {
      es: 'Quitar el contenido de demostración',
      ca: 'Treure el contingut de demostració',
      asks: 'always',
    },
  },
} as const satisfies Noun
