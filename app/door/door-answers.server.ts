import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Language } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { statusOf } from '#app/platform/refusals.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { applyOperations, listLiveCheckIns } from '#app/bookings/attendance/check-ins.server.ts'
import { markAttendance } from '#app/bookings/attendance/mark-attendance.server.ts'
import type { WalkInAnswer } from './door-answer.ts'
import {
  isCheckIn,
  isSentPayment,
  type Exchange,
  type SentToDoor,
  type SentWalkIn,
} from '#app/bookings/attendance/door-forms.ts'
import { readDoorList, readListVersion } from './door-list.server.ts'
import type { DoorAnswer } from '#app/bookings/attendance/door-list.ts'
import { listKeyHeaders } from './list-key.server.ts'
import { applyPayments, listPartyPayments } from './payments.server.ts'
import { seatWalkIn } from './walk-ins.server.ts'

/** Who stands at the door, with an account or with a pass. */
type Doorkeeper = {
  actor: Actor
  language: Language
  mayExceedSeats: boolean
  request: Request
  /** Of the event. */
  start: Date
}

/** Everything that the page at the door sends. */
export async function answerDoor(eventId: number, sent: SentToDoor, keeper: Doorkeeper, address: string) {
  if ('exchange' in sent) return answerExchange(eventId, sent.exchange, keeper)
  if ('full_name' in sent) return answerWalkIn(eventId, sent, keeper)
  if ('operation' in sent) {
    const [kind, guest] = sent.operation
    await markAttendance(eventId, guest, kind === 'in', keeper.actor)
  }
  throw redirect(address)
}

async function answerExchange(eventId: number, { event, operations, device, ...held }: Exchange, keeper: Doorkeeper) {
  // A newer pass in the same browser opens another event.
  if (event !== eventId) throw data('event', { status: 409 })
  const by = { actor: keeper.actor, device }
  const refused = [
    ...(await applyOperations(eventId, operations.filter(isCheckIn), by)),
    ...(await applyPayments(eventId, operations.filter(isSentPayment), by)),
  ]
  const live = await listLiveCheckIns(eventId)
  const payments = await listPartyPayments(eventId)
  const liveVersion = createHash('sha256')
    .update(JSON.stringify([live, payments]))
    .digest('base64url')
  const isKnown = held.live === liveVersion
  const answer: DoorAnswer = {
    state: 'done',
    refused,
    // An evening has thousands of exchanges, most of which bring nothing new.
    live: isKnown ? null : live,
    payments: isKnown ? null : payments,
    liveVersion,
    list: (await wantsList(eventId, held.list))
      ? requireRow(await readDoorList(eventId, keeper.language, keeper.actor))
      : null,
  }
  // A phone that has removed its list keeps none.
  const headers = held.list === null ? {} : listKeyHeaders(keeper.request, eventId, keeper.start)
  return data(answer, { headers })
}

async function wantsList(eventId: number, held: string | null): Promise<boolean> {
  return held !== null && held !== (await readListVersion(eventId))
}

async function answerWalkIn(eventId: number, sent: SentWalkIn, { actor, language, mayExceedSeats }: Doorkeeper) {
  const { walk_in_id: id, full_name: name, table_label: table = '', reason, privacy_told: told } = sent
  const walkIn = {
    id,
    name,
    table,
    language,
    told: told === 'on',
    reason: mayExceedSeats ? reason || undefined : undefined,
  }
  const outcome = await seatWalkIn(eventId, walkIn, actor)
  if (outcome.ok) return { state: 'seated' } satisfies WalkInAnswer
  const needsReason = mayExceedSeats && (outcome.reason === 'full' || outcome.reason === 'line')
  const refusal = needsReason ? 'reason' : outcome.reason
  return data({ state: 'refused', reason: refusal } satisfies WalkInAnswer, { status: statusOf(refusal) })
}
