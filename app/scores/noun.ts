import type { Noun } from '#app/noun.ts'

/** What guests say about an evening. */
export const scoreNoun = {
  acts: {
    'registration.comment-hidden': {
      es: 'Ocultar el comentario de un comensal',
      ca: 'Amagar el comentari d’un comensal',
      open: 'undone',
    },
    'registration.comment-shown': {
      es: 'Mostrar en la web el comentario de un comensal',
      ca: 'Mostrar al web el comentari d’un comensal',
      open: 'undone',
    },
  },
} as const satisfies Noun
