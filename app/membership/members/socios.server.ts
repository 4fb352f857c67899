import { eq, exists, sql } from 'drizzle-orm'
import { can, type Capability } from '#app/accounts/capabilities.ts'
import type { Account } from '#app/accounts/session/sessions.server.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { formatIban, maskIban } from '#app/banking/iban.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { columnName } from '#app/database/column-name.ts'
import { membershipRequests, memberSessions, socios } from '#app/database/schema.ts'
import { lockVersion, updateVersioned, type SaveRefusal } from '#app/database/versions.server.ts'
import { describeDiet, readDiet } from '#app/diets/diet.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { isUnreachable } from '#app/platform/mail/bounces.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import type { SocioForm } from './forms.ts'
import { memberNoun } from './noun.ts'
import { correctRequest, lockRequestOf } from './request-of-member.server.ts'
import {
  encryptSecrets,
  secretColumns,
  decryptSecret,
  decryptSecrets,
  type SecretColumn,
  type Secrets,
} from './socio-secrets.server.ts'

/** Version of the privacy text and time. */
type Consent = { version: string; at: string }

const needed: Readonly<Record<SecretColumn, Capability>> = {
  birthDate: 'members.read-private',
  emergencyContactName: 'members.read-private',
  emergencyContactPhone: 'members.read-private',
  dietaryRestrictions: 'diets.read',
  iban: 'members.show-iban',
}

function hiddenFrom({ role }: Viewer): SecretColumn[] {
  return (Object.keys(needed) as SecretColumn[]).filter((column) => !can(role, needed[column]))
}

type Viewer = Pick<Account, 'id' | 'role'>

/** Audits the shown secret columns. Null for an unknown id; throws when encrypted with another key. */
export async function findSocio(actor: Viewer, id: string) {
  const hidden = Object.fromEntries(hiddenFrom(actor).map((column) => [column, null]))
  const row = await database.transaction(async (tx) => {
    const [found] = await tx
      .select({
        socio: socios,
        shown: {
          membershipNumber: socios.membershipNumber,
          fullName: socios.fullName,
          email: socios.email,
          phone: socios.phone,
          address: socios.address,
          paymentMethod: socios.paymentMethod,
          cardHolderName: socios.cardHolderName,
          billingAddress: socios.billingAddress,
          notes: socios.notes,
          membershipType: socios.membershipType,
          status: socios.status,
          version: socios.version,
          language: socios.language,
          newsRefusedAt: socios.newsRefusedAt,
          requestId: socios.membershipRequestId,
          leftOn: membershipRequests.leftOn,
          leavingReason: membershipRequests.leavingReason,
          leavingMessage: membershipRequests.leavingMessage,
        },
        requestStatus: membershipRequests.status,
        isUnreachable: isUnreachable(socios.email),
        isSignedIn: sql<boolean>`${exists(tx.select().from(memberSessions).where(eq(memberSessions.socioId, socios.id)))}`,
      })
      .from(socios)
      .innerJoin(membershipRequests, eq(membershipRequests.id, socios.membershipRequestId))
      .where(eq(socios.id, id))
    if (!found) return null
    const socio = { ...found.socio, ...hidden }
    await audit(tx, { actor: actor.id, action: 'socio.shown', subject: id, fields: shownSecrets(socio) })
    return { ...found, socio }
  })
  if (!row) return null
  const { socio } = row
  const { iban, ...secrets } = readSecrets(socio)
  return {
    id,
    ...row.shown,
    ...secrets,
    isUnreachable: row.isUnreachable,
    /** «•••• 1332»; `showIban` returns the full number. */
    maskedIban: iban && maskIban(iban),
    privacy: consentOf(socio.privacyVersion, socio.privacyAcceptedAt),
    dietConsent: socio.dietaryRestrictions === null ? null : consentOf(socio.dietConsentVersion, socio.dietConsentAt),
    requestStatus: row.requestStatus,
    /** In some browser, by a mailed link. */
    isSignedIn: row.isSignedIn,
    createdAt: socio.createdAt,
    updatedAt: socio.updatedAt,
  }
}
export type Socio = NonNullable<Awaited<ReturnType<typeof findSocio>>>

function consentOf(version: string | null, at: Date | null): Consent | null {
  return version && at ? { version, at: at.toISOString() } : null
}

function shownSecrets(row: Secrets): string[] {
  return Object.entries(secretColumns).flatMap(([property, column]) =>
    property !== 'iban' && row[property as SecretColumn] !== null ? [column] : [],
  )
}

