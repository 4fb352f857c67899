import type { Transaction } from '#app/database/client.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { openAccounts } from '#app/treasury/accounts.server.ts'
import type { AtTheBank } from '#app/treasury/charges.server.ts'
import { openCharges } from '#app/treasury/open-charges.server.ts'
import { postPayment } from '#app/treasury/payments.server.ts'
import { findExact } from './account-states.server.ts'
import { findByNumbers } from './find-payers.server.ts'
import { paymentKey, type Credit } from './match-credits.server.ts'

/** `number`: as somebody has written it. */
type Chosen = { credit: Credit; number: string; accountId: string | null }
export type CreditRefusal = { number: string; cents: number } & (
  | { reason: 'unknown' }
  | Pick<AtTheBank, 'reason' | 'remittance'>
)

/** The account of each credit. Members who have none get one. */
export async function chooseAccounts(
  tx: Transaction,
  credits: readonly Credit[],
  accounts: Readonly<Record<string, string | undefined>>,
): Promise<Chosen[]> {
  const numbered = credits.map((credit) => ({ credit, number: accountNumber(accounts[credit.key] ?? '') }))
  const people = await findByNumbers(tx, [...new Set(numbered.map(({ number }) => number))])
  await openAccounts(
    tx,
    people.map(({ id }) => id),
  )
  const ids = new Map(people.map(({ number, id }) => [number, id]))
  return numbered.map((one) => ({ ...one, accountId: ids.get(one.number) ?? null }))
}

/** Without its prefix, or with fewer digits, it is the same number. */
function accountNumber(written: string): string {
  const [, digits] = /^(?:C[- ]?)?0*([1-9]\d{0,7})$/i.exec(written.trim()) ?? []
  return digits === undefined ? written.trim() : `C-${digits.padStart(5, '0')}`
}

/** As transfers that are noted by hand; each once. The accounts are locked. */
export async function postCredits(
  tx: Transaction,
  actor: Actor,
  chosen: readonly Chosen[],
): Promise<{ paid: number; refused: CreditRefusal[] }> {
  const refused: CreditRefusal[] = []
  let paid = 0
  for (const { credit, number, accountId } of chosen) {
    const { cents } = credit
    const posted =
      accountId === null ? ({ ok: false, reason: 'unknown' } as const) : await post(tx, actor, credit, accountId)
    if (!posted.ok) refused.push({ number, cents, ...posted })
    else if (!posted.repeated) paid += 1
  }
  return { paid, refused }
}

async function post(tx: Transaction, actor: Actor, credit: Credit, accountId: string) {
  const exact = findExact(await openCharges(tx, [accountId]), credit.cents)
  const posted = await postPayment(tx, {
    accountId,
    key: paymentKey(credit),
    cents: credit.cents,
    method: 'transfer',
    receivedOn: credit.day,
    note: null,
    wanted: exact ? [exact.id] : [],
    createdBy: actor.id,
  })
  if (posted.ok && !posted.repeated)
    await audit(tx, { actor: actor.id, action: 'member-account.paid', subject: accountId })
  return posted
}
