const accounts = (count: number) => (count === 1 ? '1 cuenta' : `${count} cuentas`)

export const es = {
  title: 'Tesorería',
  counters: {
    owed: (count: number) => `Pendiente de cobro: ${accounts(count)}`,
    overdue: (count: number) => `Vencido: ${accounts(count)}`,
    credit: (count: number) => `Saldo a favor: ${accounts(count)}`,
    held: 'Cuentas retenidas',
  },
  plot: {
    title: 'Cargos y cobros por mes',
    label: 'Cargos y cobros de los últimos doce meses. Las cifras están en la tabla que sigue.',
    month: 'Mes',
    owed: 'Cargos',
    collected: 'Cobros',
    note: 'Los cargos, por el mes en que vencen; los cobros, por el mes en que llegan, con las devoluciones restadas.',
  },
}
