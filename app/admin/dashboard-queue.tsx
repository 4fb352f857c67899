import { Link } from 'react-router'
import { formatCount } from '#app/i18n/money.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { Queue, Waiting } from './queue.server.ts'

const texts = {
  title: 'Pendiente de alguien',
  empty: 'Nada: todo está al día.',
  total: (things: number, more: boolean) => `${things}${more ? '+' : ''} ${things === 1 ? 'cosa' : 'cosas'}`,
  today: 'Hoy',
  week: 'Esta semana',
  later: 'Cuando puedas',
  failedMails: (count: string) => (count === '1' ? 'Un correo no ha llegado' : `${count} correos no han llegado`),
  failedMailsText: 'Míralo y vuelve a enviarlo, o llama.',
  review: 'Revisar',
  request: (name: string) => `Solicitud: ${name}`,
  requestText: 'Espera una respuesta antes de una semana.',
  open: 'Abrir',
  incomplete: (name: string) => `Aprobada sin completar: ${name}`,
  incompleteText: 'Tiene el enlace y no ha completado sus datos.',
  message: (name: string) => `Mensaje de ${name}`,
  messageText: 'Sin leer.',
  read: 'Leer',
  others: (count: number, more: boolean) => `Y ${count}${more ? '+' : ''} más`,
  seeAll: 'Ver todas',
  seeAllMessages: 'Ver todos',
  age: (days: number) => (days <= 0 ? 'hoy' : `hace ${ageOf(days)}`),
}

function ageOf(days: number): string {
  if (days < 60) return days === 1 ? '1 día' : `${days} días`
  return days < 730 ? `${Math.floor(days / 30)} meses` : `${Math.floor(days / 365)} años`
}

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
  const week = [...requestLines(queue), ...incompleteLines(queue)]
  const lines = [...mailLines(queue), ...week, ...messageLines(queue)]
  const isToday = ({ look, late }: Line) => look === 'bad' || (late === true && look === 'hot')
  const parts = [
    [texts.today, lines.filter(isToday)],
    [texts.week, week.filter((line) => !isToday(line))],
    [texts.later, messageLines(queue)],
  ] as const
  const counts = [queue.failedMails, queue.requests.count, queue.incomplete.count, queue.messages.count]
  const total = counts.reduce((sum, { number }) => sum + number, 0)
  const summary = (
    <span className="small muted">
      {texts.total(
        total,
        counts.some(({ more }) => more),
      )}
    </span>
  )
  return (
    <Sheet flush title={texts.title} link={total > 0 && summary}>
      {total === 0 && <p className="queue-empty muted">{texts.empty}</p>}
      {parts.map(([title, part]) => part.length > 0 && <QueuePart key={title} title={title} lines={part} />)}
    </Sheet>
  )
}

function QueuePart({ title, lines }: { title: string; lines: readonly Line[] }) {
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
              {line.days !== undefined && texts.age(line.days)}
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

function mailLines({ failedMails }: Queue): Line[] {
  if (failedMails.number === 0) return []
  return [
    {
      key: 'failed-mails',
      icon: 'envelope-simple',
      look: 'bad',
      what: texts.failedMails(formatCount(failedMails)),
      why: texts.failedMailsText,
      act: texts.review,
      to: '/admin/correos?estado=failed',
    },
  ]
}

function requestLines({ requests }: Queue): Line[] {
  const list = '/admin/solicitudes'
  const lines = requests.rows.map(({ id, name, days }) => ({
    ...line('request', id, days, LATE_REQUEST_DAYS),
    icon: 'tray' as const,
    look: 'hot' as const,
    what: texts.request(name),
    why: texts.requestText,
    act: texts.open,
    to: `${list}?orden=fecha`,
    opens: id,
  }))
  return [...lines, ...othersLine('request', requests, list, texts.seeAll)]
}

function incompleteLines({ incomplete }: Queue): Line[] {
  const list = '/admin/solicitudes?estado=incomplete'
  const lines = incomplete.rows.map(({ id, name, days }) => ({
    ...line('incomplete', id, days, LATE_COMPLETION_DAYS),
    icon: 'identification-card' as const,
    look: 'plain' as const,
    what: texts.incomplete(name),
    why: texts.incompleteText,
    act: texts.open,
    to: `${list}&orden=fecha`,
    opens: id,
  }))
  return [...lines, ...othersLine('incomplete', incomplete, list, texts.seeAll)]
}

function messageLines({ messages }: Queue): Line[] {
  const list = '/admin/mensajes?estado=unread'
  const lines = messages.rows.map(({ id, name, days }) => ({
    ...line('message', id, days, LATE_MESSAGE_DAYS),
    icon: 'envelope-open' as const,
    look: 'plain' as const,
    what: texts.message(name),
    why: texts.messageText,
    act: texts.read,
    to: `${list}&orden=fecha`,
  }))
  return [...lines, ...othersLine('message', messages, list, texts.seeAllMessages)]
}

function line(kind: string, id: string, days: number, lateDays: number) {
  return { key: `${kind}-${id}`, days, late: days >= lateDays }
}

function othersLine(
  kind: string,
  waiting: { rows: Waiting[]; count: { number: number; more: boolean } },
  to: string,
  act: string,
): Line[] {
  const { rows, count } = waiting
  const others = count.number - rows.length
  if (others <= 0) return []
  const icon = kind === 'message' ? 'envelope-open' : 'list'
  return [{ key: `${kind}-others`, icon, look: 'plain', what: texts.others(others, count.more), why: '', act, to }]
}
