import { sql } from 'drizzle-orm'
import { organizers } from '#app/database/schema.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { TranslatedTexts } from '#app/queue-card.ts'
import { organizerTexts } from './panel-texts.ts'

export const translatedOrganizers: TranslatedTexts = {
  needs: 'organizers.edit',
  table: organizers,
  name: () => mainText(organizers.name, organizers.nameCa),
  order: sql`${organizers.id}`,
  noun: (language) => organizerTexts[language].list.noun,
  list: '/admin/organizers',
}
