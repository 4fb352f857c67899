import { toCount } from '#app/database/bounded-count.server.ts'
import { formatFigure } from '#app/i18n/money.ts'
import { LINES_OF_A_CARD, type QueueCard, type QueueLine } from '#app/queue-card.ts'
import { findOwnFaults } from '../own-faults.server.ts'
import { returnTexts } from './return-texts.ts'

export const remittanceCards: readonly QueueCard[] = [
  {
    name: 'own-faults',
    needs: 'treasury.edit',
    part: 'week',
    label: (language) => returnTexts[language].queue.label,
    async read({ language }) {
      const { queue: t } = returnTexts[language]
      const faults = await findOwnFaults()
      const shown = faults.slice(0, LINES_OF_A_CARD)
      const lines = shown.map(({ remittanceId, count, codes, since }): QueueLine => ({
        key: `own-faults-${remittanceId}`,
        icon: 'currency-eur',
        look: 'bad',
        what: t.what(formatFigure(remittanceId), count, formatFigure(count)),
        why: t.why(codes.join(', ')),
        since,
        act: t.open,
        to: `/admin/tesoreria/remesas/${remittanceId}`,
      }))
      return { lines, count: toCount(faults.length), rest: { act: t.all, to: '/admin/tesoreria/remesas' } }
    },
  },
]
