export default {
  pagination: 'Paginación',
  page: (page: number) => `Página ${page}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  titleOfPage: (title: string, page: number) => `${title}, página ${page}`,
  none: 'Esta página de la lista no existe',
}
