import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { readCreditorIban } from '#app/banking/creditor.server.ts'
import { database } from '#app/database/client.server.ts'
import { bankFiles, remittanceItems, remittances } from '#app/database/schema.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { MAX_BANK_FILE_BYTES, type BankFile, type BankFileRefusal, type ReportedCredit } from '../files/bank-file.ts'
import { readInProcess } from '../files/file-process.server.ts'
import { findNew, proposeAccounts, type Credit } from './match-credits.server.ts'
import { matchReturns, type MatchedReturns } from './match-returns.server.ts'
import { findBySum, matchSettlements, type Settlement } from './match-settlements.server.ts'

/** What a file says, before anything of it is posted. */
export type Preview = MatchedReturns & {
  sha256: string
  kind: BankFile['kind']
  /** The day on which the same file was imported before. */
  importedOn: string | null
  /** Remittances that the bank has refused whole; `culprits` are the blamed debits, while the file can be remade. */
  refused: { id: number; code: string; culprits: number[] | null }[]
  /** Remittances that the bank has paid. */
  settlements: Settlement[]
  credits: Credit[]
  /** Credits that are noted already. */
  knownCredits: number
}

export type FileRefusal =
  | { ok: false; reason: 'file-too-large' | 'other-account' }
  | { ok: false; reason: 'imported'; on: string }
  | ({ ok: false } & BankFileRefusal)

export async function previewFile(bytes: Buffer): Promise<{ ok: true; preview: Preview } | FileRefusal> {
  if (bytes.length > MAX_BANK_FILE_BYTES) return { ok: false, reason: 'file-too-large' }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const importedOn = await findImport(sha256)
  const read = await readInProcess(bytes)
  if (!read.ok) return read
  const { file } = read
  const matched = await matchReturns(file.returns)
  const isOurs = matched.returns.length + matched.known + matched.differing.length > 0
  // After the club has changed its bank, returns still come to the account of before.
  if (!isOurs && (await isOfOtherAccount(file))) return { ok: false, reason: 'other-account' }
  const refused = await findRefused(file, matched.returns)
  // A file that is refused as a whole is remade: none of its debits comes back by itself.
  const returns = matched.returns.filter(({ remittanceId }) => !refused.some(({ id }) => id === remittanceId))
  const money = await matchCredits(await ownCredits(file))
  const isNew = [returns, matched.proposed, money.settlements, money.credits].some(({ length }) => length > 0)
  if (importedOn && !isNew) return { ok: false, reason: 'imported', on: importedOn }
  return { ok: true, preview: { sha256, kind: file.kind, importedOn, ...matched, returns, refused, ...money } }
}

async function findImport(sha256: string): Promise<string | null> {
  const [row] = await database.select({ at: bankFiles.createdAt }).from(bankFiles).where(eq(bankFiles.sha256, sha256))
  return row ? clubDay(row.at) : null
}

async function isOfOtherAccount({ ibans }: BankFile): Promise<boolean> {
  if (ibans.length === 0) return false
  return !ibans.includes(await readCreditorIban(database))
}

/** A file can be of several accounts of the club. */
async function ownCredits({ credits }: BankFile): Promise<ReportedCredit[]> {
  if (credits.length === 0) return []
  const own = await readCreditorIban(database)
  return credits.filter(({ iban }) => iban === '' || iban === own)
}

async function findRefused({ refusals }: BankFile, named: MatchedReturns['returns']): Promise<Preview['refused']> {
  if (refusals.length === 0) return []
  const codes = new Map(refusals.map(({ messageId, code }) => [messageId, code]))
  const rows = await database
    .select({
      id: remittances.id,
      messageId: remittances.messageId,
      status: remittances.status,
      debits: database.$count(
        remittanceItems,
        and(eq(remittanceItems.remittanceId, remittances.id), eq(remittanceItems.outcome, 'included')),
      ),
    })
    .from(remittances)
    .where(inArray(remittances.messageId, [...codes.keys()]))
  return rows.map(({ id, messageId, status, debits }) => {
    const code = codes.get(messageId ?? '') ?? ''
    const rejected = named.filter(({ remittanceId }) => remittanceId === id)
    const canRemake = status === 'sealed' || status === 'presented'
    return { id, code, culprits: canRemake ? findCulprits(rejected, code, debits) : null }
  })
}

/** A bank may list every debit of a file that it refuses: then it blames those with a reason of their own, or none. */
function findCulprits(rejected: MatchedReturns['returns'], code: string, debits: number): number[] {
  const blamed = [rejected, rejected.filter((debit) => debit.code !== code)].find(({ length }) => length < debits)
  return blamed?.map(({ itemId }) => itemId) ?? []
}

async function matchCredits(
  reported: readonly ReportedCredit[],
): Promise<Pick<Preview, 'settlements' | 'credits' | 'knownCredits'>> {
  const { settlements, known, others } = await matchSettlements(reported)
  const open = await findNew(others)
  const proposed = await proposeAccounts(open)
  const withoutAccount = new Set(proposed.flatMap(({ key, proposal }) => (proposal ? [] : [key])))
  const unknown = open.filter(({ key }) => withoutAccount.has(key))
  const named = settlements.map(({ remittanceId }) => remittanceId)
  return {
    settlements: [...settlements, ...(await findBySum(unknown, named))],
    credits: proposed.toSorted((a, b) => rank(a) - rank(b)),
    knownCredits: known + others.length - open.length,
  }
}

/** Certain ones first, unknown ones last. */
function rank({ proposal }: Credit): number {
  return proposal === null ? 2 : proposal.isCertain ? 0 : 1
}
