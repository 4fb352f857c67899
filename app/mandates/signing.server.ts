import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { inPanelTransaction } from '#app/accounts/panel-transaction.server.ts'
import { endMandateLinks } from '#app/accounts/end-links.server.ts'
import { isAbroad } from '#app/banking/iban.ts'
import { readCreditor } from '#app/banking/creditor.server.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { mandates, socios } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, MEMBER, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { draftColumns, readDocument, signedColumns, type ScreenSignature } from './mandate-document.server.ts'
import type { Debtor } from './mandate-terms.ts'
import { mandateTerms, takesScreen, termsDigest } from './mandate-terms.server.ts'
import {
  IN_FORCE,
  lockAccount,
  lockMandate,
  nextReference,
  OPEN,
  replaceMandates,
  type LockedAccount,
  type MandateMember,
} from './mandates.server.ts'

type Refused<Reason> = { ok: false; reason: Reason }
type Made = { ok: true; id: string }

/** `terms`: the digest of the words on the page that was signed. */
type SignedForm = Debtor & { terms: string; signature: string }
type How = { language: Language } & Pick<ScreenSignature, 'link' | 'requestId'>

/**
 * A member signs on screen, and the mandate before it is replaced. The same form sent twice is one mandate.
 */
export async function signMandate(
  socioId: string,
  { terms: digest, signature: name, ...debtor }: SignedForm,
  { language, link, requestId }: How,
): Promise<Made | Refused<'unknown' | 'mandate-changed'>> {
  return inPanelTransaction(async (tx) => {
    const account = await lockAccount(tx, socioId)
    if (!account?.member) return { ok: false, reason: 'unknown' }
    const creditor = await readCreditor(tx)
    const reference = await nextReference(tx, account)
    const terms = creditor && takesScreen(creditor) && mandateTerms(creditor, reference, language)
    if (!terms || termsDigest(terms) !== digest) {
      const id = await findSigned(tx, account.id, digest, debtor)
      return id ? { ok: true, id } : { ok: false, reason: 'mandate-changed' }
    }
    const status = await replaceMandates(tx, account.id, OPEN)
    const id = randomUUID()
    const signed = signedColumns(
      { id, terms, debtor, noticeDays: creditor.noticeDays },
      { via: 'screen', name, link, requestId },
    )
    await tx.insert(mandates).values({ ...signed, status, accountId: account.id })
    await settle(tx, account, id, MEMBER)
    return { ok: true, id }
  })
}

/** The one in force, if its page and all that is known of its account are those of the form. */
async function findSigned(tx: Transaction, accountId: string, digest: string, debtor: Debtor): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(mandates)
    .where(and(eq(mandates.accountId, accountId), inArray(mandates.status, [...IN_FORCE])))
  const document = row && readDocument(row)
  if (!document) return null
  const { debtor: signed, signature: _, ...terms } = document
  const isSame = termsDigest(terms) === digest && JSON.stringify(signed) === JSON.stringify(debtor)
  return isSame ? row.id : null
}

/**
 * A sheet to be printed and signed on paper, in place of an earlier one; the mandate in force stays until it is signed.
 * @param debtor null: the account is written on the sheet
 */
export async function draftMandate(
  actor: Actor | typeof MEMBER,
  socioId: string,
  debtor: Debtor | null,
  language: Language,
): Promise<Made | Refused<'unknown' | 'closed'>> {
  return inPanelTransaction(async (tx) => {
    const account = await lockAccount(tx, socioId)
    if (!account?.member) return { ok: false, reason: 'unknown' }
    const creditor = await readCreditor(tx)
    if (!creditor) return { ok: false, reason: 'closed' }
    const ofAccount = and(eq(mandates.accountId, account.id), eq(mandates.status, 'draft'))
    const [before] = await tx.select().from(mandates).where(ofAccount)
    if (before) {
      const words = readDocument(before)
      const terms = { ...mandateTerms(creditor, before.reference, language), debtor, signature: null }
      if (JSON.stringify(words) === JSON.stringify(terms)) return { ok: true, id: before.id }
      await replaceMandates(tx, account.id, ['draft'])
    }
    const terms = mandateTerms(creditor, await nextReference(tx, account), language)
    const draft = draftColumns(terms, creditor.noticeDays, debtor)
    await tx.insert(mandates).values({ ...draft, accountId: account.id })
    await audit(tx, {
      actor: actor === MEMBER ? MEMBER : actor.id,
      action: 'socio.mandate-drafted',
      subject: account.id,
    })
    return { ok: true, id: draft.id }
  })
}

/** @param debtor where the account was written on the sheet */
type PaperForm = { signedOn: string; debtor: Debtor | null }

/** The office has the signed sheet. `missing`: the account, or what banks ask outside the EEA; `past`: too early. */
export async function signOnPaper(
  actor: Actor,
  mandateId: string,
  { signedOn, debtor: written }: PaperForm,
): Promise<Made | Refused<'unknown' | 'conflict' | 'missing' | 'past'>> {
  return inPanelTransaction(async (tx) => {
    const locked = await lockMandate(tx, mandateId)
    if (!locked) return { ok: false, reason: 'unknown' }
    const { mandate: draft, account } = locked
    const document = readDocument(draft)
    if (draft.status !== 'draft' || !document) return { ok: false, reason: 'conflict' }
    if (signedOn > clubDay()) return { ok: false, reason: 'past' }
    const { debtor: given, signature: _, ...terms } = document
    const debtor = written ?? given
    if (!debtor || (isAbroad(debtor.iban) && !debtor.abroad)) return { ok: false, reason: 'missing' }
    const status = await replaceMandates(tx, draft.accountId, IN_FORCE)
    const paper = { via: 'paper', signedOn, notedBy: actor.id } as const
    const { id, ...signed } = signedColumns({ id: draft.id, terms, debtor, noticeDays: draft.noticeDays }, paper)
    await tx
      .update(mandates)
      .set({ ...signed, status, updatedAt: new Date() })
      .where(eq(mandates.id, id))
    await settle(tx, account, id, actor.id)
    return { ok: true, id }
  })
}

/**
 * From now on the member pays by direct debit, and no other account number is kept. Mailed links end, and the member
 * gets a copy.
 * @param actor the id of an account of the panel, or `MEMBER`
 */
async function settle(tx: Transaction, { id, member }: LockedAccount, mandateId: string, actor: string): Promise<void> {
  await audit(tx, { actor, action: 'socio.mandate-signed', subject: id })
  await updateVersioned(tx, socios, eq(socios.id, id), { paymentMethod: 'direct-debit', iban: null })
  await endMandateLinks(tx, id)
  if (member) await mailCopy(tx, mandateId, member)
}

export async function mailCopy(tx: Transaction, mandateId: string, member: MandateMember): Promise<void> {
  const { requestId, email: recipient, language } = member
  const data = { requestId, mandateId }
  await enqueueMail(tx, { kind: 'mandate-signed', ref: mandateId, data, recipient, language })
}
