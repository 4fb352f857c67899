export const es = {
  tabs: 'Páginas de la tesorería',
  pages: {
    today: 'Hoy',
    accounts: 'Cuentas',
    fees: 'Cuotas',
    remittances: 'Remesas',
    reminders: 'Recordatorios',
    mandates: 'Órdenes',
    creditor: 'Acreedor',
  },
}
