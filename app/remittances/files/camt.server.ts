import type { XmlElement } from 'libxml2-wasm'
import { readCents } from './amounts.ts'
import type { BankFile, ReportedReturn } from './bank-file.ts'
import { readCredits, type Entry } from './camt-credits.server.ts'
import { findAll, findText } from './xml.server.ts'

/** Reversals of unpaid and of refunded debits (ISO 20022, bank transaction codes of `PMNT`). */
const RETURN_FAMILIES = new Set(['UPDD', 'PRDD'])

/** What a statement or a notification of the account says of debits that are taken back, and of money that has come. */
export function readCamt(root: XmlElement, kind: 'camt.053' | 'camt.054'): BankFile {
  const names = kind === 'camt.053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  const reports = findAll(root, ...names)
  const sent = findText(root, names[0] ?? '', 'GrpHdr', 'CreDtTm')?.slice(0, 10) ?? ''
  const ibans = reports.map((report) => findText(report, 'Acct', 'Id', 'IBAN'))
  const booked = reports.map((report) => readBooked(report, sent))
  return {
    kind,
    ibans: [...new Set(ibans.filter((iban) => iban !== undefined))],
    returns: booked.flat().flatMap(readReturns),
    credits: readCredits(booked.map((entries, index) => ({ entries, iban: ibans[index] ?? '' }))),
    refusals: [],
  }
}

/** Entries that are booked; a bank may announce others. @param sent the day of the message */
function readBooked(report: XmlElement, sent: string): Entry[] {
  return findAll(report, 'Ntry')
    .filter((element) => (findText(element, 'Sts', 'Cd') ?? findText(element, 'Sts') ?? 'BOOK').trim() === 'BOOK')
    .map((element) => ({ element, day: readDay(element) ?? sent, details: findAll(element, 'NtryDtls', 'TxDtls') }))
}

function readDay(entry: XmlElement): string | undefined {
  return ['BookgDt', 'ValDt']
    .flatMap((name) => findText(entry, name, 'Dt') ?? findText(entry, name, 'DtTm')?.slice(0, 10) ?? [])
    .at(0)
}

function readReturns({ element, day, details }: Entry): ReportedReturn[] {
  return details
    .filter((detail) => isReturn(element, detail))
    .map((detail) => ({ ...readDetail(element, detail, details.length === 1), day }))
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
