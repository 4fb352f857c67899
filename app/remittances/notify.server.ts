import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { memberAccounts, remittanceItems, remittances, socios } from '#app/database/schema.ts'
import { transactUnlessRefused } from '#app/database/transact-unless-refused.server.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { canSign } from '#app/mandates/mandates.server.ts'
import { lockCreditor } from './creditor-lock.server.ts'
import { countDebits, lockIncluded } from './items.server.ts'
import { recheckItems } from './recheck.server.ts'

type Notified =
  | { ok: true; debits: number; leftOut: number }
  | { ok: false; reason: 'no-creditor' | 'another-remittance' | 'unknown' | 'conflict' | 'no-debits' }

/** Mails each member amount, date, reference and creditor. Who cannot be told in time is left out. Twice is once. */
export async function notifyRemittance(actor: Actor, id: number): Promise<Notified> {
  return transactUnlessRefused(async (tx): Promise<Notified> => {
    const creditor = await lockCreditor(tx)
    if (!creditor.ok) return creditor
    const which = eq(remittances.id, id)
    const locked = await lockVersion(
      tx,
      remittances,
      which,
      ({ status }) => status === 'draft' || status === 'notified',
    )
    if (!locked.ok) return locked
    if (locked.row.status === 'notified') return { ok: true, debits: locked.row.debits, leftOut: 0 }
    const leftOut = await recheckItems(tx, locked.row, creditor.row.minCents)
    const { debits } = await countDebits(tx, id)
    if (debits === 0) return { ok: false, reason: 'no-debits' }
    await tellMembers(tx, id)
    await tx
      .update(remittanceItems)
      .set({ notifiedCents: sql`${remittanceItems.cents}` })
      .where(and(eq(remittanceItems.remittanceId, id), eq(remittanceItems.outcome, 'included')))
    await updateVersioned(tx, remittances, which, { status: 'notified', notifiedAt: new Date() })
    await audit(tx, { actor: actor.id, action: 'remittance.notified', subject: String(id) })
    return { ok: true, debits, leftOut }
  })
}

async function tellMembers(tx: Transaction, remittanceId: number): Promise<void> {
  const items = await lockIncluded(tx, remittanceId)
  const members = await findRecipients(
    tx,
    items.map(({ accountId }) => accountId),
  )
  for (const { id: itemId, accountId } of items) {
    const member = members.get(accountId)
    if (!member) continue
    const { requestId, email: recipient, language } = member
    const data = { requestId, itemId }
    await enqueueMail(tx, { kind: 'debit-notice', ref: String(itemId), data, recipient, language })
  }
}

export type Recipient = { accountId: string; requestId: string; email: string; language: Language; canSign: boolean }

/** Members by their account; erased ones have none. */
export async function findRecipients(tx: Transaction, accountIds: string[]): Promise<Map<string, Recipient>> {
  const rows = await tx
    .select({
      accountId: memberAccounts.id,
      requestId: socios.membershipRequestId,
      email: socios.email,
      language: socios.language,
      canSign: sql<boolean>`${canSign}`,
    })
    .from(memberAccounts)
    .innerJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(inArray(memberAccounts.id, accountIds))
  return new Map(rows.map((row) => [row.accountId, row]))
}
