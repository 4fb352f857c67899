import { listChangedSheets } from '#app/kitchen/kitchen-changes.server.ts'
import type { QueueCard } from '#app/queue-card.ts'
import { kitchenPanelTexts } from './kitchen-panel-texts.ts'

/** The kitchen buys for a dinner two days before. */
const SOON_MS = 2 * 86_400_000

export const kitchenCards: readonly QueueCard[] = [
  {
    name: 'sheets',
    needs: 'kitchen.send',
    ofEvents: true,
    part: 'week',
    label: (language) => kitchenPanelTexts[language].queue.label,
    async read({ language, seen, now }) {
      const { queue: t } = kitchenPanelTexts[language]
      const lines = (await listChangedSheets(seen)).map(({ eventId, title, date, number, changes, since }) => ({
        key: `sheet-${eventId}`,
        icon: 'fork-knife' as const,
        look: 'hot' as const,
        what: t.what(title),
        why: t.why(changes, number),
        since,
        late: date.getTime() - now.getTime() < SOON_MS,
        act: t.open,
        to: `/admin/eventos/${eventId}/cocina`,
      }))
      return { lines }
    },
  },
]
