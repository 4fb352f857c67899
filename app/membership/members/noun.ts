import type { Noun } from '#app/noun.ts'

/** Members, and what is kept of former ones. */
export const memberNoun = {
  menu: {
    to: '/admin/socios',
    icon: 'identification-card',
    capability: 'members.read',
    label: { es: 'Socios', ca: 'Socis' },
  },
  found: {
    group: 'people',
    capability: 'members.read',
    icon: 'identification-card',
    path: '/admin/socios/:id',
    table: 'socios',
    name: 'fullName',
    details: ['membershipNumber', 'email'],
    states: {
      column: 'status',
      labels: { inactive: { es: 'de baja', ca: 'de baixa' }, suspended: { es: 'suspendido', ca: 'suspès' } },
    },
  },
  choices: [
    {
      group: 'screens',
      to: '/admin/socios/asamblea',
      icon: 'printer',
      capability: 'members.read',
      label: { es: 'Lista para la asamblea', ca: 'Llista per a l’assemblea' },
    },
  ],
  subjects: {
    socio: { es: 'Socio', ca: 'Soci', table: 'socios', name: 'fullName', path: '/admin/socios/:id' },
    socios: { es: 'Socios', ca: 'Socis', unnamed: true },
    'blocked-payment': { es: 'Datos bloqueados', ca: 'Dades bloquejades', unnamed: true },
  },
  acts: {
    'blocked-payment.exported': {
      es: 'Exportar datos de pago bloqueados',
      ca: 'Exportar dades de pagament bloquejades',
      asks: 'always',
    },
    'blocked-payment.shown': {
      es: 'Abrir datos de pago bloqueados',
      ca: 'Obrir dades de pagament bloquejades',
      asks: 'always',
    },
    'socio.active': { es: 'Reactivar a un socio', ca: 'Reactivar un soci', open: 'undone' },
    'socio.deleted': { es: 'Eliminar a un socio', ca: 'Eliminar un soci', asks: 'always' },
    'socio.erased': {
      es: 'Borrar a un socio por derecho de supresión',
      ca: 'Esborrar un soci per dret de supressió',
      asks: 'always',
    },
    'socio.exported': { es: 'Exportar los datos de un socio', ca: 'Exportar les dades d’un soci', asks: 'always' },
    'socio.iban-shown': { es: 'Ver un IBAN entero', ca: 'Veure un IBAN sencer', asks: 'always' },
    'socio.returned': { es: 'Volver a dar de alta a un socio', ca: 'Tornar a donar d’alta un soci', open: 'undone' },
    'socio.sessions-ended': {
      es: 'Cerrar las sesiones de un socio',
      ca: 'Tancar les sessions d’un soci',
      asks: 'always',
    },
    'socio.shown': { es: 'Abrir una ficha de socio', ca: 'Obrir una fitxa de soci', open: 'shown' },
    'socio.suspended': { es: 'Suspender a un socio', ca: 'Suspendre un soci', open: 'undone' },
    'socio.updated': {
      es: 'Editar una ficha de socio',
      ca: 'Editar una fitxa de soci',
      asks: ['iban', 'email'],
      tells: 'member',
    },
    'socios.printed': {
      es: 'Abrir la lista para la asamblea',
      ca: 'Obrir la llista per a l’assemblea',
      asks: 'always',
    },
    'socios.exported': {
      es: 'Exportar la lista de socios',
      ca: 'Exportar la llista de socis',
      asks: 'always',
      tells: 'administrators',
    },
  },
} as const satisfies Noun
