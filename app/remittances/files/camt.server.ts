import type { XmlElement } from 'libxml2-wasm'
import { readCents } from './amounts.ts'
import type { BankFile, ReportedReturn } from './bank-file.ts'
import { findAll, findText } from './xml.server.ts'

/** Reversals of unpaid and of refunded debits (ISO 20022, bank transaction codes of `PMNT`). */
const RETURN_FAMILIES = new Set(['UPDD', 'PRDD'])

/** The debits that a statement or a notification of the account takes back. */
export function readCamt(root: XmlElement, kind: 'camt.053' | 'camt.054'): BankFile {
  const reports = kind === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  const accounts = findAll(root, ...reports)
  const sent = findText(root, reports[0] ?? '', 'GrpHdr', 'CreDtTm')?.slice(0, 10) ?? ''
  return {
    kind,
    ibans: [
      ...new Set(
        accounts.map((account) => findText(account, 'Acct', 'Id', 'IBAN')).filter((iban) => iban !== undefined),
      ),
    ],
    returns: accounts.flatMap((account) => findAll(account, 'Ntry')).flatMap((entry) => readEntry(entry, sent)),
    refusals: [],
  }
}

/** Entries that are booked; a bank may announce others. @param sent the day of the message */
function readEntry(entry: XmlElement, sent: string): ReportedReturn[] {
  const state = findText(entry, 'Sts', 'Cd') ?? findText(entry, 'Sts') ?? 'BOOK'
  if (state.trim() !== 'BOOK') return []
  const day =
    ['BookgDt', 'ValDt']
      .flatMap((name) => findText(entry, name, 'Dt') ?? findText(entry, name, 'DtTm')?.slice(0, 10) ?? [])
      .at(0) ?? sent
  const details = findAll(entry, 'NtryDtls', 'TxDtls')
  return details
    .filter((detail) => isReturn(entry, detail))
    .map((detail) => ({ ...readDetail(entry, detail, details.length === 1), day }))
}

function isReturn(entry: XmlElement, detail: XmlElement): boolean {
  const side = findText(detail, 'CdtDbtInd') ?? findText(entry, 'CdtDbtInd')
  if (side !== 'DBIT' && findText(entry, 'RvslInd') !== 'true') return false
  const family =
    findText(detail, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') ?? findText(entry, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd')
  return findAll(detail, 'RtrInf').length > 0 || RETURN_FAMILIES.has(family ?? '')
}

/** The amount of the debit: what the entry has may include the bank's fee. */
function readDetail(entry: XmlElement, detail: XmlElement, isAlone: boolean): Omit<ReportedReturn, 'day'> {
  const amount =
    findText(detail, 'AmtDtls', 'InstdAmt', 'Amt') ??
    findText(detail, 'AmtDtls', 'TxAmt', 'Amt') ??
    findText(detail, 'Amt') ??
    (isAlone ? findText(entry, 'Amt') : undefined)
  return {
    endToEndId: findText(detail, 'Refs', 'EndToEndId') ?? null,
    mandate: findText(detail, 'Refs', 'MndtId') ?? null,
    cents: readCents(amount),
    code: findText(detail, 'RtrInf', 'Rsn', 'Cd') ?? findText(detail, 'RtrInf', 'Rsn', 'Prtry') ?? '',
    feeCents: readFee(detail),
    line: detail.line,
  }
}

/** `Chrgs` repeats in version 02, and has records in version 08. */
function readFee(detail: XmlElement): number {
  const fees = [...findAll(detail, 'Chrgs', 'Rcrd', 'Amt'), ...findAll(detail, 'Chrgs', 'Amt')]
  return fees.reduce((total, fee) => total + (readCents(fee.content.trim()) ?? 0), 0)
}
