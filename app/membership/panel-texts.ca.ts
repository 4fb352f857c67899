import type { MembershipTexts } from './panel-texts.es.ts'

export const ca: MembershipTexts = {
  requestStatuses: { pending: 'Pendent', approved: 'Aprovada', rejected: 'Rebutjada', baja: 'Baixa' },
  socioStatuses: { active: 'Actiu', inactive: 'Inactiu', suspended: 'Suspès' },
  paymentMethods: { transfer: 'Transferència', card: 'Targeta', cash: 'Efectiu' },
}
