export const es = {
  lateSeats: {
    label: 'Cancelaciones fuera de plazo',
    what: (name: string, seats: number, left: number) =>
      left > 0
        ? `${name} deja ${seats === 1 ? '1 plaza' : `${seats} plazas`} de ${seats + left} fuera de plazo`
        : `${name} cancela fuera de plazo: ${seats === 1 ? '1 plaza' : `${seats} plazas`}`,
    why: (title: string) => `«${title}». Envía la hoja a la cocina para que lo sepa.`,
    paid: (amount: string) => `Según los términos, los ${amount} pagados no se devuelven.`,
    unpaid: 'No consta ningún pago.',
    open: 'Abrir',
  },
  refunds: {
    label: 'Reembolsos pendientes',
    what: (name: string, amount: string) => `Reembolso pendiente: ${name} · ${amount}`,
    settled: (name: string) => `Reembolso hecho: ${name}`,
    settle: 'Marcar como hecho',
    undo: 'Deshacer',
    seeAll: 'Ver todos',
    failed: 'Error al marcar el reembolso',
  },
}
