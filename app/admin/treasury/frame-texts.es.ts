export const es = {
  tabs: 'Páginas de la tesorería',
  pages: { today: 'Hoy', fees: 'Cuotas', reminders: 'Recordatorios', creditor: 'Acreedor' },
}
