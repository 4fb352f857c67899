import { eq } from 'drizzle-orm'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { database, usingPool } from '#app/database/client.server.ts'
import { socios } from '#app/database/schema.ts'
import { lockVersion, updateVersioned, type SaveRefusal } from '#app/database/versions.server.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { audit, MEMBER } from '#app/platform/audit.server.ts'
import { decryptSecret, encryptSecrets } from '#app/membership/members/socio-secrets.server.ts'
import { correctRequest, lockRequestOf } from '#app/membership/members/request-of-member.server.ts'
import type { OwnContact } from './forms.ts'

type Row = typeof socios.$inferSelect
type OwnChange = { ok: true } | SaveRefusal

/** A member's own data. The public role reads no members, so this reads as the panel. */
export async function findOwnData(id: string) {
  const [row] = await usingPool('panel', () => database.select().from(socios).where(eq(socios.id, id)))
  return row
    ? { ...contactOf(row), version: row.version, diet: ownDiet(row), wantsNews: row.newsRefusedAt === null }
    : null
}

export type OwnData = NonNullable<Awaited<ReturnType<typeof findOwnData>>>

/** As `writeDiet` wrote it; null without a consent. */
export async function findOwnDiet(id: string): Promise<string | null> {
  const { id: rowId, dietaryRestrictions, dietConsentAt } = socios
  const [row] = await usingPool('panel', () =>
    database.select({ id: rowId, dietaryRestrictions, dietConsentAt }).from(socios).where(eq(rowId, id)),
  )
  return row ? ownDiet(row) : null
}

function ownDiet(row: Pick<Row, 'id' | 'dietaryRestrictions' | 'dietConsentAt'>): string | null {
  return row.dietConsentAt ? decryptSecret(row.id, 'dietaryRestrictions', row.dietaryRestrictions) : null
}

function contactOf(row: Row) {
  return {
    phone: row.phone,
    address: row.address,
    billingAddress: row.billingAddress,
    emergencyContactName: decryptSecret(row.id, 'emergencyContactName', row.emergencyContactName),
    emergencyContactPhone: decryptSecret(row.id, 'emergencyContactPhone', row.emergencyContactPhone),
    language: row.language,
  }
}

const contactIn = (form: OwnContact) => ({
  phone: form.phone ?? null,
  address: form.address ?? null,
  billingAddress: form.billing_address ?? null,
  emergencyContactName: form.emergency_contact_name ?? null,
  emergencyContactPhone: form.emergency_contact_phone ?? null,
  language: form.language,
})

export async function changeOwnContact(id: string, version: number, form: OwnContact): Promise<OwnChange> {
  const wanted = contactIn(form)
  return changeOwn(id, version, (row) => {
    const before = contactOf(row)
    const changed = (Object.keys(wanted) as (keyof typeof wanted)[]).filter((field) => wanted[field] !== before[field])
    const { emergencyContactName, emergencyContactPhone } = encryptSecrets(id, wanted)
    const values = { ...wanted, emergencyContactName, emergencyContactPhone }
    return Object.fromEntries(changed.map((field) => [field, values[field]]))
  })
}

/** @param diet as `writeDiet` writes it, with the member's consent; null erases it and the consent with it */
export async function changeOwnDiet(id: string, version: number, diet: string | null): Promise<OwnChange> {
  return changeOwn(id, version, () => ({
    dietaryRestrictions: encryptSecrets(id, { dietaryRestrictions: diet }).dietaryRestrictions,
    dietConsentVersion: diet === null ? null : legalVersions.privacy,
    dietConsentAt: diet === null ? null : new Date(),
  }))
}

/** The privacy text that the member has ticked in a form: the next form need not ask again. */
export async function notePrivacyAccepted(id: string): Promise<void> {
  const accepted = { privacyVersion: legalVersions.privacy, privacyAcceptedAt: new Date() }
  await inPanelTransaction((tx) => tx.update(socios).set(accepted).where(eq(socios.id, id)))
}

/** Audited as the member's. */
function changeOwn(id: string, version: number, change: (row: Row) => Partial<Row>): Promise<OwnChange> {
  return inPanelTransaction(async (tx) => {
    await lockRequestOf(tx, id)
    const locked = await lockVersion(tx, socios, eq(socios.id, id), version)
    if (!locked.ok) return locked
    const changed = change(locked.row)
    const properties = Object.keys(changed) as (keyof Row)[]
    const fields = properties.filter((property) => !property.startsWith('dietConsent'))
    if (fields.length === 0) return { ok: true }
    await updateVersioned(tx, socios, eq(socios.id, id), changed)
    await correctRequest(tx, locked.row.membershipRequestId, changed)
    const names = fields.map((field) => socios[field].name)
    await audit(tx, { actor: MEMBER, action: 'socio.updated', subject: id, fields: names })
    return { ok: true }
  })
}
