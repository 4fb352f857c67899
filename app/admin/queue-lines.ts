import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { formatCount, formatEuros } from '#app/i18n/money.ts'
import { bounceReason } from '#app/mails/bounces/bounce-words.ts'
import { bounceTexts } from '#app/mails/bounces/bounce-texts.ca.ts'
import { mailKindLabel } from '#app/mails/labels/mail-labels.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { AdminTexts } from './panel-texts.ca.ts'
import type { Queue } from './queue.server.ts'

export type QueueTexts = AdminTexts['queue']

/** From these ages on a line stands out. */
const LATE_REQUEST_DAYS = 5
const LATE_COMPLETION_DAYS = 7
const LATE_MESSAGE_DAYS = 3
/** The terms promise the money within 14 days. */
const LATE_REFUND_DAYS = 10

export type Line = {
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
  /** The page of whom it is about. */
  about?: string
}

/** Of this week, and of when somebody has time. `language`: of the names of events; `panel`: of the texts. */
export function linesOf(t: QueueTexts, language: Language, panel: Language, queue: Queue) {
  return {
    urgent: mailLines(t, queue),
    week: [
      ...unreachableLines(t, panel, queue),
      ...lateSeatLines(t, language, queue),
      ...handOfferLines(t, language, queue),
      ...sheetLines(t, queue),
      ...requestLines(t, queue),
      ...incompleteLines(t, queue),
      ...refundLines(t, queue),
    ],
    later: [...messageLines(t, queue), ...commentLines(t, language, queue)],
  }
}

function mailLines(t: QueueTexts, { failedMails }: Queue): Line[] {
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

/** Addresses that receive no mail, under a line that counts them. */
function unreachableLines(t: QueueTexts, language: Language, { unreachable }: Queue): Line[] {
  if (unreachable.rows.length === 0) return []
  const { title, text, seeMails, line: named, reason, works } = bounceTexts[language]
  const list = '/admin/correos?estado=failed'
  const lines = unreachable.rows.map(({ mailId, name, address, path, opens, kind, code, days }): Line => ({
    key: `unreachable-${mailId}`,
    icon: 'envelope-simple',
    look: 'plain',
    what: named(name, address),
    why: reason(bounceReason(code, language), mailKindLabel(kind, language)),
    days,
    act: works,
    to: '/admin/dashboard',
    fields: { act: 'address-works', id: mailId },
    about: path,
    ...(opens && { opens }),
  }))
  const head: Line = {
    key: 'unreachable',
    icon: 'warning',
    look: 'hot',
    what: title(formatCount(unreachable.count)),
    why: text,
    act: seeMails,
    to: list,
  }
  return [head, ...lines, ...othersLine(t, 'unreachable', unreachable, list, seeMails)]
}

/** Seats that guests have given up after the notice of the terms. */
function lateSeatLines(t: QueueTexts, language: Language, { lateSeats }: Queue): Line[] {
  return lateSeats.map(({ partyId, eventId, name, seats, left, paid, isPayable, days, ...event }) => {
    const { title } = localizedRow(language, event)
    const money = paid > 0 ? t.lateSeatsPaid(formatEuros(paid)) : isPayable ? t.lateSeatsUnpaid : ''
    return {
      key: `late-seats-${partyId}`,
      icon: 'users',
      look: 'hot',
      what: t.lateSeats(name, seats, left),
      why: [t.lateSeatsText(title), money].filter(Boolean).join(' '),
      days,
      late: true,
      act: t.open,
      to: `/admin/eventos/${eventId}/cocina`,
    }
  })
}

/** Seats of waiting lists that nobody gets by itself. */
function handOfferLines(t: QueueTexts, language: Language, { handOffers }: Queue): Line[] {
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

function sheetLines(t: QueueTexts, { sheets }: Queue): Line[] {
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

function requestLines(t: QueueTexts, { requests }: Queue): Line[] {
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

function incompleteLines(t: QueueTexts, { incomplete }: Queue): Line[] {
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
function refundLines(t: QueueTexts, { refunds }: Queue): Line[] {
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
        fields: { act, event_id: String(eventId), party_id: id },
      }
    },
  )
  return [...lines, ...othersLine(t, 'refund', refunds, '/admin/eventos', t.seeAll)]
}

function messageLines(t: QueueTexts, { messages }: Queue): Line[] {
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

function commentLines(t: QueueTexts, language: Language, { comments }: Queue): Line[] {
  return comments.map(({ eventId, count, days, ...event }) => ({
    key: `comments-${eventId}`,
    icon: 'quotes',
    look: 'plain',
    what: t.comments(count, localizedRow(language, event).title),
    why: t.commentsText(count),
    days,
    act: t.read,
    to: `/admin/eventos/${eventId}/opiniones`,
  }))
}

function line(kind: string, id: string, days: number, lateDays: number) {
  return { key: `${kind}-${id}`, days, late: days >= lateDays }
}

function othersLine(
  t: QueueTexts,
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
