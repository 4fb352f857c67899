import { can, canOfOwn, type Capability, type Role } from '#app/accounts/capabilities.ts'
import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import type { Count } from '#app/i18n/money.ts'
import type { Language } from '#app/i18n/language.ts'
import type { QueueCard, QueueLine, QueueLines, QueuePart, QueueReader } from '#app/queue-card.ts'
import { logUnreadCard } from './dashboard.server.ts'
import { adminTexts, type AdminTexts } from './panel-texts.ts'
import { queueCards } from './queue-cards.server.ts'

type QueueTexts = AdminTexts['queue']

/** As the page shows it. `age`: since when it waits, or how long it may. */
export type ShownLine = Omit<QueueLine, 'since' | 'lateDays' | 'until' | 'late' | 'done'> & {
  age: string
  late: boolean
}

export type Queue = { today: ShownLine[] } & Record<QueuePart, ShownLine[]> & { count: Count; isWhole: boolean }

/** A role that may only read has none. */
export function cardsFor(role: Role): QueueCard[] {
  return queueCards.filter(({ needs, ofEvents }) =>
    [needs].flat().some((capability) => (ofEvents ? canOfOwn : can)(role, capability)),
  )
}

type Account = { id: string; role: Role; language: Language }

/** What waits for somebody of the club. A card that cannot be read says so in its place. @returns null for no card */
export async function readQueue(account: Account): Promise<Queue | null> {
  const cards = cardsFor(account.role)
  if (cards.length === 0) return null
  const may = (capability: Capability) => can(account.role, capability)
  const reader = { language: account.language, seen: eventsSeenBy(account), now: new Date(), may }
  const t = adminTexts[account.language].queue
  const read = await Promise.all(cards.map(async (card) => ({ ...card, ...(await readQueueCard(card, reader, t)) })))
  const linesOf = (part: QueuePart) => read.filter((card) => card.part === part).flatMap(({ shown }) => shown)
  const [week, later] = [linesOf('week'), linesOf('later')]
  return {
    today: [...week, ...later].filter(isOfToday),
    week: week.filter((line) => !isOfToday(line)),
    later: later.filter((line) => !isOfToday(line)),
    count: {
      number: read.reduce((sum, { count }) => sum + count.number, 0),
      more: read.some(({ count }) => count.more),
    },
    isWhole: read.every(({ failed }) => !failed),
  }
}

type ReadCard = { shown: ShownLine[]; count: Count; failed?: true }

async function readQueueCard(card: QueueCard, reader: QueueReader, t: QueueTexts): Promise<ReadCard> {
  try {
    return toCard(card.name, await card.read(reader), t, reader.now)
  } catch (error) {
    logUnreadCard(card.name, error)
    return { shown: [failedLine(card, reader.language, t)], count: { number: 0, more: false }, failed: true }
  }
}

function toCard(name: string, { head, lines, count, rest }: QueueLines, t: QueueTexts, now: Date): ReadCard {
  const waiting = lines.filter(({ done }) => !done).length
  const all = count ?? { number: waiting, more: false }
  const others = all.number - waiting
  const shown = [...(head ? [head] : []), ...lines].map((line) => toShown(line, t, now))
  if (rest && others > 0) shown.push({ ...plainLine(`${name}-others`, t.others(others, all.more)), ...rest })
  return { shown, count: all }
}

const plainLine = (key: string, what: string) =>
  ({ key, icon: 'list', look: 'plain', what, why: '', age: '', late: false }) as const

function failedLine({ name, label }: QueueCard, language: Language, t: QueueTexts): ShownLine {
  const what = t.unread(label(language))
  const act = { act: t.again, to: '/admin/dashboard' }
  return { ...plainLine(`${name}-failed`, what), icon: 'warning', look: 'hot', why: t.unreadText, ...act }
}

const isOfToday = ({ look, late }: ShownLine) => look === 'bad' || (look === 'hot' && late)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

function toShown(line: QueueLine, t: QueueTexts, now: Date): ShownLine {
  const { since, lateDays = Infinity, until, late, done: _, ...shown } = line
  const days = since ? Math.floor((now.getTime() - since.getTime()) / DAY_MS) : 0
  const age = until ? t.hoursLeft(Math.ceil((until.getTime() - now.getTime()) / HOUR_MS)) : since && ageText(t, days)
  return { ...shown, age: age ?? '', late: late ?? days >= lateDays }
}

function ageText(t: QueueTexts, days: number): string {
  if (days <= 0) return t.todayAge
  if (days < 60) return t.days(days)
  return days < 730 ? t.months(Math.floor(days / 30)) : t.years(Math.floor(days / 365))
}
