import type { XmlElement } from 'libxml2-wasm'
import { readCents } from './amounts.ts'
import type { BankFile, ReportedRefusal, ReportedReturn } from './bank-file.ts'
import { findAll, findText } from './xml.server.ts'

/** What a bank writes as the reason when there is none to report. */
const NO_FAULT = new Set(['ACCP', 'ACSC', '0000'])

/** A report about a file of debits: transactions that were rejected, or the whole file. */
export function readPain002(root: XmlElement): BankFile {
  const [report] = findAll(root, 'CstmrPmtStsRpt')
  const day = findText(report, 'GrpHdr', 'CreDtTm')?.slice(0, 10) ?? ''
  const payments = report ? findAll(report, 'OrgnlPmtInfAndSts') : []
  const transactions = payments.flatMap((payment) => findAll(payment, 'TxInfAndSts'))
  const accounts = transactions.map((transaction) => findText(transaction, 'OrgnlTxRef', 'CdtrAcct', 'Id', 'IBAN'))
  return {
    kind: 'pain.002',
    ibans: [...new Set(accounts.filter((iban) => iban !== undefined))],
    returns: transactions.filter(isRejected).map((transaction) => readRejection(transaction, day)),
    credits: [],
    refusals: report ? readRefusals(report, payments) : [],
  }
}

function isRejected(transaction: XmlElement): boolean {
  return findText(transaction, 'TxSts') === 'RJCT' && !NO_FAULT.has(readReason(transaction))
}

function readRejection(transaction: XmlElement, day: string): ReportedReturn {
  const [original] = findAll(transaction, 'OrgnlTxRef')
  return {
    endToEndId: findText(transaction, 'OrgnlEndToEndId') ?? null,
    mandate: findText(original, 'MndtRltdInf', 'MndtId') ?? null,
    cents: readCents(findText(original, 'Amt', 'InstdAmt')),
    code: readReason(transaction),
    day,
    feeCents: readCents(findText(transaction, 'ChrgsInf', 'Amt')) ?? 0,
    line: transaction.line,
  }
}

/** The whole file, or all of its payments. */
function readRefusals(report: XmlElement, payments: readonly XmlElement[]): ReportedRefusal[] {
  const [group] = findAll(report, 'OrgnlGrpInfAndSts')
  const [payment] = payments
  const messageId = findText(group, 'OrgnlMsgId') ?? ''
  if (group && findText(group, 'GrpSts') === 'RJCT') return [{ messageId, code: readReason(group) }]
  const isAll = payments.every((each) => findText(each, 'PmtInfSts') === 'RJCT')
  return payment && isAll ? [{ messageId, code: readReason(payment) }] : []
}

function readReason(element: XmlElement): string {
  return findText(element, 'StsRsnInf', 'Rsn', 'Cd') ?? findText(element, 'StsRsnInf', 'Rsn', 'Prtry') ?? ''
}
