import type { Noun } from '#app/noun.ts'

/** What the team writes to the members. */
export const memberMessageNoun = {
  choices: [
    {
      group: 'screens',
      to: '/admin/socios/mensajes',
      icon: 'envelope-simple',
      capability: 'member-messages.read',
      label: { es: 'Mensajes a los socios', ca: 'Missatges als socis' },
      presses: 'subject',
    },
  ],
  subjects: { 'member-message': { es: 'Mensaje a los socios', ca: 'Missatge als socis', unnamed: true } },
  acts: {
    'member-message.deleted': {
      es: 'Eliminar un mensaje a los socios sin enviar',
      ca: 'Eliminar un missatge als socis sense enviar',
      open: 'record',
    },
    'member-message.saved': {
      es: 'Guardar el borrador de un mensaje a los socios',
      ca: 'Desar l’esborrany d’un missatge als socis',
      open: 'undone',
    },
    'member-message.scheduled': {
      es: 'Enviar o programar un mensaje a los socios',
      ca: 'Enviar o programar un missatge als socis',
      asks: 'always',
    },
    'member-message.stopped': {
      es: 'Parar un mensaje a los socios',
      ca: 'Aturar un missatge als socis',
      open: 'undone',
    },
    'member-message.tested': {
      es: 'Enviarse una prueba de un mensaje a los socios',
      ca: 'Enviar-se una prova d’un missatge als socis',
      open: 'mail',
    },
  },
} as const satisfies Noun
