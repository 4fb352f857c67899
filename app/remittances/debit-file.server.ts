import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGzip, gunzipSync } from 'node:zlib'
import { and, asc, eq, sql } from 'drizzle-orm'
import { pick } from '#app/database/pick.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import {
  charges,
  mandates,
  memberAccounts,
  remittanceItems,
  remittanceLines,
  remittances,
  socios,
} from '#app/database/schema.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import { MAX_REMITTANCE, sepaText } from '#app/banking/sepa-text.ts'
import { readCreditor, readCreditorIban } from '#app/banking/creditor.server.ts'
import { readDebtor } from './debtors.server.ts'
import { writePain008, type Debit, type Sequence } from './files/pain-008.ts'
import type { Debtor } from './leave-out.ts'

/** The first letters of what the bank repeats in its answers. */
const PREFIX = 'EC'

export type FileDebit = Debit & { itemId: number; mandateId: string; debtor: Debtor; sequence: Sequence }
/** `gzip`: the XML, compressed; `sha256`: of the XML. */
export type BuiltFile = { messageId: string; gzip: Buffer; sha256: string; debits: FileDebit[] }

/** The file of a remittance as it is now. The same moment and the same rows give the same bytes. */
export async function buildFile(on: Queryable, remittanceId: number, dueOn: string, now: Date): Promise<BuiltFile> {
  const creditor = await readCreditor(on)
  if (!creditor) throw new Error('there is no creditor')
  const number = String(remittanceId).padStart(6, '0')
  const messageId = `${PREFIX}-${number}-${clubDay(now).replaceAll('-', '')}`
  const debits = (await readDebits(on, remittanceId)).map(({ mandate, isFirst, ...row }): FileDebit => {
    const debtor = readDebtor(mandate)
    if (!debtor || mandate.signedOn === null) throw new Error(`the mandate of item ${row.itemId} has no debtor`)
    return {
      itemId: row.itemId,
      mandateId: mandate.id,
      endToEndId: `${PREFIX}-${number}-${String(row.itemId).padStart(7, '0')}`,
      cents: row.cents,
      sequence: creditor.frst && isFirst ? 'FRST' : 'RCUR',
      mandate: { reference: mandate.reference, signedOn: mandate.signedOn },
      debtor,
      text: textOf(row.concepts, row.number),
    }
  })
  const file = {
    messageId,
    createdAt: `${clubWall(now)}:00`,
    dueOn,
    creditor: { name: creditor.name, identifier: creditor.identifier, iban: await readCreditorIban(on) },
  }
  return { messageId, debits, ...(await compress(writePain008(file, debits))) }
}

/** The whole XML is never in memory. */
async function compress(pieces: Iterable<string>): Promise<Pick<BuiltFile, 'gzip' | 'sha256'>> {
  const hash = createHash('sha256')
  function* hashed() {
    for (const block of inBlocks(pieces)) {
      hash.update(block)
      yield block
    }
  }
  const gzip = await buffer(Readable.from(hashed()).pipe(createGzip()))
  return { gzip, sha256: hash.digest('hex') }
}

const BLOCK_LETTERS = 65_536

function* inBlocks(pieces: Iterable<string>): Generator<Buffer> {
  let block = ''
  for (const piece of pieces) {
    block += piece
    if (block.length < BLOCK_LETTERS) continue
    yield Buffer.from(block)
    block = ''
  }
  yield Buffer.from(block)
}

/** What the bank shows: the end, which is the account's number, stays. */
function textOf(concepts: string, number: string): string {
  return `${sepaText(concepts, MAX_REMITTANCE - number.length - 1)} ${number}`
}

const conceptOfMember = sql`case when ${socios.language} = 'ca' and ${charges.conceptCa} <> '' then ${charges.conceptCa}
  else ${charges.concept} end`

/** Another debit of the mandate was paid, or is on its way: after a refused one, the next is still the first. */
const wasCollected = sql`exists (select from remittance_items other join remittances on remittances.id = other.remittance_id
  where other.mandate_id = ${mandates.id} and other.id <> ${remittanceItems.id} and (other.outcome in ('settled', 'returned')
    or other.outcome = 'included' and remittances.status in ('sealed', 'presented')))`

function readDebits(on: Queryable, remittanceId: number) {
  return on
    .select({
      itemId: remittanceItems.id,
      cents: remittanceItems.cents,
      number: memberAccounts.number,
      // Not the document, which is long.
      mandate: pick(mandates, 'id', 'reference', 'signedOn', 'holder', 'iban', 'bic', 'address'),
      isFirst: sql<boolean>`not ${wasCollected}`,
      concepts: sql<string>`(select string_agg(${conceptOfMember}, ', ' order by ${charges.dueOn}, ${charges.id})
        from ${remittanceLines} join ${charges} on ${charges.id} = ${remittanceLines.chargeId}
        where ${remittanceLines.itemId} = ${remittanceItems.id} and ${remittanceLines.live})`,
    })
    .from(remittanceItems)
    .innerJoin(mandates, eq(mandates.id, remittanceItems.mandateId))
    .innerJoin(memberAccounts, eq(memberAccounts.id, remittanceItems.accountId))
    .leftJoin(socios, eq(socios.id, memberAccounts.socioId))
    .where(and(eq(remittanceItems.remittanceId, remittanceId), eq(remittanceItems.outcome, 'included')))
    .orderBy(asc(remittanceItems.id))
}

const location = (remittanceId: number) => `remittances.file:${remittanceId}`

export function packFile(remittanceId: number, gzip: Buffer): string {
  return encryptField(gzip.toString('base64'), location(remittanceId))
}

function unpackFile(remittanceId: number, stored: string): Buffer {
  return gunzipSync(Buffer.from(decryptField(stored, location(remittanceId)), 'base64'))
}

/** The file of a sealed remittance. Each download is audited. Null before it is sealed, and once it is erased. */
export async function downloadFile(actor: Actor, id: number): Promise<{ name: string; xml: Buffer } | null> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(remittances).where(eq(remittances.id, id))
    if (!row?.file || row.messageId === null) return null
    await auditAndTell(tx, { actor: actor.id, action: 'remittance.downloaded', subject: String(id) })
    return { name: `${row.messageId}.xml`, xml: unpackFile(id, row.file) }
  })
}
