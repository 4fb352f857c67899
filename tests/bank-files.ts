/** Files as banks send them, for tests. */
type Reported = {
  endToEndId: string
  cents?: number
  code?: string
  mandate?: string
  /** Of a pain.002. */
  status?: string
  /** Of a camt. */
  side?: 'DBIT' | 'CRDT'
  feeCents?: number
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:'
const IBAN = 'ES9121000418450200051332'
const euros = (cents: number) => (cents / 100).toFixed(2)

type ReportOptions = { version?: string; messageId?: string; groupCode?: string }

export function pain002(
  reported: readonly Reported[],
  { version = 'pain.002.001.10', messageId = 'EC-000014-20261228', groupCode }: ReportOptions = {},
): string {
  const group = groupCode
    ? `<GrpSts>RJCT</GrpSts><StsRsnInf><Rsn><Cd>${groupCode}</Cd></Rsn></StsRsnInf>`
    : '<GrpSts>PART</GrpSts>'
  const transactions = reported.map(
    ({ endToEndId, cents = 6000, code = 'AM04', mandate = 'C-00012-1', status = 'RJCT' }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${endToEndId}</OrgnlEndToEndId><TxSts>${status}</TxSts><StsRsnInf><Rsn><Cd>${code}</Cd></Rsn></StsRsnInf>` +
      `<OrgnlTxRef><Amt><InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt></Amt><MndtRltdInf><MndtId>${mandate}</MndtId></MndtRltdInf></OrgnlTxRef></TxInfAndSts>`,
  )
  const payment = `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${messageId}-RCUR</OrgnlPmtInfId>${transactions.join('\n')}</OrgnlPmtInfAndSts>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${NAMESPACE}${version}"><CstmrPmtStsRpt><GrpHdr><MsgId>BANK-778</MsgId><CreDtTm>2027-01-20T07:10:00</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.008.001.08</OrgnlMsgNmId>${group}</OrgnlGrpInfAndSts>
${reported.length > 0 ? payment : ''}</CstmrPmtStsRpt></Document>`
}

/** Money that has come: one entry, or with `parts` one entry of several transactions. */
type Credited = {
  cents: number
  payer?: string
  text?: string
  /** `AcctSvcrRef`. */
  reference?: string
  endToEndId?: string
  day?: string
  currency?: string
  /** `Btch/PmtInfId`. */
  file?: string
  parts?: readonly { cents: number; text: string }[]
}

type AccountOptions = { version?: string; iban?: string }

export function camt054(reported: readonly Reported[], options: AccountOptions = {}): string {
  return camt(reported, 'camt.054.001.08', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'], '', options)
}

export function camt053(reported: readonly Reported[], options: AccountOptions = {}): string {
  const balance =
    '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2027-01-20</Dt></Dt></Bal>'
  return camt(reported, 'camt.053.001.08', ['BkToCstmrStmt', 'Stmt'], balance, options)
}

/** A statement, or a notification of version `camt.054…`, with these credits and perhaps returns. */
export function statement(
  credited: readonly Credited[],
  { returns = [], ...options }: AccountOptions & { returns?: readonly Reported[] } = {},
): string {
  const write = options.version?.startsWith('camt.054') ? camt054 : camt053
  const isOld = options.version?.endsWith('.02') ?? false
  const entries = credited.map((credit) => creditEntry(credit, isOld)).join('\n')
  return write(returns, options).replace(/<\/(Stmt|Ntfctn)>/, `${entries}</$1>`)
}

function creditEntry(
  {
    cents,
    payer,
    text,
    reference,
    endToEndId = 'NOTPROVIDED',
    day = '2027-01-20',
    currency = 'EUR',
    file,
    parts,
  }: Credited,
  isOld: boolean,
): string {
  const amount = (of: number) => `<Amt Ccy="${currency}">${euros(of)}</Amt>`
  const debtor =
    payer === undefined
      ? ''
      : `<RltdPties><Dbtr>${isOld ? `<Nm>${payer}</Nm>` : `<Pty><Nm>${payer}</Nm></Pty>`}</Dbtr></RltdPties>`
  const detail = (of: number, about: string | undefined) =>
    `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><AmtDtls><TxAmt>${amount(of)}</TxAmt></AmtDtls>${debtor}${about ? `<RmtInf><Ustrd>${about}</Ustrd></RmtInf>` : ''}</TxDtls>`
  const details =
    file === undefined
      ? (parts ?? [{ cents, text }]).map((part) => detail(part.cents, part.text)).join('')
      : `<Btch><PmtInfId>${file}</PmtInfId></Btch>`
  return (
    `<Ntry>${amount(cents)}<CdtDbtInd>CRDT</CdtDbtInd>${isOld ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>'}<BookgDt><Dt>${day}</Dt></BookgDt>` +
    `${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>` +
    `<NtryDtls>${details}</NtryDtls></Ntry>`
  )
}

function camt(
  reported: readonly Reported[],
  newest: string,
  [message, report]: readonly [string, string],
  balance: string,
  { version = newest, iban = IBAN }: AccountOptions,
): string {
  const isOld = version.endsWith('.02')
  const status = isOld ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>'
  const fee = (cents: number) => {
    const amount = `<Amt Ccy="EUR">${euros(cents)}</Amt>`
    return `<Chrgs>${isOld ? amount : `<Rcrd>${amount}</Rcrd>`}</Chrgs>`
  }
  const entries = reported.map(
    ({ endToEndId, cents = 6000, code = 'AM04', mandate = 'C-00012-1', side = 'DBIT', feeCents = 0 }) =>
      `<Ntry><Amt Ccy="EUR">${euros(cents + feeCents)}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>2027-01-20</Dt></BookgDt>` +
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>' +
      `<NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId><MndtId>${mandate}</MndtId></Refs>` +
      `<AmtDtls><InstdAmt><Amt Ccy="EUR">${euros(cents)}</Amt></InstdAmt></AmtDtls>${feeCents > 0 ? fee(feeCents) : ''}` +
      `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${NAMESPACE}${version}"><${message}><GrpHdr><MsgId>N1</MsgId><CreDtTm>2027-01-20T07:00:00</CreDtTm></GrpHdr><${report}><Id>N1-1</Id><ElctrncSeqNb>1</ElctrncSeqNb><CreDtTm>2027-01-20T07:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${balance}${entries.join('\n')}</${report}></${message}></Document>`
}
