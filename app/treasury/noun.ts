import type { Noun } from '#app/noun.ts'

/** What members owe and have paid. Before there is a creditor, `useCan` hides all of it but the form that sets it up. */
export const treasuryNoun = {
  menu: {
    to: '/admin/tesoreria',
    icon: 'currency-eur',
    capability: 'treasury.read',
    label: { es: 'Tesorería', ca: 'Tresoreria' },
  },
  choices: [
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
    fees: { es: 'Cuotas', ca: 'Quotes', unnamed: true },
    'fee-plan': { es: 'Cuota', ca: 'Quota', unnamed: true },
  },
  acts: {
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
