import { hasCreditor } from '#app/banking/creditor.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import type { QueueCard, QueueLine } from '#app/queue-card.ts'
import { todayTexts } from './today-texts.ts'
import { readTreasuryWork } from './today.server.ts'
import { workLines } from './work-lines.ts'

/** A step of a remittance that is due so soon stands under today. */
const SOON_MS = 5 * 86_400_000

const looks = {
  next: { icon: 'currency-eur', look: 'hot' },
  returns: { icon: 'arrow-counter-clockwise', look: 'bad' },
  missing: { icon: 'identification-card', look: 'plain' },
  expiring: { icon: 'clock', look: 'plain' },
} as const satisfies Record<string, Pick<QueueLine, 'icon' | 'look'>>

/** What waits for the treasurer; of a club without a creditor nothing. */
export const treasuryCards: readonly QueueCard[] = [
  {
    name: 'treasury',
    needs: 'treasury.edit',
    part: 'week',
    label: (language) => todayTexts[language].title,
    async read({ language, now }) {
      if (!(await hasCreditor())) return { lines: [] }
      const work = await readTreasuryWork(clubDay(now))
      const t = todayTexts[language]
      const isSoon = work.next !== null && work.next.dueOn <= clubDay(new Date(now.getTime() + SOON_MS))
      const lines = workLines(work, language).map(({ kind, text, to }) => ({
        key: `treasury-${kind}`,
        ...looks[kind],
        what: text,
        why: t.title,
        late: kind === 'next' && isSoon,
        act: t.work.acts[kind],
        to,
      }))
      return { lines }
    },
  },
]
