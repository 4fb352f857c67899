import { sql } from 'drizzle-orm'
import { restaurants } from '#app/database/schema.ts'
import { readLackingTexts } from '#app/platform/lacking-texts.server.ts'
import type { QueueCard } from '#app/queue-card.ts'
import { restaurantTexts } from './panel-texts.ca.ts'

export const restaurantCards: readonly QueueCard[] = [
  {
    name: 'restaurant-translations',
    needs: 'restaurants.edit',
    part: 'later',
    label: (language) => restaurantTexts[language].translations,
    read: async ({ language }) => ({
      lines: await readLackingTexts(restaurants, {
        name: sql`${restaurants.nombre}`,
        order: sql`${restaurants.createdAt}, ${restaurants.id}`,
        noun: restaurantTexts[language].list.noun,
        language,
        list: '/admin/restaurantes',
      }),
    }),
  },
]
