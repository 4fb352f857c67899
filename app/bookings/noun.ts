import type { Noun } from '#app/noun.ts'

/** Parties and their guests. */
export const bookingNoun = {
  found: {
    group: 'bookings',
    capability: 'registrations.read',
    icon: 'users',
    path: '/admin/eventos/:eventId/inscripciones?q=:name',
    table: 'eventParties',
    name: 'contactName',
    details: ['email'],
    size: 'size',
    sign: 'tableLabel',
    only: { state: 'booked', erasedAt: null },
    ofEvent: true,
  },
  choices: [
    {
      group: 'acts',
      of: 'events',
      ahead: true,
      to: '/admin/eventos/:id/inscripciones',
      icon: 'phone',
      capability: 'registrations.edit',
      label: { es: 'Reserva por teléfono', ca: 'Reserva per telèfon' },
      presses: 'create',
    },
    {
      group: 'acts',
      of: 'events',
      to: '/admin/eventos/:id/inscripciones?estado=sin-pagar',
      icon: 'currency-eur',
      capability: 'payments.edit',
      label: { es: 'Anotar pagos', ca: 'Anotar pagaments' },
      presses: 'tick-all',
    },
  ],
  subjects: {
    registration: { es: 'Inscripción', ca: 'Inscripció', table: 'eventParties', name: 'contactName' },
    registrations: {
      es: 'Inscripciones',
      ca: 'Inscripcions',
      table: 'events',
      name: 'title',
      path: '/admin/eventos/:id/inscripciones',
    },
    guest: { es: 'Comensal', ca: 'Comensal', table: 'eventRegistrations', name: 'fullName' },
  },
  acts: {
    'guest.erased': { es: 'Borrar los datos de un comensal', ca: 'Esborrar les dades d’un comensal', asks: 'always' },
    'guest.exported': {
      es: 'Exportar los datos de un comensal',
      ca: 'Exportar les dades d’un comensal',
      asks: 'always',
    },
    'registration.attended': { es: 'Anotar que ha venido', ca: 'Anotar l’assistència', open: 'undone' },
    'registration.cancelled': { es: 'Cancelar una inscripción', ca: 'Cancel·lar una inscripció', open: 'undone' },
    'registration.confirmed': { es: 'Confirmar una inscripción', ca: 'Confirmar una inscripció', open: 'undone' },
    'registration.created': { es: 'Añadir una inscripción', ca: 'Afegir una inscripció', open: 'undone' },
    'registration.diet-changed': {
      es: 'Corregir la dieta de una inscripción',
      ca: 'Corregir la dieta d’una inscripció',
      open: 'undone',
    },
    'registration.diet-shown': {
      es: 'Ver la dieta de una inscripción',
      ca: 'Veure la dieta d’una inscripció',
      open: 'shown',
    },
    'registration.erased': {
      es: 'Borrar los datos de una inscripción',
      ca: 'Esborrar les dades d’una inscripció',
      asks: 'always',
    },
    'registration.exported': {
      es: 'Exportar los datos de una inscripción',
      ca: 'Exportar les dades d’una inscripció',
      asks: 'always',
    },
    'registration.guest-added': { es: 'Añadir un comensal', ca: 'Afegir un comensal', open: 'undone' },
    'registration.link-sent-again': {
      es: 'Enviar el enlace de una reserva',
      ca: 'Enviar l’enllaç d’una reserva',
      open: 'mail',
    },
    'registration.moved': { es: 'Mover plazas de una reserva', ca: 'Moure places d’una reserva', open: 'undone' },
    'registration.not-attended': { es: 'Quitar que ha venido', ca: 'Treure l’assistència', open: 'undone' },
    'registration.payment-noted': {
      es: 'Anotar si una reserva ha pagado',
      ca: 'Anotar si una reserva ha pagat',
      open: 'undone',
    },
    'registration.refund-reopened': {
      es: 'Volver a dejar un reembolso pendiente',
      ca: 'Tornar a deixar un reemborsament pendent',
      open: 'undone',
    },
    'registration.refund-settled': {
      es: 'Marcar un reembolso como hecho',
      ca: 'Marcar un reemborsament com a fet',
      open: 'undone',
    },
    'registration.restored': {
      es: 'Restaurar una reserva o una plaza',
      ca: 'Restaurar una reserva o una plaça',
      open: 'undone',
    },
    'registration.seated-beyond': {
      es: 'Sentar por encima del aforo o antes de la lista',
      ca: 'Asseure per sobre de l’aforament o abans de la llista',
      open: 'undone',
    },
    'registration.seats-cancelled': {
      es: 'Cancelar plazas de una reserva',
      ca: 'Cancel·lar places d’una reserva',
      open: 'undone',
    },
    'registration.table-changed': {
      es: 'Cambiar la mesa de una reserva',
      ca: 'Canviar la taula d’una reserva',
      open: 'undone',
    },
    'registration.updated': { es: 'Corregir una inscripción', ca: 'Corregir una inscripció', open: 'undone' },
    'registrations.burst-undone': {
      es: 'Deshacer muchas inscripciones de un mismo origen',
      ca: 'Desfer moltes inscripcions d’un mateix origen',
      open: 'undone',
    },
    'registrations.exported': {
      es: 'Exportar las inscripciones de un evento',
      ca: 'Exportar les inscripcions d’un esdeveniment',
      asks: 'always',
      tells: 'administrators',
    },
  },
  cachedPages: [{ path: /^\/eventos\/[1-9]\d{0,8}\/inscripcion$/, forMembers: true }],
} as const satisfies Noun
