import { randomUUID } from 'node:crypto'
import { ibanLast4 } from '#app/banking/iban.ts'
import type { mandates } from '#app/database/schema.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { decryptField, encryptField } from '#app/platform/secrets/secrets.server.ts'
import type { Debtor, MandateTerms } from './mandate-terms.ts'
import { sha256 } from './mandate-terms.server.ts'

/** `link`: which mailed link, or session, stands for the person. `requestId`: of the log. */
export type ScreenSignature = {
  via: 'screen'
  name: string
  link: 'completion' | 'mandate' | 'session'
  requestId: string | undefined
}
/** `notedBy`: the account of the panel. */
export type PaperSignature = { via: 'paper'; signedOn: string; notedBy: string }
export type Signature = ScreenSignature | PaperSignature

/** What is kept as evidence: the exact words, the account and how it was signed. */
export type MandateDocument = MandateTerms & { debtor: Debtor | null; signature: (Signature & { at: string }) | null }

type Mandate = typeof mandates.$inferSelect
type SecretProperty = 'holder' | 'iban' | 'bic' | 'address' | 'document'

/** The columns of a draft: a sheet to be printed, whose account may still be empty. */
export function draftColumns(terms: MandateTerms, noticeDays: number, debtor: Debtor | null) {
  return columnsOf(randomUUID(), { ...terms, debtor, signature: null }, noticeDays)
}

export function signedColumns(
  { id, terms, debtor, noticeDays }: { id: string; terms: MandateTerms; debtor: Debtor; noticeDays: number | null },
  signature: Signature,
) {
  const now = new Date()
  const columns = columnsOf(id, { ...terms, debtor, signature: { ...signature, at: now.toISOString() } }, noticeDays)
  return {
    ...columns,
    status: 'active' as const,
    via: signature.via,
    signedOn: signature.via === 'paper' ? signature.signedOn : clubDay(now),
  }
}

function columnsOf(id: string, document: MandateDocument, noticeDays: number | null) {
  const text = JSON.stringify(document)
  const { debtor, reference, version, language } = document
  const abroad = debtor?.abroad
  return {
    id,
    reference,
    noticeDays,
    textVersion: `${version} ${language}`,
    ibanLast4: debtor && ibanLast4(debtor.iban),
    holder: debtor && encrypt(id, 'holder', debtor.holder),
    iban: debtor && encrypt(id, 'iban', debtor.iban),
    bic: abroad ? encrypt(id, 'bic', abroad.bic) : null,
    address: abroad ? encrypt(id, 'address', JSON.stringify(abroad.address)) : null,
    document: encrypt(id, 'document', text),
    sha256: sha256(text),
  }
}

/** Null once it is erased. */
export function readDocument({ id, document }: Pick<Mandate, 'id' | 'document'>): MandateDocument | null {
  const text = decryptMandate(id, 'document', document)
  return text === null ? null : (JSON.parse(text) as MandateDocument)
}

/** @throws when it was encrypted with a key that is not there */
export function decryptMandate(id: string, property: SecretProperty, stored: string | null): string | null {
  return stored === null ? null : decryptField(stored, placeOf(id, property))
}

function encrypt(id: string, property: SecretProperty, value: string): string {
  return encryptField(value, placeOf(id, property))
}

function placeOf(id: string, column: SecretProperty): string {
  return `mandates.${column}:${id}`
}
