import type { XmlFault } from './xml.server.ts'

export const MAX_BANK_FILE_BYTES = 5 * 1024 * 1024

export type BankFileKind = 'pain.002' | 'camt.053' | 'camt.054'

/** A debit that the bank did not collect, or took back, as its file names it. */
export type ReportedReturn = {
  endToEndId: string | null
  mandate: string | null
  cents: number | null
  /** Of ISO 20022; '' if the bank gives none. */
  code: string
  /** The day of the entry or of the message. */
  day: string
  /** What the bank asks for it. */
  feeCents: number
  line: number
}

/** Money that has come to the club's account. No IBAN of a payer leaves the process that reads the file. */
export type ReportedCredit = {
  /** The same wherever a file repeats the entry. */
  key: string
  /** The file has the same before, and no reference of the bank says that this is another. */
  isRepeated: boolean
  /** The club's account; '' where the file does not name it. */
  iban: string
  cents: number
  day: string
  /** '' if the bank does not name them. */
  payer: string
  text: string
  endToEndId: string | null
  /** What it may be the sum of: the message of a file of debits, or one of its parts. */
  files: string[]
}

/** A file of debits, or a part of it, that the bank did not take at all. */
export type ReportedRefusal = { messageId: string; code: string }

export type BankFile = {
  kind: BankFileKind
  /** The creditor's account, where the file names it. */
  ibans: string[]
  returns: ReportedReturn[]
  credits: ReportedCredit[]
  refusals: ReportedRefusal[]
}

export type BankFileRefusal =
  | { reason: 'norma-43' | 'norma-19' | 'not-xml' | 'own-file' | 'doctype' | 'other-message' }
  | ({ reason: 'bad-line' } & XmlFault)

export type ReadBankFile = { ok: true; file: BankFile } | ({ ok: false } & BankFileRefusal)
