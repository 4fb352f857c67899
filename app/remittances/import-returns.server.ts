import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { eq, inArray } from 'drizzle-orm'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { bankFiles, remittanceItems, remittances } from '#app/database/schema.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'
import { readCreditorIban } from '#app/banking/creditor.server.ts'
import { MAX_BANK_FILE_BYTES, type BankFile, type BankFileRefusal, type ReportedReturn } from './files/bank-file.ts'
import { readInProcess } from './files/file-process.server.ts'
import { postReturns } from './returns.server.ts'

export type Matched = {
  itemId: number
  remittanceId: number
  endToEndId: string
  code: string
  cents: number
  day: string
  feeCents: number
}

/** What a file says, before anything of it is posted. */
export type Preview = {
  sha256: string
  kind: BankFile['kind']
  /** Debits that come back. */
  returns: Matched[]
  /** How many of the file are noted already. */
  known: number
  /** References that are not the club's. */
  foreign: number
  /** Debits whose amount is another than what was collected. */
  differing: { endToEndId: string; cents: number | null; collectedCents: number }[]
  /** Remittances that the bank has refused as a whole. */
  refused: { id: number; code: string }[]
}

export type FileRefusal =
  | { ok: false; reason: 'file-too-large' | 'other-account' }
  | { ok: false; reason: 'imported'; on: string }
  | ({ ok: false } & BankFileRefusal)

export async function previewFile(bytes: Buffer): Promise<{ ok: true; preview: Preview } | FileRefusal> {
  if (bytes.length > MAX_BANK_FILE_BYTES) return { ok: false, reason: 'file-too-large' }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const [before] = await database
    .select({ at: bankFiles.createdAt })
    .from(bankFiles)
    .where(eq(bankFiles.sha256, sha256))
  if (before) return { ok: false, reason: 'imported', on: clubDay(before.at) }
  const read = await readInProcess(bytes)
  if (!read.ok) return read
  const { file } = read
  const matched = await match(file.returns)
  const isOurs = matched.returns.length + matched.known + matched.differing.length > 0
  // After the club has changed its bank, returns still come to the account of before.
  if (!isOurs && (await isOfOtherAccount(file))) return { ok: false, reason: 'other-account' }
  const refused = await findRefused(file)
  // A file that is refused as a whole is remade: none of its debits comes back by itself.
  const returns = matched.returns.filter(({ remittanceId }) => !refused.some(({ id }) => id === remittanceId))
  return { ok: true, preview: { sha256, kind: file.kind, ...matched, returns, refused } }
}

async function isOfOtherAccount({ ibans }: BankFile): Promise<boolean> {
  if (ibans.length === 0) return false
  return !ibans.includes(await readCreditorIban(database))
}

/** By reference and amount: one with another amount is not posted. */
async function match(returns: readonly ReportedReturn[]) {
  const references = [...new Set(returns.flatMap(({ endToEndId }) => endToEndId ?? []))]
  const rows =
    references.length === 0
      ? []
      : await database.select().from(remittanceItems).where(inArray(remittanceItems.endToEndId, references))
  const items = new Map(rows.map((row) => [row.endToEndId, row]))
  const matched: Pick<Preview, 'returns' | 'known' | 'foreign' | 'differing'> = {
    returns: [],
    known: 0,
    foreign: 0,
    differing: [],
  }
  for (const { endToEndId, code, cents, day, feeCents } of returns) {
    const item = endToEndId === null ? undefined : items.get(endToEndId)
    if (!item || endToEndId === null) matched.foreign += 1
    else if (item.outcome !== 'included' && item.outcome !== 'settled') matched.known += 1
    else if (cents !== item.cents) matched.differing.push({ endToEndId, cents, collectedCents: item.cents })
    else
      matched.returns.push({ itemId: item.id, remittanceId: item.remittanceId, endToEndId, code, cents, day, feeCents })
  }
  return matched
}

async function findRefused({ refusals }: BankFile): Promise<Preview['refused']> {
  if (refusals.length === 0) return []
  const codes = new Map(refusals.map(({ messageId, code }) => [messageId, code]))
  const rows = await database
    .select({ id: remittances.id, messageId: remittances.messageId })
    .from(remittances)
    .where(inArray(remittances.messageId, [...codes.keys()]))
  return rows.map(({ id, messageId }) => ({ id, code: codes.get(messageId ?? '') ?? '' }))
}

type Imported = { ok: true; returned: number; known: number } | FileRefusal

/** Posts what a file says, all or nothing. A file is imported once. */
export async function importFile(actor: Actor, bytes: Buffer, chargesFee: boolean): Promise<Imported> {
  const read = await previewFile(bytes)
  return read.ok ? importPreviewed(actor, bytes, read.preview, chargesFee) : read
}

export async function importPreviewed(
  actor: Actor,
  bytes: Buffer,
  preview: Preview,
  chargesFee: boolean,
): Promise<Imported> {
  return database.transaction(async (tx): Promise<Imported> => {
    const fileId = await keepFile(tx, actor, bytes, preview)
    if (fileId === null) return { ok: false, reason: 'imported', on: clubDay() }
    const returns = preview.returns.map(({ day, ...each }) => ({ ...each, receivedOn: day }))
    const returned = await postReturns(tx, returns, { actor, bankFileId: fileId, chargesFee })
    await auditAndTell(tx, { actor: actor.id, action: 'bank-file.imported', subject: String(fileId) })
    return { ok: true, returned, known: preview.known + returns.length - returned }
  })
}

/** @returns null when the same file was imported meanwhile */
async function keepFile(tx: Transaction, actor: Actor, bytes: Buffer, preview: Preview): Promise<number | null> {
  const { sha256, kind, returns, known, foreign, differing } = preview
  const counts = { returns: returns.length, known, foreign, differing: differing.length }
  const [made] = await tx
    .insert(bankFiles)
    .values({ sha256, kind, counts, createdBy: actor.id, content: null })
    .onConflictDoNothing()
    .returning({ id: bankFiles.id })
  if (!made) return null
  const content = encryptField(gzipSync(bytes).toString('base64'), `bank_files.content:${made.id}`)
  await tx.update(bankFiles).set({ content }).where(eq(bankFiles.id, made.id))
  return made.id
}
