import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { inBothDirections, listPage, orderBy, type Page } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import { membershipRequests, socios } from '#app/database/schema.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit } from '#app/platform/audit.server.ts'
import { recordErasures } from '#app/platform/erasure-list.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import { printIban } from './iban.ts'
import type { Reviewer } from '#app/membership/requests/review.server.ts'
import type { SocioForm } from './forms.ts'
import {
  lockSecrets,
  secretColumns,
  unlockSecret,
  unlockSecrets,
  type SecretColumn,
  type Secrets,
} from './socio-secrets.server.ts'
import type { PaymentMethod, RequestStatus, SocioStatus } from '#app/membership/statuses.ts'

export type SocioRow = {
  id: string
  membershipNumber: string
  fullName: string
  email: string
  membershipType: string
  status: SocioStatus
  createdAt: string
}

const orders = inBothDirections({
  numero: [sql`length(${socios.membershipNumber})`, socios.membershipNumber],
  nombre: [socios.fullName],
  fecha: [socios.createdAt],
})
export type SocioOrder = keyof typeof orders

export function isSocioOrder(value: string | null): value is SocioOrder {
  return value !== null && Object.hasOwn(orders, value)
}

/** The members, a page at a time. What rests encrypted is not read. */
export async function listSocios(
  { search, limit, offset }: ListRequest,
  status: SocioStatus | null,
  order: SocioOrder,
): Promise<Page<SocioRow>> {
  const { id, membershipNumber, fullName, email, membershipType, createdAt } = socios
  const where = status ? eq(socios.status, status) : undefined
  const { rows, ...page } = await listPage(
    { from: socios, where, search, order: orders[order], wide: orders['-fecha'], limit, offset },
    (these) =>
      database
        .select({ id, membershipNumber, fullName, email, membershipType, status: socios.status, createdAt })
        .from(socios)
        .where(these),
  )
  return { ...page, rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}

export type Consent = { version: string; at: string }

export type Socio = SocioRow & {
  phone: string | null
  address: string | null
  birthDate: string | null
  paymentMethod: PaymentMethod
  /** «•••• 1332»: the whole of it only by `showIban`. */
  maskedIban: string | null
  cardHolderName: string | null
  billingAddress: string | null
  emergencyContactName: string | null
  emergencyContactPhone: string | null
  dietaryRestrictions: string | null
  notes: string | null
  /** What they acknowledged and consented to: the version of the privacy text, and when; null for neither. */
  privacy: Consent | null
  dietConsent: Consent | null
  requestStatus: RequestStatus
  version: number
  updatedAt: string
}

/**
 * One member's sheet, which the audit trail notes with the secrets that it shows; null for an unknown id. @throws when
 * it was encrypted with another key
 */
export async function findSocio(by: Reviewer, id: string): Promise<Socio | null> {
  const row = await database.transaction(async (tx) => {
    const [found] = await tx
      .select({ socio: socios, requestStatus: membershipRequests.status })
      .from(socios)
      .innerJoin(membershipRequests, eq(membershipRequests.id, socios.membershipRequestId))
      .where(eq(socios.id, id))
    if (found) await audit(tx, { actor: by.id, action: 'socio.shown', subject: id, fields: shownSecrets(found.socio) })
    return found
  })
  if (!row) return null
  const { iban, ...secrets } = unlockSecrets(id, row.socio)
  const {
    membershipNumber,
    fullName,
    email,
    phone,
    address,
    paymentMethod,
    cardHolderName,
    billingAddress,
    notes,
    membershipType,
    status,
    version,
    createdAt,
    updatedAt,
  } = row.socio
  return {
    id,
    membershipNumber,
    fullName,
    email,
    phone,
    address,
    paymentMethod,
    cardHolderName,
    billingAddress,
    notes,
    membershipType,
    status,
    version,
    ...secrets,
    maskedIban: iban && `•••• ${iban.slice(-4)}`,
    privacy: consentOf(row.socio.privacyVersion, row.socio.privacyAcceptedAt),
    dietConsent: consentOf(row.socio.dietConsentVersion, row.socio.dietConsentAt),
    requestStatus: row.requestStatus,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

function consentOf(version: string | null, at: Date | null): Consent | null {
  return version && at ? { version, at: at.toISOString() } : null
}

/** What the sheet shows of what rests encrypted: all but the account number, which stays masked. */
function shownSecrets(row: Secrets): string[] {
  return Object.entries(secretColumns).flatMap(([property, column]) =>
    property !== 'iban' && row[property as SecretColumn] !== null ? [column] : [],
  )
}

/** The whole account number, which the audit trail notes (decisions, Membership); null when there is none. */
export async function showIban(by: Reviewer, id: string): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select({ iban: socios.iban }).from(socios).where(eq(socios.id, id))
    if (!row?.iban) return null
    await audit(tx, { actor: by.id, action: 'socio.iban-shown', subject: id, fields: ['iban'] })
    return printIban(unlockSecret(id, 'iban', row.iban) ?? '')
  })
}

