import { listLateSeats } from '#app/bookings/cancellations/late-seats.server.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { formatEuros } from '#app/i18n/money.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { LINES_OF_A_CARD, type QueueCard, type QueueLine } from '#app/queue-card.ts'
import { queueTexts } from './queue-texts.ts'
import { listRefunds } from './refunds.server.ts'

/** The terms promise the money within 14 days. */
const LATE_REFUND_DAYS = 10

export const bookingCards: readonly QueueCard[] = [
  {
    name: 'late-seats',
    needs: 'registrations.edit',
    ofEvents: true,
    part: 'week',
    label: (language) => queueTexts[language].lateSeats.label,
    async read({ language, seen }) {
      const { lateSeats: t } = queueTexts[language]
      const lines = (await listLateSeats(seen)).map((given): QueueLine => {
        const { partyId, eventId, name, seats, left, paid, isPayable, since, ...event } = given
        const { title } = localizedRow(mainLanguage(), event)
        const money = paid > 0 ? t.paid(formatEuros(paid)) : isPayable ? t.unpaid : ''
        return {
          key: `late-seats-${partyId}`,
          icon: 'users',
          look: 'hot',
          what: t.what(name, seats, left),
          why: [t.why(title), money].filter(Boolean).join(' '),
          since,
          late: true,
          act: t.open,
          to: `/admin/eventos/${eventId}/cocina`,
        }
      })
      return { lines }
    },
  },
  {
    name: 'refunds',
    needs: 'payments.edit',
    part: 'week',
    label: (language) => queueTexts[language].refunds.label,
    async read({ language }) {
      const { refunds: t } = queueTexts[language]
      const { due, settled, count } = await listRefunds(LINES_OF_A_CARD)
      const line = ({ id, eventId, title, since }: (typeof due)[number], act: string) => ({
        key: `refund-${id}`,
        look: 'plain' as const,
        why: title,
        ...(since && { since }),
        to: '/admin/dashboard',
        fields: { act, event_id: String(eventId), party_id: id },
      })
      const lines: QueueLine[] = [
        ...due.map((row) => ({
          ...line(row, 'settle-refund'),
          icon: 'currency-eur' as const,
          what: t.what(row.name, formatEuros(row.amount ?? 0)),
          lateDays: LATE_REFUND_DAYS,
          act: t.settle,
        })),
        ...settled.map((row) => ({
          ...line(row, 'reopen-refund'),
          icon: 'check' as const,
          what: t.settled(row.name),
          act: t.undo,
          done: true as const,
        })),
      ]
      return { lines, count, rest: { act: t.seeAll, to: '/admin/eventos' } }
    },
  },
]
