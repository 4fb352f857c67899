import { sql } from 'drizzle-orm'
import { organizers } from '#app/database/schema.ts'
import { readLackingTexts } from '#app/platform/lacking-texts.server.ts'
import { mainText } from '#app/platform/main-language.server.ts'
import type { QueueCard } from '#app/queue-card.ts'
import { organizerTexts } from './panel-texts.ca.ts'

export const organizerCards: readonly QueueCard[] = [
  {
    name: 'organizer-translations',
    needs: 'organizers.edit',
    part: 'later',
    label: (language) => organizerTexts[language].translations,
    read: async ({ language }) => ({
      lines: await readLackingTexts(organizers, {
        name: mainText(organizers.name, organizers.nameCa),
        order: sql`${organizers.id}`,
        noun: organizerTexts[language].list.noun,
        language,
        list: '/admin/organizers',
      }),
    }),
  },
]
