export const es = {
  requestStatuses: { pending: 'Pendiente', approved: 'Aprobado', rejected: 'Rechazado', baja: 'Baja', merged: 'Unida' },
  socioStatuses: { active: 'Activo', inactive: 'Inactivo', suspended: 'Suspendido' },
  paymentMethods: { transfer: 'Transferencia', card: 'Tarjeta', cash: 'Efectivo', 'direct-debit': 'Domiciliación' },
}
