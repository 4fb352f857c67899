import { Link } from 'react-router'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { formatCount } from '#app/i18n/money.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { adminTexts, type AdminTexts } from './panel-texts.ts'
import type { Queue, Waiting } from './queue.server.ts'

type Texts = AdminTexts['queue']

/** From these ages on a line stands out. */
const LATE_REQUEST_DAYS = 5
const LATE_COMPLETION_DAYS = 7
const LATE_MESSAGE_DAYS = 3

type Line = {
  key: string
  icon: IconName
  look: 'hot' | 'bad' | 'plain'
  what: string
  why: string
  days?: number
  late?: boolean
  act: string
  to: string
  /** The id of the row that the list opens. */
  opens?: string
}

/** Sorted by when it hurts: today, this week, when somebody has time. */
export function DashboardQueue({ queue }: { queue: Queue }) {
  const { queue: t } = usePanelTexts(adminTexts)
  const week = [...requestLines(t, queue), ...incompleteLines(t, queue)]
  const messages = messageLines(t, queue)
  const lines = [...mailLines(t, queue), ...week, ...messages]
  const isToday = ({ look, late }: Line) => look === 'bad' || (late === true && look === 'hot')
  const parts = [
    [t.today, lines.filter(isToday)],
    [t.week, week.filter((line) => !isToday(line))],
    [t.later, messages],
  ] as const
  const counts = [queue.failedMails, queue.requests.count, queue.incomplete.count, queue.messages.count]
  const total = counts.reduce((sum, { number }) => sum + number, 0)
  const summary = (
    <span className="small muted">
      {t.total(
        total,
        counts.some(({ more }) => more),
      )}
    </span>
  )
  return (
    <Sheet flush title={t.title} link={total > 0 && summary}>
      {total === 0 && <p className="queue-empty muted">{t.empty}</p>}
      {parts.map(([title, part]) => part.length > 0 && <QueuePart key={title} title={title} lines={part} />)}
    </Sheet>
  )
}

function QueuePart({ title, lines }: { title: string; lines: readonly Line[] }) {
  const { queue: t } = usePanelTexts(adminTexts)
  return (
    <>
      <h3 className="queue-part">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.key} className="queue-row">
            <span className={`queue-sign queue-sign-${line.look}`}>
              <Icon name={line.icon} />
            </span>
            <div className="queue-text">
              <p className="queue-what">{line.what}</p>
              <p className="small muted">{line.why}</p>
            </div>
            <span className={line.late ? 'queue-age queue-age-late' : 'queue-age'}>
              {line.days !== undefined && ageText(t, line.days)}
            </span>
            <Link
              to={line.to}
              state={line.opens && { open: line.opens }}
              className="act"
              aria-label={`${line.act}: ${line.what}`}
            >
              {line.act}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function ageText(t: Texts, days: number): string {
  if (days <= 0) return t.todayAge
  if (days < 60) return t.days(days)
  return days < 730 ? t.months(Math.floor(days / 30)) : t.years(Math.floor(days / 365))
}

function mailLines(t: Texts, { failedMails }: Queue): Line[] {
  if (failedMails.number === 0) return []
  return [
    {
      key: 'failed-mails',
      icon: 'envelope-simple',
      look: 'bad',
      what: t.failedMails(formatCount(failedMails)),
      why: t.failedMailsText,
      act: t.review,
      to: '/admin/correos?estado=failed',
    },
  ]
}

function requestLines(t: Texts, { requests }: Queue): Line[] {
  const list = '/admin/solicitudes'
  const lines = requests.rows.map(({ id, name, days }) => ({
    ...line('request', id, days, LATE_REQUEST_DAYS),
    icon: 'tray' as const,
    look: 'hot' as const,
    what: t.request(name),
    why: t.requestText,
    act: t.open,
    to: `${list}?orden=fecha`,
    opens: id,
  }))
  return [...lines, ...othersLine(t, 'request', requests, list, t.seeAll)]
}

function incompleteLines(t: Texts, { incomplete }: Queue): Line[] {
  const list = '/admin/solicitudes?estado=incomplete'
  const lines = incomplete.rows.map(({ id, name, days }) => ({
    ...line('incomplete', id, days, LATE_COMPLETION_DAYS),
    icon: 'identification-card' as const,
    look: 'plain' as const,
    what: t.incomplete(name),
    why: t.incompleteText,
    act: t.open,
    to: `${list}&orden=fecha`,
    opens: id,
  }))
  return [...lines, ...othersLine(t, 'incomplete', incomplete, list, t.seeAll)]
}

function messageLines(t: Texts, { messages }: Queue): Line[] {
  const list = '/admin/mensajes?estado=unread'
  const lines = messages.rows.map(({ id, name, days }) => ({
    ...line('message', id, days, LATE_MESSAGE_DAYS),
    icon: 'envelope-open' as const,
    look: 'plain' as const,
    what: t.message(name),
    why: t.messageText,
    act: t.read,
    to: `${list}&orden=fecha`,
  }))
  return [...lines, ...othersLine(t, 'message', messages, list, t.seeAllMessages)]
}

function line(kind: string, id: string, days: number, lateDays: number) {
  return { key: `${kind}-${id}`, days, late: days >= lateDays }
}

function othersLine(
  t: Texts,
  kind: string,
  waiting: { rows: Waiting[]; count: { number: number; more: boolean } },
  to: string,
  act: string,
): Line[] {
  const { rows, count } = waiting
  const others = count.number - rows.length
  if (others <= 0) return []
  const icon = kind === 'message' ? 'envelope-open' : 'list'
  return [{ key: `${kind}-others`, icon, look: 'plain', what: t.others(others, count.more), why: '', act, to }]
}
