import { panelTexts } from '#app/i18n/panel-texts.ts'

/** States and payment methods, also of the dashboard and of privacy. */
export const membershipTexts = panelTexts({
  requestStatuses: {
    pending: { es: 'Pendiente', ca: 'Pendent' },
    approved: { es: 'Aprobado', ca: 'Aprovada' },
    rejected: { es: 'Rechazado', ca: 'Rebutjada' },
    baja: { es: 'Baja', ca: 'Baixa' },
    merged: { es: 'Unida', ca: 'Unida' },
  },
  socioStatuses: {
    active: { es: 'Activo', ca: 'Actiu' },
    inactive: { es: 'Inactivo', ca: 'Inactiu' },
    suspended: { es: 'Suspendido', ca: 'Suspès' },
  },
  paymentMethods: {
    transfer: { es: 'Transferencia', ca: 'Transferència' },
    card: { es: 'Tarjeta', ca: 'Targeta' },
    cash: { es: 'Efectivo', ca: 'Efectiu' },
    'direct-debit': { es: 'Domiciliación', ca: 'Domiciliació' },
  },
})