export type UpdateResult =
  | { ok: true; /** Names of the columns that are new. */ changed: string[] }
  | { ok: false; reason: 'unknown' | 'version' | 'consent' }

/**
 * Saves the fields that have changed (back-office §7), unless somebody else has saved since `version` was read. An
 * empty account number means the one that is kept, because the panel never shows it whole; another way of paying erases
 * it. A diet needs a consent, once; it goes with the diet.
 */
export async function updateSocio(by: Reviewer, id: string, version: number, form: SocioForm): Promise<UpdateResult> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(socios).where(eq(socios.id, id)).for('update')
    if (!row) return { ok: false, reason: 'unknown' }
    if (row.version !== version) return { ok: false, reason: 'version' }
    const before = { ...row, ...unlockSecrets(id, row) }
    const wanted = valuesOf(form, before.iban)
    const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (column) => wanted[column] !== before[column],
    )
    if (changed.length === 0) return { ok: true, changed: [] }
    const consent = changed.includes('dietaryRestrictions')
      ? dietConsent(row, wanted.dietaryRestrictions, form.diet_consent === 'on')
      : {}
    if (consent === null) return { ok: false, reason: 'consent' }
    const clear = Object.fromEntries(changed.map((column) => [column, wanted[column]])) as Partial<typeof wanted>
    const secrets = changed.filter((column): column is SecretColumn => Object.hasOwn(secretColumns, column))
    const locked = lockSecrets(id, clear)
    await tx
      .update(socios)
      .set({
        ...clear,
        ...Object.fromEntries(secrets.map((column) => [column, locked[column]])),
        ...consent,
        version: sql`${socios.version} + 1`,
        updatedAt: new Date(),
      })
      .where(and(eq(socios.id, id), eq(socios.version, version)))
    await audit(tx, { actor: by.id, action: 'socio.updated', subject: id, fields: changed.map(columnName) })
    return { ok: true, changed }
  })
}

/** What becomes of the consent with a new diet; null when there is none, and it was not given now. */
function dietConsent(row: typeof socios.$inferSelect, diet: string | null, given: boolean) {
  if (diet === null) return { dietConsentVersion: null, dietConsentAt: null }
  if (given) return { dietConsentVersion: legalVersions.privacy, dietConsentAt: new Date() }
  return row.dietConsentAt ? {} : null
}

function valuesOf(form: SocioForm, keptIban: string | null) {
  return {
    fullName: form.full_name,
    email: form.email,
    phone: form.phone ?? null,
    address: form.address ?? null,
    birthDate: form.birth_date ?? null,
    paymentMethod: form.payment_method,
    iban: form.payment_method === 'transfer' ? (form.iban ?? keptIban) : null,
    cardHolderName: form.payment_method === 'card' ? (form.card_holder_name ?? null) : null,
    billingAddress: form.billing_address ?? null,
    emergencyContactName: form.emergency_contact_name ?? null,
    emergencyContactPhone: form.emergency_contact_phone ?? null,
    dietaryRestrictions: form.dietary_restrictions ?? null,
    notes: form.notes ?? null,
    membershipType: form.membership_type,
  }
}

