import type { Noun } from '#app/noun.ts'

/** Parties on the waiting list. */
export const waitingNoun = {
  choices: [
    {
      group: 'acts',
      of: 'events',
      ahead: true,
      to: '/admin/eventos/:id/espera',
      icon: 'phone',
      capability: 'registrations.edit',
      label: { es: 'Apuntar a la lista de espera', ca: 'Apuntar a la llista d’espera' },
      presses: 'create',
    },
  ],
  subjects: {
    'waiting-party': {
      es: 'Grupo en lista de espera',
      ca: 'Grup a la llista d’espera',
      table: 'eventParties',
      name: 'contactName',
    },
  },
  acts: {
    'waiting-party.extended': {
      es: 'Prorrogar la oferta a un grupo en espera',
      ca: 'Prorrogar l’oferta a un grup en espera',
      open: 'undone',
    },
    'waiting-party.joined': {
      es: 'Apuntar un grupo a la lista de espera',
      ca: 'Apuntar un grup a la llista d’espera',
      open: 'undone',
    },
    'waiting-party.offered': {
      es: 'Ofrecer plazas a un grupo en espera',
      ca: 'Oferir places a un grup en espera',
      open: 'undone',
    },
    'waiting-party.removed': {
      es: 'Quitar un grupo de la lista de espera',
      ca: 'Treure un grup de la llista d’espera',
      open: 'undone',
    },
    'waiting-party.restored': {
      es: 'Devolver un grupo a su puesto en la lista de espera',
      ca: 'Tornar un grup al seu lloc a la llista d’espera',
      open: 'undone',
    },
    'waiting-party.returned': {
      es: 'Devolver un grupo al final de la lista de espera',
      ca: 'Tornar un grup al final de la llista d’espera',
      open: 'undone',
    },
    'waiting-party.seated': { es: 'Sentar a un grupo en espera', ca: 'Fer seure un grup en espera', open: 'undone' },
    'waiting-party.withdrawn': {
      es: 'Retirar la oferta a un grupo en espera',
      ca: 'Retirar l’oferta a un grup en espera',
      open: 'undone',
    },
  },
  cachedPages: [{ path: /^\/eventos\/[1-9]\d{0,8}\/espera$/, forMembers: true }],
} as const satisfies Noun
