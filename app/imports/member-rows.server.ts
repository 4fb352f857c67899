import { randomUUID } from 'node:crypto'
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import { nameKey } from '#app/bookings/parties/same-person.server.ts'
import type { Queryable, Transaction } from '#app/database/client.server.ts'
import { eventParties, memberAccounts, memberSessions, membershipRequests, socios } from '#app/database/schema.ts'
import { eraseRequests } from '#app/membership/erasure.server.ts'
import { socioSchema } from '#app/membership/members/forms.ts'
import { encryptSecrets } from '#app/membership/members/socio-secrets.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { isoDay, keyFor } from './field-values.ts'
import { memberExtras } from './forms.ts'
import type { FieldValues } from './import-fields.ts'
import { parseRow, refuseRow, type CheckedRow, type Seen } from './row-check.ts'

/** Requests that were answered with that of a member. */
const merged = alias(membershipRequests, 'merged')

export type MemberRow = v.InferOutput<typeof socioSchema> & v.InferOutput<typeof memberExtras>

const payments = {
  transfer: 'transferencia|domiciliacion|domiciliacio|remesa|banco|banc|recibo|rebut|bank transfer|direct debit',
  card: 'tarjeta|targeta|credit card',
  cash: 'efectivo|efectiu|metalico|metallic',
}
const states = {
  active: 'activo|activa|actiu|alta|si|yes',
  inactive: 'inactivo|inactiva|inactiu|baja|baixa|no',
  suspended: 'suspendido|suspendida|suspes|suspesa',
}
const spoken = { es: 'espanol|espanyol|castellano|castella|spanish|cas', ca: 'catala|catalan|cat' }

/**
 * As the form of a member, with the same errors; a diet is never imported, because it needs the consent of its person.
 * Somebody is known by number, or by e-mail and name; whether others may have the same e-mail is the choice of the
 * office.
 */
export async function checkMembers(
  on: Queryable,
  rows: readonly FieldValues[],
  { seen, sharesEmail }: { seen: Seen; sharesEmail: boolean },
): Promise<CheckedRow<MemberRow>[]> {
  const parsed = rows.map(parseMember)
  const valid = parsed.flatMap((checked) => (checked.ok ? [checked.row] : []))
  const known = await findKnown(on, valid)
  return parsed.map((checked) => {
    if (!checked.ok) return checked
    const refusal = findDuplicate(checked.row, known, seen, sharesEmail)
    if (refusal) return refusal
    for (const key of keysOf(checked.row)) seen.add(key)
    return checked
  })
}

function parseMember(values: FieldValues): CheckedRow<MemberRow> {
  const given = (name: string) => values[name] || undefined
  const form = parseRow(socioSchema, {
    ...values,
    full_name: [values.full_name, values.surnames].filter(Boolean).join(' '),
    birth_date: isoDay(values.birth_date ?? ''),
    payment_method: given('payment_method') && keyFor(values.payment_method ?? '', payments),
    version: '0',
  })
  if (!form.ok) return form
  const extras = parseRow(memberExtras, {
    membership_number: values.membership_number,
    status: given('status') && keyFor(values.status ?? '', states),
    joined: isoDay(values.joined ?? ''),
    language: given('language') && keyFor(values.language ?? '', spoken),
  })
  return extras.ok ? { ok: true, row: { ...form.row, ...extras.row } } : extras
}

const mailbox = ({ email }: { email: string }) => `email ${email.toLowerCase()}`
const person = (row: { email: string; full_name: string }) => `${mailbox(row)} ${nameKey(row.full_name)}`
const number = (text: string) => `number ${text}`

function keysOf(row: MemberRow): string[] {
  return [mailbox(row), person(row), ...(row.membership_number ? [number(row.membership_number)] : [])]
}

function findDuplicate(row: MemberRow, known: Seen, seen: Seen, sharesEmail: boolean) {
  const [own, same] = [mailbox(row), person(row)]
  if (known.has(same)) return refuseRow('already')
  if (seen.has(same)) return refuseRow('repeated')
  if (row.membership_number && known.has(number(row.membership_number)))
    return refuseRow('numberTaken', 'membership_number')
  if (row.membership_number && seen.has(number(row.membership_number)))
    return refuseRow('numberRepeated', 'membership_number')
  if (sharesEmail) return null
  if (known.has(own)) return refuseRow('emailTaken', 'email')
  return seen.has(own) ? refuseRow('emailRepeated', 'email') : null
}

/** Members of any state, and requests that wait for an answer or for their data. */
async function findKnown(on: Queryable, rows: readonly MemberRow[]): Promise<Seen> {
  const emails = [...new Set(rows.map(({ email }) => email.toLowerCase()))]
  const numbers = rows.flatMap(({ membership_number: own }) => (own ? [own] : []))
  if (emails.length === 0) return new Set()
  const requested = or(
    eq(membershipRequests.status, 'pending'),
    and(eq(membershipRequests.status, 'approved'), eq(membershipRequests.completed, false)),
  )
  const people = await on
    .select({ email: socios.email, full_name: socios.fullName })
    .from(socios)
    .where(isOneOf(socios.email, emails))
  const asking = await on
    .select({ email: membershipRequests.email, full_name: membershipRequests.fullName })
    .from(membershipRequests)
    .where(and(isOneOf(membershipRequests.email, emails), requested))
  const taken =
    numbers.length > 0
      ? await on
          .select({ taken: socios.membershipNumber })
          .from(socios)
          .where(inArray(socios.membershipNumber, numbers))
          // An account outlives its member, and keeps the number.
          .union(
            on
              .select({ taken: memberAccounts.number })
              .from(memberAccounts)
              .where(inArray(memberAccounts.number, numbers)),
          )
      : []
  return new Set([
    ...[...people, ...asking].flatMap((row) => [mailbox(row), person(row)]),
    ...taken.map((row) => number(row.taken)),
  ])
}

