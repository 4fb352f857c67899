import type { Noun } from '#app/noun.ts'

/** Messages to the guests of an event, and the club’s texts for them. */
export const eventMessageNoun = {
  choices: [
    {
      group: 'screens',
      to: '/admin/eventos/textos',
      icon: 'envelope-simple',
      capability: 'club-texts.edit',
      label: { es: 'Textos de los mensajes de un evento', ca: 'Textos dels missatges d’un esdeveniment' },
    },
  ],
  acts: {
    'club.texts-updated': {
      es: 'Cambiar los textos de los correos',
      ca: 'Canviar els textos dels correus',
      asks: 'always',
    },
    'event.message-deleted': {
      es: 'Eliminar un mensaje sin enviar',
      ca: 'Eliminar un missatge sense enviar',
      open: 'record',
    },
    'event.message-resumed': {
      es: 'Reanudar un mensaje automático',
      ca: 'Reprendre un missatge automàtic',
      open: 'undone',
    },
    'event.message-saved': {
      es: 'Guardar el borrador de un mensaje',
      ca: 'Desar l’esborrany d’un missatge',
      open: 'undone',
    },
    'event.message-scheduled': { es: 'Programar un mensaje', ca: 'Programar un missatge', asks: 'always' },
    'event.message-stopped': { es: 'Parar un mensaje', ca: 'Aturar un missatge', open: 'undone' },
    'event.message-tested': {
      es: 'Enviarse una prueba de un mensaje',
      ca: 'Enviar-se una prova d’un missatge',
      open: 'mail',
    },
    'event.message-text-changed': {
      es: 'Cambiar el texto de un mensaje automático',
      ca: 'Canviar el text d’un missatge automàtic',
      asks: 'always',
    },
  },
} as const satisfies Noun
