import { Link, useFetcher } from 'react-router'
import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { formatCount, formatEuros } from '#app/i18n/money.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { adminTexts, type AdminTexts } from './panel-texts.ts'
import type { Queue } from './queue.server.ts'

type Texts = AdminTexts['queue']

/** From these ages on a line stands out. */
const LATE_REQUEST_DAYS = 5
const LATE_COMPLETION_DAYS = 7
const LATE_MESSAGE_DAYS = 3
/** The terms promise the money within 14 days. */
const LATE_REFUND_DAYS = 10

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
  /** Sent to `to` instead of going there. */
  fields?: Record<string, string>
}

/** Sorted by when it hurts: today, this week, when somebody has time. */
export function DashboardQueue({ queue }: { queue: Queue }) {
  const { queue: t } = usePanelTexts(adminTexts)
  const language = useLanguage()
  const week = [
    ...handOfferLines(t, language, queue),
    ...sheetLines(t, queue),
    ...requestLines(t, queue),
    ...incompleteLines(t, queue),
    ...refundLines(t, queue),
  ]
  const messages = messageLines(t, queue)
  const lines = [...mailLines(t, queue), ...week, ...messages]
  const isToday = ({ look, late }: Line) => look === 'bad' || (late === true && look === 'hot')
  const parts = [
    [t.today, lines.filter(isToday)],
    [t.week, week.filter((line) => !isToday(line))],
    [t.later, messages],
  ] as const
  const { failedMails, requests, incomplete, messages: unread, refunds, sheets, handOffers } = queue
  const changed = { number: sheets.length + handOffers.length, more: false }
  const counts = [failedMails, changed, ...[requests, incomplete, unread, refunds].map(({ count }) => count)]
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
            <LineAct line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LineAct({ line: { act, what, to, opens, fields } }: { line: Line }) {
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data)
  const name = `${act}: ${what}`
  if (!fields)
    return (
      <Link to={to} state={opens && { open: opens }} className="act" aria-label={name}>
        {act}
      </Link>
    )
  return (
    <fetcher.Form method="post" action={to}>
      <HiddenFields fields={fields} />
      <button type="submit" className="act" aria-label={name} aria-busy={fetcher.state !== 'idle'}>
        {act}
      </button>
    </fetcher.Form>
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

/** Seats of waiting lists that nobody gets by itself. */
function handOfferLines(t: Texts, language: Language, { handOffers }: Queue): Line[] {
  return handOffers.map((offer) => {
    const { title } = localizedRow(language, offer)
    return {
      key: `hand-offer-${offer.eventId}-${offer.why}-${offer.why === 'call' ? offer.name : ''}`,
      icon: offer.why === 'call' ? 'phone' : 'users',
      look: 'hot',
      what: offer.why === 'call' ? t.handCall(offer.name, offer.seats) : t.handFree(offer.seats, title),
      why: offer.why === 'call' ? t.handCallText(title) : t.handWhy[offer.why],
      late: offer.why !== 'large',
      act: t.open,
      to: `/admin/eventos/${offer.eventId}/espera`,
    }
  })
}

function sheetLines(t: Texts, { sheets }: Queue): Line[] {
  return sheets.map(({ eventId, title, number, changes, days, soon }) => ({
    key: `sheet-${eventId}`,
    icon: 'fork-knife',
    look: 'hot',
    what: t.sheet(title),
    why: t.sheetText(changes, number),
    days,
    late: soon,
    act: t.open,
    to: `/admin/eventos/${eventId}/cocina`,
  }))
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

/** A ticked one stays for a while, to be undone. */
function refundLines(t: Texts, { refunds }: Queue): Line[] {
  const lines = [...refunds.rows, ...refunds.settled].map(
    ({ id, eventId, name, amount, title, days, settledAt }): Line => {
      const act = settledAt ? 'reopen-refund' : 'settle-refund'
      return {
        ...line('refund', id, days, LATE_REFUND_DAYS),
        late: !settledAt && days >= LATE_REFUND_DAYS,
        icon: settledAt ? 'check' : 'currency-eur',
        look: 'plain',
        what: settledAt ? t.refundSettled(name) : t.refund(name, formatEuros(amount ?? 0)),
        why: title,
        act: settledAt ? t.undo : t.settle,
        to: '/admin/dashboard',
        fields: { act, event_id: String(eventId), registration_id: id },
      }
    },
  )
  return [...lines, ...othersLine(t, 'refund', refunds, '/admin/eventos', t.seeAll)]
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
  waiting: { rows: readonly unknown[]; count: { number: number; more: boolean } },
  to: string,
  act: string,
): Line[] {
  const { rows, count } = waiting
  const others = count.number - rows.length
  if (others <= 0) return []
  const icon = kind === 'message' ? 'envelope-open' : 'list'
  return [{ key: `${kind}-others`, icon, look: 'plain', what: t.others(others, count.more), why: '', act, to }]
}
