import type { Translation } from '#app/i18n/panel-texts.ts'

export const es = {
  requestStatuses: { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado', baja: 'Baja' },
  socioStatuses: { active: 'Activo', inactive: 'Inactivo', suspended: 'Suspendido' },
  paymentMethods: { transfer: 'Transferencia', card: 'Tarjeta', cash: 'Efectivo' },
}

export type MembershipTexts = Translation<typeof es>
