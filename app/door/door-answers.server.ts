import { createHash } from 'node:crypto'
import { parseJson } from '#app/platform/parse-json.ts'
import { data, redirect } from 'react-router'
import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { applyOperations, listLiveCheckIns, markAttendance } from '#app/bookings/attendance/check-ins.server.ts'
import type { WalkInAnswer } from './door-answer.ts'
import {
  exchangeSchema,
  isCheckIn,
  isSentPayment,
  walkInSchema,
  type Exchange,
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

/** Everything that the page at the door sends: with script the operations of a phone, without it one press. */
export async function answerDoor(eventId: number, form: FormData, keeper: Doorkeeper, address: string) {
  const exchange = textIn(form, 'exchange')
  if (exchange) return answerExchange(eventId, parseExchange(exchange), keeper)
  if (form.has('full_name')) return answerWalkIn(eventId, form, keeper)
  const [kind, guest] = textIn(form, 'operation').split(':')
  if (!isUuid(guest)) throw data('operation', { status: 400 })
  await markAttendance(eventId, guest, kind === 'in', keeper.actor)
  throw redirect(address)
}

/** The phone that sends it; empty without script. */
export function deviceIn(form: FormData): string {
  const exchange = textIn(form, 'exchange')
  return exchange && parseExchange(exchange).device
}

function parseExchange(json: string): Exchange {
  const { success, output } = v.safeParse(exchangeSchema, parseJson(json))
  if (!success) throw data('exchange', { status: 422 })
  return output
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

async function answerWalkIn(eventId: number, form: FormData, { actor, language, mayExceedSeats }: Doorkeeper) {
  const { success, output } = v.safeParse(walkInSchema, Object.fromEntries(form))
  if (!success) return data({ state: 'wrong' } satisfies WalkInAnswer, { status: 422 })
  const { walk_in_id: id, full_name: name, table_label: table, reason, privacy_told: told } = output
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
  const refused: WalkInAnswer = { state: 'refused', reason: needsReason ? 'reason' : outcome.reason }
  return data(refused, { status: 409 })
}
