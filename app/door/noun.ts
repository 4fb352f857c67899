import type { Noun } from '#app/noun.ts'

export const doorNoun = {
  acts: {
    'event.diets-shown': {
      es: 'Ver las dietas en la hoja de sala',
      ca: 'Veure les dietes al full de sala',
      asks: 'always',
    },
    'event.door-pass-created': { es: 'Crear un pase de la puerta', ca: 'Crear un passi de la porta', asks: 'always' },
    'event.door-pass-revoked': {
      es: 'Retirar un pase de la puerta',
      ca: 'Retirar un passi de la porta',
      open: 'undone',
    },
  },
} as const satisfies Noun
