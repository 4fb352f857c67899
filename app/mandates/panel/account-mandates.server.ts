import { desc, eq, getTableColumns } from 'drizzle-orm'
import { noteIbanShown } from '#app/accounts/note-iban-shown.server.ts'
import { formatIban } from '#app/banking/iban.ts'
import { database } from '#app/database/client.server.ts'
import { mandates, memberAccounts, socios } from '#app/database/schema.ts'
import { decryptMandate, readDocument, type MandateDocument } from '#app/mandates/mandate-document.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

/** All orders of a member, the newest first, without whole account numbers; of an erased member without the holder. */
export async function listAccountMandates(accountId: string) {
  const rows = await database
    .select({ ...getTableColumns(mandates), socioId: memberAccounts.socioId })
    .from(mandates)
    .innerJoin(memberAccounts, eq(memberAccounts.id, mandates.accountId))
    .where(eq(mandates.accountId, accountId))
    .orderBy(desc(mandates.createdAt), desc(mandates.id))
  return rows.map(({ id, reference, status, signedOn, via, ibanLast4, lastDueOn, holder, document, socioId }) => ({
    id,
    reference,
    status,
    signedOn,
    via,
    ibanLast4,
    lastDueOn,
    holder: socioId === null ? null : decryptMandate(id, 'holder', holder),
    isPrintable: document !== null,
  }))
}
export type AccountMandate = Awaited<ReturnType<typeof listAccountMandates>>[number]

export async function findMandateMember(id: string) {
  const { fullName, membershipNumber, status, language } = socios
  const [row] = await database
    .select({ id: socios.id, fullName, membershipNumber, status, language })
    .from(socios)
    .where(eq(socios.id, id))
  return row ?? null
}

/** Writes an audit event; null when there is none. */
export async function showMandateIban(actor: Actor, accountId: string, mandateId: string): Promise<string | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(mandates).where(eq(mandates.id, mandateId))
    if (!row?.iban || row.accountId !== accountId) return null
    await audit(tx, { actor: actor.id, action: 'socio.mandate-iban-shown', subject: accountId, fields: ['iban'] })
    return formatIban(decryptMandate(mandateId, 'iban', row.iban) ?? '')
  })
}

type Printed = { accountId: string; document: MandateDocument }

/** With the whole account number, and an audit event; null when there is no such order, or it is erased. */
export async function printMandate(actor: Actor & { email: string }, mandateId: string): Promise<Printed | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(mandates).where(eq(mandates.id, mandateId))
    const document = row && readDocument(row)
    if (!document) return null
    await audit(tx, { actor: actor.id, action: 'socio.mandate-printed', subject: row.accountId, fields: ['iban'] })
    if (document.debtor) noteIbanShown(actor)
    return { accountId: row.accountId, document }
  })
}
