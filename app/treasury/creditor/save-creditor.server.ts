import { eq } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database } from '#app/database/client.server.ts'
import { treasuryCreditor } from '#app/database/schema.ts'
import { lockVersion, updateVersioned, type SaveRefusal } from '#app/database/versions.server.ts'
import { ibanLast4 } from '#app/banking/iban.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { currentClub } from '#app/platform/club.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { typedCents } from '../amount-field.ts'
import type { CreditorForm } from './creditor-forms.ts'
import { CREDITOR_IBAN, CREDITOR_ID, readCreditor } from '#app/banking/creditor.server.ts'

/** As the form shows it; before it is set up, with the club's name and NIF. */
export async function findCreditorForForm() {
  const stored = await readCreditor()
  if (!stored) return { ...proposed, name: currentClub().formalName, tax_number: currentClub().taxNumber }
  return {
    name: stored.name,
    tax_number: stored.taxNumber,
    suffix: stored.suffix,
    iban: '',
    cutoff: stored.cutoff,
    lead_days: String(stored.leadDays),
    notice_days: String(stored.noticeDays),
    min: typedCents(stored.minCents),
    frst: stored.frst ? 'on' : '',
    e_mandates_ok_on: stored.eMandatesOkOn ?? '',
    two_to_seal: stored.twoToSeal ? 'on' : '',
    version: String(stored.version),
  }
}
export type CreditorValues = Awaited<ReturnType<typeof findCreditorForForm>>

const proposed = {
  suffix: '000',
  iban: '',
  cutoff: '14:00',
  lead_days: '2',
  notice_days: '14',
  min: '0',
  frst: '',
  e_mandates_ok_on: '',
  two_to_seal: '',
  version: '',
}

/** Without a version it sets up the creditor; an empty account number keeps the stored one. */
export async function saveCreditor(
  { version, iban, ...form }: CreditorForm,
  actor: Actor,
): Promise<{ ok: true } | SaveRefusal | { ok: false; reason: 'missing' }> {
  const values = { ...valuesOf(form), ...(iban && encrypted(iban)) }
  const event = { actor: actor.id, action: 'creditor.saved', subject: 'creditor' } as const
  return database.transaction(async (tx) => {
    if (version === undefined) {
      if (!iban) return { ok: false, reason: 'missing' }
      const made = await tx
        .insert(treasuryCreditor)
        .values({ ...values, ...encrypted(iban) })
        .onConflictDoNothing()
        .returning({ id: treasuryCreditor.id })
      if (made.length === 0) return { ok: false, reason: 'conflict' }
      await auditAndTell(tx, event)
      return { ok: true }
    }
    const which = eq(treasuryCreditor.id, CREDITOR_ID)
    const locked = await lockVersion(tx, treasuryCreditor, which, version)
    if (!locked.ok) return locked
    const { row } = locked
    const changed = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== row[name])
    await updateVersioned(tx, treasuryCreditor, which, values)
    await auditAndTell(tx, { ...event, fields: changed })
    return { ok: true }
  })
}

function encrypted(iban: string) {
  return { iban: encryptField(iban, CREDITOR_IBAN), ibanLast4: ibanLast4(iban) }
}

function valuesOf(form: Omit<CreditorForm, 'version' | 'iban'>) {
  return {
    name: form.name,
    taxNumber: form.tax_number,
    suffix: form.suffix,
    cutoff: form.cutoff,
    leadDays: form.lead_days,
    noticeDays: form.notice_days,
    minCents: form.min,
    frst: form.frst === 'on',
    eMandatesOkOn: form.e_mandates_ok_on ?? null,
    twoToSeal: form.two_to_seal === 'on',
  }
}
