import * as v from 'valibot'
import { optionalLine, requiredLine, unkept } from '#app/platform/forms/fields.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { MAX_OPERATIONS } from './door-limits.ts'
import { doorWays } from './door-list.ts'

const MAX_UNDONE_IDS = 50

const isInCents = (euros: number) => Number(euros.toFixed(2)) === euros

const uuid = v.pipe(
  v.string(),
  v.check((text) => isUuid(text)),
)
/** How long before the exchange it happened; the server's clock counts. */
const agoMs = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

const euros = v.pipe(v.number(), v.minValue(0.01), v.maxValue(99_999), v.check(isInCents))

const payment = v.variant('kind', [
  v.object({ kind: v.literal('pay'), id: uuid, party: uuid, amount: euros, way: v.picklist(doorWays), agoMs }),
  v.object({ kind: v.literal('unpay'), party: uuid, ids: v.pipe(v.array(uuid), v.maxLength(MAX_UNDONE_IDS)), agoMs }),
])

export type SentPayment = v.InferOutput<typeof payment>

const operation = v.variant('kind', [
  v.object({ kind: v.literal('in'), id: uuid, guest: uuid, agoMs }),
  v.object({ kind: v.literal('out'), guest: uuid, ids: v.pipe(v.array(uuid), v.maxLength(MAX_UNDONE_IDS)), agoMs }),
])

export type SentOperation = v.InferOutput<typeof operation>

export const isSentPayment = (sent: SentOperation | SentPayment): sent is SentPayment =>
  sent.kind === 'pay' || sent.kind === 'unpay'
export const isCheckIn = (sent: SentOperation | SentPayment): sent is SentOperation => !isSentPayment(sent)

/** What a phone sends: the event that it shows, its operations, and what it holds; `list` is null if it wants none. */
export const exchangeSchema = v.object({
  event: v.number(),
  operations: v.pipe(v.array(v.union([operation, payment])), v.maxLength(MAX_OPERATIONS)),
  list: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  live: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  device: v.pipe(v.string(), v.regex(/^[\w-]{0,36}$/)),
})
export type Exchange = v.InferOutput<typeof exchangeSchema>

const walkInName = v.pipe(requiredLine(120, 'nameRequired'), v.minLength(2))

/** Somebody without a booking. */
const walkInSchema = v.object({
  walk_in_id: uuid,
  full_name: walkInName,
  table_label: optionalLine(12),
  reason: optionalLine(200),
  /** The doorkeeper has read out what is stored. */
  privacy_told: v.optional(v.literal('on')),
})
export type SentWalkIn = v.InferOutput<typeof walkInSchema>

const press = v.pipe(
  v.string(),
  v.transform((text) => text.split(':')),
  v.tuple([v.picklist(['in', 'out']), uuid]),
)

/** The link of a pass; with script the operations of a phone; a walk-in; without script one press. */
export const doorSchema = v.union([
  v.object({ token: unkept(v.pipe(v.string(), v.nonEmpty())) }),
  v.object({ exchange: v.pipe(v.string(), v.transform(parseJson), exchangeSchema) }),
  walkInSchema,
  v.object({ operation: press }),
])
export type SentToDoor = v.InferOutput<typeof doorSchema>

/** The forms of the page at the door, before what is typed in them is checked; a press is one of its buttons. */
export const doorForms = v.union([
  v.object({ token: v.string() }),
  v.object({ exchange: v.string() }),
  v.object({ walk_in_id: v.string() }),
  v.object({ operation: press }),
])
