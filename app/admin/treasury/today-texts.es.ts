const accounts = (count: number) => (count === 1 ? '1 cuenta' : `${count} cuentas`)

export const es = {
  title: 'Tesorería',
  counters: {
    owed: (count: number) => `Pendiente de cobro: ${accounts(count)}`,
    overdue: (count: number) => `Vencido: ${accounts(count)}`,
    credit: (count: number) => `Saldo a favor: ${accounts(count)}`,
    held: 'Cuentas retenidas',
  },
  work: {
    title: 'Pendiente',
    none: 'No hay nada pendiente',
    acts: {
      next: 'Abrir la remesa',
      returns: 'Ver las devoluciones',
      missing: 'Ver las órdenes',
      expiring: 'Ver las órdenes',
    },
    draft: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por avisar`,
    notified: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por sellar`,
    sealed: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por subir al banco`,
    presented: (number: string, day: string) => `Remesa ${number}, que vence el ${day}: por abonar`,
    returns: (count: number) => (count === 1 ? '1 devolución sin resolver' : `${count} devoluciones sin resolver`),
    missing: (count: number) =>
      count === 1 ? '1 socio sin orden de domiciliación' : `${count} socios sin orden de domiciliación`,
    expiring: (count: number) =>
      count === 1 ? '1 orden caduca en tres meses o menos' : `${count} órdenes caducan en tres meses o menos`,
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
