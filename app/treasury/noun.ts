import type { Choice, Noun } from '#app/noun.ts'

const screen = (page: string, label: Choice['label']): Choice => ({
  group: 'screens',
  to: `/admin/tesoreria/${page}`,
  icon: 'currency-eur',
  capability: 'treasury.read',
  label,
})

/** What members owe and have paid. Before there is a creditor, `useCan` hides all but the form that sets it up. */
export const treasuryNoun = {
  menu: {
    to: '/admin/tesoreria',
    icon: 'currency-eur',
    capability: 'treasury.read',
    label: { es: 'Tesorería', ca: 'Tresoreria' },
  },
  choices: [
    screen('cuentas', { es: 'Cuentas de los socios', ca: 'Comptes dels socis' }),
    screen('cuotas', { es: 'Cuotas de los socios', ca: 'Quotes dels socis' }),
    screen('recordatorios', { es: 'Recordatorios de pago', ca: 'Recordatoris de pagament' }),
    {
      group: 'screens',
      to: '/admin/tesoreria/acreedor',
      icon: 'currency-eur',
      capability: 'creditor.edit',
      label: { es: 'Acreedor de las domiciliaciones', ca: 'Creditor de les domiciliacions' },
    },
  ],
  subjects: {
    creditor: { es: 'Acreedor', ca: 'Creditor', unnamed: true },
    'member-account': {
      es: 'Cuenta de socio',
      ca: 'Compte de soci',
      table: 'memberAccounts',
      name: 'number',
      path: '/admin/tesoreria/cuentas/:id',
    },
    'member-accounts': { es: 'Cuentas de socios', ca: 'Comptes de socis', unnamed: true },
    fees: { es: 'Cuotas', ca: 'Quotes', unnamed: true },
    'fee-plan': { es: 'Cuota', ca: 'Quota', unnamed: true },
  },
  acts: {
    'member-account.paid': { es: 'Anotar un cobro', ca: 'Anotar un cobrament', open: 'undone' },
    'member-account.payment-reversed': { es: 'Anular un cobro', ca: 'Anul·lar un cobrament', open: 'undone' },
    'member-account.charged': { es: 'Hacer un cargo a mano', ca: 'Fer un càrrec a mà', open: 'undone' },
    'member-account.charge-cancelled': { es: 'Anular un cargo', ca: 'Anul·lar un càrrec', open: 'undone' },
    'member-account.held': { es: 'Retener una cuenta', ca: 'Retenir un compte', open: 'undone' },
    'member-account.released': { es: 'Dejar de retener una cuenta', ca: 'Deixar de retenir un compte', open: 'undone' },
    'member-account.fee-set': { es: 'Cambiar la cuota propia', ca: 'Canviar la quota pròpia', open: 'undone' },
    'member-accounts.exported': {
      es: 'Exportar la lista de cuentas',
      ca: 'Exportar la llista de comptes',
      asks: 'always',
      tells: 'administrators',
    },
    'fees.generated': { es: 'Generar las cuotas de un año', ca: 'Generar les quotes d’un any', asks: 'always' },
    'fee-plan.created': { es: 'Crear una cuota', ca: 'Crear una quota', open: 'undone' },
    'fee-plan.updated': { es: 'Editar una cuota', ca: 'Editar una quota', open: 'undone' },
    'fee-plan.deleted': { es: 'Eliminar una cuota', ca: 'Eliminar una quota', open: 'record' },
    'creditor.saved': {
      es: 'Guardar los datos del acreedor',
      ca: 'Desar les dades del creditor',
      asks: 'always',
      tells: 'administrators',
    },
  },
} as const satisfies Noun