/** `fullName` as the table has it: `full_name`. */
function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

type Moved = { ok: true } | { ok: false; reason: 'unknown' | 'moved' | 'baja' }

/** active -> suspended. */
export async function suspendSocio(by: Reviewer, id: string): Promise<Moved> {
  return database.transaction(async (tx) => {
    const moved = await setStatus(tx, by, id, eq(socios.status, 'active'), 'suspended')
    return moved ? { ok: true } : notMoved(tx, id)
  })
}

/**
 * suspended or inactive -> active, unless the request is in baja; its row is locked, so that a baja at the same time
 * waits or wins.
 */
export async function reactivateSocio(by: Reviewer, id: string): Promise<Moved> {
  return database.transaction(async (tx) => {
    const [request] = await tx
      .select({ status: membershipRequests.status })
      .from(membershipRequests)
      .where(
        eq(
          membershipRequests.id,
          sql`(select ${socios.membershipRequestId} from ${socios} where ${socios.id} = ${id})`,
        ),
      )
      .for('update')
    if (!request) return { ok: false, reason: 'unknown' }
    if (request.status !== 'approved') return { ok: false, reason: 'baja' }
    const moved = await setStatus(
      tx,
      by,
      id,
      or(eq(socios.status, 'suspended'), eq(socios.status, 'inactive')),
      'active',
    )
    return moved ? { ok: true } : notMoved(tx, id)
  })
}

async function setStatus(
  tx: Transaction,
  by: Reviewer,
  id: string,
  from: SQL | undefined,
  status: SocioStatus,
): Promise<boolean> {
  const moved = await tx
    .update(socios)
    .set({ status, version: sql`${socios.version} + 1`, updatedAt: new Date() })
    .where(and(eq(socios.id, id), from))
    .returning({ id: socios.id })
  if (moved.length > 0) await audit(tx, { actor: by.id, action: `socio.${status}`, subject: id, fields: ['status'] })
  return moved.length > 0
}

async function notMoved(tx: Transaction, id: string): Promise<Moved> {
  return { ok: false, reason: (await tx.$count(socios, eq(socios.id, id))) > 0 ? 'moved' : 'unknown' }
}

/**
 * Erases a member's data for good, but for the payments that the law makes the club keep; the request goes to baja with
 * it.
 */
export async function eraseSocio(by: Reviewer, id: string): Promise<{ ok: true } | { ok: false; reason: 'unknown' }> {
  return database.transaction(async (tx) => {
    const gone = await eraseSocios(tx, [id])
    if (gone.length === 0) return { ok: false, reason: 'unknown' }
    await recordErasures(tx, 'socio', gone)
    await audit(tx, { actor: by.id, action: 'socio.deleted', subject: id })
    return { ok: true }
  })
}

/**
 * The members of a list as a file takes them away, without anything that rests encrypted; read while they are taken.
 */
export function exportSocios(search: string, status: SocioStatus | null, order: SocioOrder) {
  const { id, membershipNumber, fullName, email, phone, address, paymentMethod, membershipType, createdAt, updatedAt } =
    socios
  return streamRows(
    database
      .select({
        membershipNumber,
        fullName,
        email,
        phone,
        address,
        paymentMethod,
        membershipType,
        status: socios.status,
        createdAt,
        updatedAt,
      })
      .from(socios)
      .where(and(status ? eq(socios.status, status) : undefined, searchCondition(socios.searchText, search)))
      .orderBy(...orderBy(orders[order], id)),
  )
}
