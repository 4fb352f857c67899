import { sql } from 'drizzle-orm'
import { restaurants } from '#app/database/schema.ts'
import type { TranslatedTexts } from '#app/queue-card.ts'
import { restaurantTexts } from './panel-texts.ts'

export const translatedRestaurants: TranslatedTexts = {
  needs: 'restaurants.edit',
  table: restaurants,
  name: () => sql`${restaurants.nombre}`,
  order: sql`${restaurants.createdAt}, ${restaurants.id}`,
  noun: (language) => restaurantTexts[language].list.noun,
  list: '/admin/restaurantes',
}
