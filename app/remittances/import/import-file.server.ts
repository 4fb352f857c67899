import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { bankFiles } from '#app/database/schema.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import { presentRemittance, settleRemittance } from '../bank-steps.server.ts'
import { postReturns } from '../returns.server.ts'
import { chooseAccounts, postCredits, type CreditRefusal } from './post-credits.server.ts'
import { previewFile, type FileRefusal, type Preview } from './preview-file.server.ts'

/** What somebody has said about the rows of a preview. */
export type Choice = {
  /** Members pay what the bank asks for a return. */
  chargesFee: boolean
  /** Items of proposed returns, numbers of remittances, keys of credits. */
  returns: readonly number[]
  remittances: readonly number[]
  credits: readonly string[]
  /** Numbers of accounts, by the key of the credit. */
  accounts: Readonly<Record<string, string | undefined>>
}

const NOTHING: Choice = { chargesFee: false, returns: [], remittances: [], credits: [], accounts: {} }

export type Imported =
  | {
      ok: true
      returned: number
      /** Debits that had come back before. */
      known: number
      paid: number
      settled: number[]
      notSettled: number[]
      refused: CreditRefusal[]
    }
  | FileRefusal

/**
 * Posts the returns of a file, and what was ticked of the rest. The bank pays a remittance before it takes debits of it
 * back: remittances come first, each on its own. All else is posted, or nothing. A file can be imported again: nothing
 * of it is posted twice.
 */
export async function importFile(actor: Actor, bytes: Buffer, choice = NOTHING): Promise<Imported> {
  const read = await previewFile(bytes)
  return read.ok ? importPreviewed(actor, bytes, read.preview, choice) : read
}

export async function importPreviewed(
  actor: Actor,
  bytes: Buffer,
  preview: Preview,
  choice = NOTHING,
): Promise<Imported> {
  const { settled, notSettled } = await settle(actor, preview, choice)
  return database.transaction(async (tx): Promise<Imported> => {
    const file = await keepFile(tx, actor, bytes, preview)
    const returns = [...preview.returns, ...preview.proposed.filter(({ itemId }) => choice.returns.includes(itemId))]
    const credits = preview.credits.filter(({ key }) => choice.credits.includes(key))
    if (credits.length > 0) await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.bankCredits})`)
    const chosen = await chooseAccounts(tx, credits, choice.accounts)
    // All at once, in one order: other files lock the same accounts.
    await lockAccounts(tx, [
      ...returns.map(({ accountId }) => accountId),
      ...chosen.flatMap(({ accountId }) => accountId ?? []),
    ])
    const { chargesFee } = choice
    const returned = await postReturns(
      tx,
      returns.map(({ day, ...each }) => ({ ...each, receivedOn: day })),
      { actor, bankFileId: file.id, chargesFee },
    )
    const { paid, refused } = await postCredits(tx, actor, chosen)
    const isNew = file.isNew || returned + paid + settled.length + notSettled.length + refused.length > 0
    if (!isNew) return { ok: false, reason: 'imported', on: clubDay() }
    await auditAndTell(tx, { actor: actor.id, action: 'bank-file.imported', subject: String(file.id) })
    return { ok: true, returned, known: preview.known + returns.length - returned, paid, settled, notSettled, refused }
  })
}

async function settle(actor: Actor, preview: Preview, choice: Choice) {
  const settled: number[] = []
  const notSettled: number[] = []
  for (const { remittanceId, day } of preview.settlements) {
    if (!choice.remittances.includes(remittanceId)) continue
    const presented = await presentRemittance(actor, remittanceId)
    const outcome = presented.ok ? await settleRemittance(actor, remittanceId, day) : presented
    const list = outcome.ok ? settled : notSettled
    list.push(remittanceId)
  }
  return { settled, notSettled }
}

/** Of the account's statements hash and counts are kept: they name people who have nothing to do with the club. */
async function keepFile(
  tx: Transaction,
  actor: Actor,
  bytes: Buffer,
  preview: Preview,
): Promise<{ id: number; isNew: boolean }> {
  const { sha256, kind, returns, known, foreign, differing, credits, settlements } = preview
  const counts = {
    returns: returns.length,
    known,
    foreign,
    differing: differing.length,
    credits: credits.length,
    settlements: settlements.length,
  }
  const [made] = await tx
    .insert(bankFiles)
    .values({ sha256, kind, counts, createdBy: actor.id, content: null })
    .onConflictDoNothing()
    .returning({ id: bankFiles.id })
  if (!made) {
    const [stored] = await tx.select({ id: bankFiles.id }).from(bankFiles).where(eq(bankFiles.sha256, sha256))
    if (!stored) throw new Error('the file is neither new nor stored')
    return { id: stored.id, isNew: false }
  }
  if (kind === 'pain.002') {
    const content = encryptField(gzipSync(bytes).toString('base64'), `bank_files.content:${made.id}`)
    await tx.update(bankFiles).set({ content }).where(eq(bankFiles.id, made.id))
  }
  return { id: made.id, isNew: true }
}
