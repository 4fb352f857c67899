import { localizedRow } from '#app/i18n/localized-row.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import type { QueueCard } from '#app/queue-card.ts'
import { listUnreadComments } from '#app/scores/moderation.server.ts'
import { opinionTexts } from './opinion-texts.ts'

export const commentCards: readonly QueueCard[] = [
  {
    name: 'comments',
    needs: 'opinions.edit',
    ofEvents: true,
    part: 'later',
    label: (language) => opinionTexts[language].queue.label,
    async read({ language, seen }) {
      const { queue: t } = opinionTexts[language]
      const lines = (await listUnreadComments(seen)).map(({ eventId, count, since, ...event }) => ({
        key: `comments-${eventId}`,
        icon: 'quotes' as const,
        look: 'plain' as const,
        what: t.what(count, localizedRow(mainLanguage(), event).title),
        why: t.why(count),
        since: since ?? new Date(),
        act: t.read,
        to: `/admin/eventos/${eventId}/opiniones`,
      }))
      return { lines }
    },
  },
]
