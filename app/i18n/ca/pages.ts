import type { Texts } from '../es/index.ts'

export default {
  pagination: 'Paginació',
  page: (page) => `Pàgina ${page}`,
  previous: 'Pàgina anterior',
  next: 'Pàgina següent',
  titleOfPage: (title, page) => `${title}, pàgina ${page}`,
  none: 'Aquesta pàgina de la llista no existeix',
} satisfies Texts['pages']
