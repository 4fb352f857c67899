import { randomUUID } from 'node:crypto'
import { readCreditor, type Creditor } from '#app/banking/creditor.server.ts'
import { mandateReference } from '#app/banking/mandate-reference.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { insertColumns } from '#app/database/insert-columns.server.ts'
import { mandates } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, MEMBER } from '#app/platform/audit.server.ts'
import { currentRequestId } from '#app/platform/request/request-scope.server.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { debtorOf, type MandateForm } from './forms.ts'
import { draftColumns, signedColumns } from './mandate-document.server.ts'
import type { MandateOffer } from './mandate-terms.ts'
import { mandateTerms, takesScreen, termsDigest } from './mandate-terms.server.ts'
import { makeAccount, nextReference, type MandateMember } from './mandates.server.ts'
import { mailFirstLink } from './requests.server.ts'
import { mailCopy } from './signing.server.ts'

/** What the completion page offers; null: nothing is collected by direct debit. @param token of its link */
export async function offerFirstMandate(token: string, language: Language): Promise<MandateOffer | null> {
  const creditor = await readCreditor()
  return creditor && offerOf(creditor, token, language)
}

function offerOf(creditor: Creditor, token: string, language: Language): MandateOffer {
  if (!takesScreen(creditor)) return { onScreen: null }
  const terms = mandateTerms(creditor, firstReference(token), language)
  return { onScreen: { terms, digest: termsDigest(terms) } }
}

/** The number of a member is not known before the form is sent: the words name the link. */
function firstReference(token: string): string {
  return mandateReference(`S-${hashToken(token).slice(0, 12).toUpperCase()}`, 1)
}

/** `provenEmail`: where the link of the completion page was mailed; `email` is what the form says. */
type NewMember = MandateMember & { id: string; number: string; token: string; provenEmail: string }
/** `sheet`: the token of the link to what is to be printed and signed; null once it is signed. */
type Outcome = { ok: true; sheet: string | null } | { ok: false; reason: 'mandate-changed' }

/** In the transaction that makes the member, with the rights of a visitor. */
export async function makeFirstMandate(tx: Transaction, member: NewMember, form: MandateForm): Promise<Outcome> {
  const { mandate_signature: name, mandate_terms: digest } = form
  const debtor = debtorOf(form)
  const creditor = await readCreditor(tx)
  const { onScreen } = creditor ? offerOf(creditor, member.token, member.language) : { onScreen: null }
  if (!creditor || !debtor || onScreen?.digest !== digest) return { ok: false, reason: 'mandate-changed' }
  const { id: accountId, number, language } = member
  await makeAccount(tx, accountId, number)
  if (onScreen) {
    const signature = { via: 'screen', name: name ?? '', link: 'completion', requestId: currentRequestId() } as const
    const mandate = { id: randomUUID(), terms: onScreen.terms, debtor, noticeDays: creditor.noticeDays }
    await tx.execute(insertColumns(mandates, { ...signedColumns(mandate, signature), accountId }))
    await audit(tx, { actor: MEMBER, action: 'socio.mandate-signed', subject: accountId })
    await mailCopy(tx, mandate.id, member)
    return { ok: true, sheet: null }
  }
  const terms = mandateTerms(creditor, await nextReference(tx, member), language)
  await tx.execute(insertColumns(mandates, { ...draftColumns(terms, creditor.noticeDays, debtor), accountId }))
  await audit(tx, { actor: MEMBER, action: 'socio.mandate-drafted', subject: accountId })
  return { ok: true, sheet: await mailFirstLink(tx, accountId, member, member.provenEmail) }
}
