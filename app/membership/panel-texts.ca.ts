import { pairTexts } from '#app/i18n/panel-texts.ts'
import { es } from './panel-texts.es.ts'

/** States and payment methods, also of the dashboard and of privacy. */
export const membershipTexts = pairTexts(es, {
  requestStatuses: { pending: 'Pendent', approved: 'Aprovada', rejected: 'Rebutjada', baja: 'Baixa', merged: 'Unida' },
  socioStatuses: { active: 'Actiu', inactive: 'Inactiu', suspended: 'Suspès' },
  paymentMethods: { transfer: 'Transferència', card: 'Targeta', cash: 'Efectiu', 'direct-debit': 'Domiciliació' },
})
