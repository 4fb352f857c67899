import type { Capability } from '#app/accounts/capabilities.ts'
import type { Queue } from './queue.server.ts'

/** What somebody must be able to do to be told of it: who may only read has no queue. */
const queueNeeds = {
  failedMails: 'mails.send',
  unreachable: 'mails.send',
  requests: 'requests.edit',
  incomplete: 'requests.edit',
  messages: 'messages.edit',
  refunds: 'payments.edit',
  sheets: 'kitchen.send',
  handOffers: 'registrations.edit',
  lateSeats: 'registrations.edit',
  comments: 'opinions.edit',
} as const satisfies Record<keyof Queue, Capability>

const none = { number: 0, more: false }

const emptyQueue: Queue = {
  failedMails: none,
  unreachable: { rows: [], count: none },
  requests: { rows: [], count: none },
  incomplete: { rows: [], count: none },
  messages: { rows: [], count: none },
  refunds: { rows: [], settled: [], count: none },
  sheets: [],
  handOffers: [],
  lateSeats: [],
  comments: [],
}

type May = (capability: Capability) => boolean

export function hasQueue(may: May): boolean {
  return Object.values(queueNeeds).some(may)
}

/** @param seen the events of whom it is for; null for all */
export function queueFor(queue: Queue, may: May, seen: ReadonlySet<number> | null): Queue {
  const isSeen = ({ eventId }: { eventId: number }) => seen === null || seen.has(eventId)
  const ofSeen: Queue = {
    ...queue,
    sheets: queue.sheets.filter(isSeen),
    handOffers: queue.handOffers.filter(isSeen),
    lateSeats: queue.lateSeats.filter(isSeen),
    comments: queue.comments.filter(isSeen),
  }
  const kinds = (Object.keys(queueNeeds) as (keyof Queue)[]).filter((kind) => may(queueNeeds[kind]))
  return { ...emptyQueue, ...Object.fromEntries(kinds.map((kind) => [kind, ofSeen[kind]])) }
}
