import type { Noun } from '#app/noun.ts'

/** The kitchen sheet of an event. */
export const kitchenNoun = {
  choices: [
    {
      group: 'acts',
      of: 'events',
      to: '/admin/eventos/:id/cocina',
      icon: 'envelope-simple',
      capability: 'kitchen.send',
      label: { es: 'Hoja de cocina', ca: 'Full de cuina' },
    },
  ],
  acts: {
    'event.kitchen-sheet-confirmed': {
      es: 'Recibir la hoja de cocina (el restaurante)',
      ca: 'Rebre el full de cuina (el restaurant)',
      open: 'outside',
    },
    'event.kitchen-sheet-sent': { es: 'Enviar la hoja de cocina', ca: 'Enviar el full de cuina', open: 'mail' },
    'event.kitchen-sheet-shown': { es: 'Ver la hoja de cocina', ca: 'Veure el full de cuina', open: 'shown' },
  },
} as const satisfies Noun