function isOneOf(email: typeof socios.email | typeof membershipRequests.email, emails: readonly string[]): SQL {
  return inArray(sql`lower(${email})`, [...emails])
}

/**
 * Makes members with their requests, which are approved, or in baja for inactive ones. Nothing was accepted on the web:
 * no version of the privacy text is stored, and nobody is written to. @returns their ids
 */
export async function insertMembers(tx: Transaction, rows: readonly MemberRow[]): Promise<string[]> {
  const people = rows.map((row) => ({ row, id: randomUUID(), requestId: randomUUID() }))
  await tx
    .insert(membershipRequests)
    .values(
      people.map(({ row, requestId }) => ({
        id: requestId,
        fullName: row.full_name,
        email: row.email,
        phone: row.phone,
        status: row.status === 'inactive' ? ('baja' as const) : ('approved' as const),
        language: row.language ?? mainLanguage(),
        ...joinedAt(row),
      })),
    )
  await tx
    .insert(socios)
    .values(people.map(({ row, id, requestId }) => ({ ...toMember(row, id), membershipRequestId: requestId })))
  return people.map(({ id }) => id)
}

function toMember(row: MemberRow, id: string) {
  return {
    id,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    paymentMethod: row.payment_method,
    cardHolderName: row.payment_method === 'card' ? row.card_holder_name : undefined,
    billingAddress: row.billing_address,
    notes: row.notes,
    ...encryptSecrets(id, {
      birthDate: row.birth_date,
      iban: row.payment_method === 'transfer' ? row.iban : undefined,
      emergencyContactName: row.emergency_contact_name,
      emergencyContactPhone: row.emergency_contact_phone,
    }),
    membershipNumber: row.membership_number,
    membershipType: row.membership_type,
    status: row.status,
    language: row.language ?? mainLanguage(),
    ...joinedAt(row),
  }
}

/** At noon, so that the day is the same in the club's time zone. */
function joinedAt({ joined }: MemberRow): { createdAt?: Date } {
  return joined ? { createdAt: new Date(`${joined}T12:00:00Z`) } : {}
}

/**
 * The numbers that the database gives come after the imported ones. The sequence only goes forward, whoever else takes
 * a number meanwhile, and stays there when the import is undone.
 */
export async function passNumbers(tx: Transaction, highest: number): Promise<void> {
  if (highest === 0) return
  const [row] = await tx.execute<{ next: number }>(sql`select nextval('membership_numbers')::int as next`)
  const missing = highest - (row?.next ?? 0)
  if (missing > 0)
    await tx.execute(sql`select count(nextval('membership_numbers')) from generate_series(1, ${missing}::int)`)
}

export function highestNumber(rows: readonly MemberRow[]): number {
  return Math.max(0, ...rows.map(({ membership_number: own }) => Number(own?.slice(2) ?? 0)))
}

/** Deletes imported members whom nobody has changed and who have not signed in or booked. @returns why others stay */
export async function removeMembers(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ removed: string[]; kept: Map<string, 'changed' | 'used'> }> {
  const requests = tx
    .select({ id: socios.membershipRequestId })
    .from(socios)
    .where(inArray(socios.id, [...ids]))
  // Lock the requests before the members, as every transaction that needs both rows does.
  await tx
    .select({ id: membershipRequests.id })
    .from(membershipRequests)
    .where(inArray(membershipRequests.id, requests))
    .for('update')
  const found = await tx
    .select({
      id: socios.id,
      requestId: socios.membershipRequestId,
      changed: sql<boolean>`${socios.version} > 1`,
      used: sql<boolean>`${or(
        exists(tx.select({ id: memberSessions.id }).from(memberSessions).where(eq(memberSessions.socioId, socios.id))),
        exists(tx.select({ id: memberAccounts.id }).from(memberAccounts).where(eq(memberAccounts.id, socios.id))),
        exists(tx.select({ id: eventParties.id }).from(eventParties).where(eq(eventParties.socioId, socios.id))),
        exists(tx.select({ id: merged.id }).from(merged).where(eq(merged.mergedInto, socios.membershipRequestId))),
      )}`,
    })
    .from(socios)
    .where(inArray(socios.id, [...ids]))
    .for('update', { of: socios })
  const kept = new Map(
    found.flatMap(({ id, changed, used }) => (changed || used ? [[id, changed ? 'changed' : 'used'] as const] : [])),
  )
  const removed = found.filter(({ id }) => !kept.has(id))
  if (removed.length > 0) {
    await tx.delete(socios).where(
      inArray(
        socios.id,
        removed.map(({ id }) => id),
      ),
    )
    await eraseRequests(
      tx,
      removed.map(({ requestId }) => requestId),
    )
  }
  return { removed: removed.map(({ id }) => id), kept }
}
