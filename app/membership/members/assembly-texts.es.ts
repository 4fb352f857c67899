export const es = {
  link: 'Lista para la asamblea',
  title: 'Lista para la asamblea',
  back: 'Todos los socios',
  day: 'Socios en la fecha',
  show: 'Mostrar',
  lead: (day: string, members: number) => `Socios el ${day.toLowerCase()}: ${members}`,
  none: (day: string) => `No había socios el ${day}`,
  heads: { place: 'Orden', number: 'Número', name: 'Apellidos y nombre', signature: 'Firma' },
  suspended: (number: number) =>
    number === 1 ? 'No está en la lista un socio suspendido.' : `No están en la lista ${number} socios suspendidos.`,
}
