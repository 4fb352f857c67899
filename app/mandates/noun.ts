import type { Noun } from '#app/noun.ts'

/** The orders of members to their bank. */
export const mandateNoun = {
  choices: [
    {
      group: 'screens',
      to: '/admin/tesoreria/ordenes',
      icon: 'currency-eur',
      capability: 'treasury.read',
      label: { es: 'Órdenes de domiciliación', ca: 'Ordres de domiciliació' },
    },
  ],
  acts: {
    'socio.mandate-drafted': {
      es: 'Preparar una orden de domiciliación',
      ca: 'Preparar una ordre de domiciliació',
      open: 'undone',
    },
    'socio.mandate-requested': {
      es: 'Pedir una orden de domiciliación',
      ca: 'Demanar una ordre de domiciliació',
      open: 'mail',
    },
    'socio.mandate-signed': {
      es: 'Firmar una orden de domiciliación',
      ca: 'Signar una ordre de domiciliació',
      asks: 'always',
    },
    'socio.mandate-revoked': {
      es: 'Dar de baja una orden de domiciliación',
      ca: 'Donar de baixa una ordre de domiciliació',
      asks: 'always',
    },
    'socio.mandate-held': {
      es: 'Detener los cargos de una orden',
      ca: 'Aturar els càrrecs d’una ordre',
      open: 'undone',
    },
    'socio.mandate-released': {
      es: 'Reanudar los cargos de una orden',
      ca: 'Reprendre els càrrecs d’una ordre',
      open: 'undone',
    },
    'socio.mandate-expired': {
      es: 'Caducar una orden de domiciliación',
      ca: 'Caducar una ordre de domiciliació',
      open: 'outside',
    },
    'socio.mandate-iban-shown': {
      es: 'Ver el IBAN entero de una orden',
      ca: 'Veure l’IBAN sencer d’una ordre',
      asks: 'always',
    },
    'socio.mandate-printed': {
      es: 'Abrir una orden de domiciliación para imprimirla',
      ca: 'Obrir una ordre de domiciliació per imprimir-la',
      asks: 'always',
    },
  },
} as const satisfies Noun
