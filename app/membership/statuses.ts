export const requestStatuses = {
  pending: { tone: 'pending', label: 'Pendiente' },
  approved: { tone: 'approved', label: 'Aprobado' },
  rejected: { tone: 'rejected', label: 'Rechazado' },
  baja: { tone: 'off', label: 'Baja' },
} as const
export type RequestStatus = keyof typeof requestStatuses

export const socioStatuses = {
  active: { tone: 'approved', label: 'Activo' },
  inactive: { tone: 'off', label: 'Inactivo' },
  suspended: { tone: 'rejected', label: 'Suspendido' },
} as const
export type SocioStatus = keyof typeof socioStatuses

export const paymentMethods = { transfer: 'Transferencia', card: 'Tarjeta', cash: 'Efectivo' } as const
export type PaymentMethod = keyof typeof paymentMethods
export const paymentMethodNames = Object.keys(paymentMethods) as [PaymentMethod, ...PaymentMethod[]]
