import { inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isIban, normalizeIban } from '#app/banking/iban.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import { isoDay } from '#app/imports/field-values.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { encryptSecrets } from '#app/membership/members/socio-secrets.server.ts'
import { paymentMethods, socioStatuses, type PaymentMethod, type SocioStatus } from '#app/membership/statuses.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { change, refuseRepeated, type Candidate } from '../candidate.ts'
import { at, moment, optionalText, requiredText, uuid, uuidFor } from '../cells.ts'
import { olderTable, type Run } from '../older-table.ts'
import { EARLIER_SITE } from './earlier-site.ts'

const entries = {
  id: uuid('socios'),
  membership_request_id: optionalText,
  full_name: requiredText,
  email: requiredText,
  phone: optionalText,
  address: optionalText,
  birth_date: optionalText,
  payment_method: optionalText,
  iban: optionalText,
  card_holder_name: optionalText,
  billing_address: optionalText,
  emergency_contact_name: optionalText,
  emergency_contact_phone: optionalText,
  dietary_restrictions: optionalText,
  notes: optionalText,
  membership_number: optionalText,
  membership_type: optionalText,
  status: optionalText,
  created_at: moment,
  updated_at: moment,
}
const schema = v.object(entries)
/** `makes_request`: the dump has none of its own for this member. */
type Member = v.InferOutput<typeof schema> & { request_id: string; makes_request: boolean }

/** A member gets the next number where the dump has none. */
export const members = olderTable<Member>({
  name: 'socios',
  columns: Object.keys(entries),
  kind: 'socio',
  table: socios,
  parse(cells) {
    const parsed = parseRow(schema, cells)
    if (!parsed.ok) return parsed
    const { id, membership_request_id: named } = parsed.row
    const requestId = named ? uuidFor('membership_requests', named) : uuidFor('requests of socios', id)
    return { ok: true, row: { ...parsed.row, request_id: requestId, makes_request: !named } }
  },
  async review(tx, candidates) {
    for (const candidate of candidates) reviewMember(candidate)
    await reviewRequests(tx, candidates)
    await refuseDuplicates(tx, candidates)
  },
  async insert(tx, rows, run) {
    const own = rows.filter(({ makes_request: makes }) => makes)
    if (own.length > 0) await tx.insert(membershipRequests).values(own.map(toRequest))
    await tx.insert(socios).values(rows.map((row) => toMember(row, run)))
  },
})

function reviewMember(candidate: Candidate<Member>): void {
  const { row } = candidate
  if (row.membership_number === '') row.membership_number = null
  if (row.payment_method !== null && !isOf(paymentMethods, row.payment_method))
    change(candidate, 'payment_method', null, 'is none of the three: transfer')
  if (row.status !== null && !isOf(socioStatuses, row.status))
    change(candidate, 'status', null, 'is no status: active, as it was shown')
  reviewSecrets(candidate)
}

function reviewSecrets(candidate: Candidate<Member>): void {
  const { row } = candidate
  if (row.birth_date) {
    row.birth_date = isoDay(row.birth_date)
    if (!isDay(row.birth_date)) change(candidate, 'birth_date', null, 'is no day: left out')
  }
  const method = row.payment_method ?? 'transfer'
  if (row.iban) {
    row.iban = normalizeIban(row.iban)
    if (method !== 'transfer') change(candidate, 'iban', null, 'is kept for transfers only: left out')
    else if (!isIban(row.iban)) change(candidate, 'iban', null, 'is no account number: left out')
  }
  if (row.card_holder_name && method !== 'card')
    change(candidate, 'card_holder_name', null, 'is kept for cards only: left out')
}

const isOf = (values: readonly string[], value: string) => values.includes(value)

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  )
}

/** On the older site, who left stayed active: only the request was in baja. */
async function reviewRequests(tx: Transaction, candidates: readonly Candidate<Member>[]): Promise<void> {
  const { id, status } = membershipRequests
  const ids = candidates.map(({ row }) => row.request_id)
  const found = await tx.select({ id, status }).from(membershipRequests).where(inArray(id, ids))
  const known = new Map(found.map((request) => [request.id, request.status]))
  for (const candidate of candidates) {
    const { row } = candidate
    const request = known.get(row.request_id)
    if (!request) {
      row.request_id = uuidFor('requests of socios', row.id)
      row.makes_request = true
      candidate.changes.push({ column: 'membership_request_id', what: 'names no request that is here: one is made' })
    } else if ((row.status ?? 'active') === 'active' && request !== 'approved')
      change(candidate, 'status', 'inactive', 'is active, but the request is not approved: inactive')
  }
}

async function refuseDuplicates(tx: Transaction, candidates: readonly Candidate<Member>[]): Promise<void> {
  const { membershipRequestId: request, membershipNumber: number } = socios
  const ids = candidates.map(({ row }) => row.request_id)
  const numbers = candidates.flatMap(({ row }) => row.membership_number ?? [])
  const ofRequest = await tx.select({ request }).from(socios).where(inArray(request, ids))
  const requested = new Set(ofRequest.map((row) => row.request))
  refuseRepeated(candidates, ({ request_id: id }) => id, requested, 'another member has the same request')
  const numbered = numbers.length === 0 ? [] : await tx.select({ number }).from(socios).where(inArray(number, numbers))
  const taken = new Set(numbered.map((row) => row.number))
  refuseRepeated(candidates, (row) => row.membership_number, taken, 'another member has the same number')
}

function toRequest(row: Member) {
  return {
    id: row.request_id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    status: row.status === 'inactive' ? ('baja' as const) : ('approved' as const),
    language: mainLanguage(),
    createdAt: at(row.created_at),
    updatedAt: at(row.updated_at ?? row.created_at),
  }
}

function toMember(row: Member, { isWritten }: Run) {
  const { id, dietary_restrictions: diet } = row
  return {
    id,
    membershipRequestId: row.request_id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    paymentMethod: (row.payment_method ?? 'transfer') as PaymentMethod,
    cardHolderName: row.card_holder_name,
    billingAddress: row.billing_address,
    ...encryptSecrets(id, {
      birthDate: row.birth_date,
      iban: row.iban,
      emergencyContactName: row.emergency_contact_name,
      emergencyContactPhone: row.emergency_contact_phone,
      dietaryRestrictions: diet,
    }),
    ...(diet && { dietConsentVersion: EARLIER_SITE, dietConsentAt: at(row.created_at) ?? sql`now()` }),
    notes: row.notes,
    // A dry run takes no number.
    membershipNumber: row.membership_number ?? (isWritten ? undefined : `of ${id}`),
    membershipType: row.membership_type ?? 'Regular',
    status: (row.status ?? 'active') as SocioStatus,
    language: mainLanguage(),
    createdAt: at(row.created_at),
    updatedAt: at(row.updated_at ?? row.created_at),
  }
}