/** A diet that the member has ticked is shown in words; while the office leaves them, it stays as it was stored. */
function readSecrets(row: typeof socios.$inferSelect): Secrets {
  const secrets = decryptSecrets(row.id, row)
  const { dietaryRestrictions: diet } = secrets
  return { ...secrets, dietaryRestrictions: diet && describeDiet(readDiet(diet), textsOf.es.diets) }
}

/** As stored; null for an unknown id. */
export async function findSocioEmail(id: string): Promise<string | null> {
  const [row] = await database.select({ email: socios.email }).from(socios).where(eq(socios.id, id))
  return row?.email ?? null
}

/** Writes an audit event; null when there is none. */
export async function showIban(actor: Actor, id: string): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select({ iban: socios.iban }).from(socios).where(eq(socios.id, id))
    if (!row?.iban) return null
    await audit(tx, { actor: actor.id, action: 'socio.iban-shown', subject: id, fields: ['iban'] })
    return formatIban(decryptSecret(id, 'iban', row.iban) ?? '')
  })
}

type UpdateResult = { ok: true; changed: string[] } | SaveRefusal | { ok: false; reason: 'consent' }

/**
 * Saves the changed fields. An empty account number keeps the stored one, because the panel never shows it whole;
 * another payment method deletes it. A diet needs consent once; the consent goes with the diet.
 */
export async function updateSocio(actor: Actor, id: string, version: number, form: SocioForm): Promise<UpdateResult> {
  return database.transaction(async (tx) => {
    await lockRequestOf(tx, id)
    const locked = await lockVersion(tx, socios, eq(socios.id, id), version)
    if (!locked.ok) return locked
    const { row } = locked
    const before = { ...row, ...readSecrets(row) }
    const wanted = valuesOf(form, before)
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
    const encrypted = encryptSecrets(id, clear)
    await updateVersioned(tx, socios, eq(socios.id, id), {
      ...clear,
      ...Object.fromEntries(secrets.map((column) => [column, encrypted[column]])),
      ...consent,
    })
    await correctRequest(tx, row.membershipRequestId, clear)
    const fields = changed.map(columnName)
    const event = await auditAndTell(tx, { actor: actor.id, action: 'socio.updated', subject: id, fields })
    await tellMember(tx, row, wanted.email, { event, changed: fields })
    return { ok: true, changed }
  })
}

/** Mails a member about what the office has changed and `memberNoun` names; another address at both. */
async function tellMember(
  tx: Transaction,
  { membershipRequestId, email: before, language }: typeof socios.$inferSelect,
  email: string,
  { event, changed }: { event: string; changed: string[] },
): Promise<void> {
  const told = memberNoun.acts['socio.updated'].asks.filter((field) => changed.includes(field))
  if (told.length === 0) return
  for (const recipient of new Set([before, email])) {
    const ref = [membershipRequestId, event, ...(recipient === before ? [] : ['new'])].join(':')
    const data = { requestId: membershipRequestId, fields: told }
    await enqueueMail(tx, { kind: 'member-data-changed', ref, data, recipient, language })
  }
}

/** The consent columns for a new diet; null when the consent is missing. */
function dietConsent(row: typeof socios.$inferSelect, diet: string | null, given: boolean) {
  if (diet === null) return { dietConsentVersion: null, dietConsentAt: null }
  if (given) return { dietConsentVersion: legalVersions.privacy, dietConsentAt: new Date() }
  return row.dietConsentAt ? {} : null
}

type Kept = Pick<typeof socios.$inferSelect, 'paymentMethod' | 'iban' | 'newsRefusedAt'>

function valuesOf(form: SocioForm, { paymentMethod: storedMethod, iban: storedIban, newsRefusedAt }: Kept) {
  const keepsOrder = storedMethod === 'direct-debit' && form.direct_debit_offered === undefined
  const method = keepsOrder ? storedMethod : form.payment_method
  return {
    fullName: form.full_name,
    email: form.email,
    phone: form.phone ?? null,
    address: form.address ?? null,
    birthDate: form.birth_date ?? null,
    paymentMethod: method,
    iban: method === 'transfer' ? (form.iban ?? storedIban) : null,
    cardHolderName: method === 'card' ? (form.card_holder_name ?? null) : null,
    billingAddress: form.billing_address ?? null,
    emergencyContactName: form.emergency_contact_name ?? null,
    emergencyContactPhone: form.emergency_contact_phone ?? null,
    dietaryRestrictions: form.dietary_restrictions ?? null,
    notes: form.notes ?? null,
    membershipType: form.membership_type,
    newsRefusedAt: form.no_news === undefined ? null : (newsRefusedAt ?? new Date()),
  }
}
