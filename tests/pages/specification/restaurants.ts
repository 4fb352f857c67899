import { page } from './places.ts'
import type { Row } from './row.ts'

export const restaurantRows: readonly Row[] = [
  {
    clause: 'four tabs of a restaurant with a chef, however short the biography',
    where: page('/restaurantes/1'),
    has: /id="secciones"><a[^>]*>Descripción<\/a><a[^>]*>Menú<\/a><a[^>]*>Chef<\/a><a[^>]*>Reseñas<\/a><\/nav>/,
  },
  {
    clause: 'share buttons: facebook, twitter, instagram, email, copy',
    where: page('/restaurantes/1'),
    has: [
      /facebook\.com\/sharer\/sharer\.php\?u=/,
      /intent\/post\?url=[^"]*&amp;text=/,
      /aria-label="Compartir en Instagram/,
      /href="mailto:\?subject=[^"]*&amp;body=/,
      /aria-label="Copiar la URL"/,
    ],
  },
]
