import { eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { charges, memberAccounts, payments } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor, type AuditEvent } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { ensureAccount, lockAccounts } from '#app/treasury/accounts.server.ts'
import { addCharge, cancelCharge, type AtTheBank } from '#app/treasury/charges.server.ts'
import { postPayment, reversePayment } from '#app/treasury/payments.server.ts'
import type { ChargeForm, PaymentForm } from './account-forms.ts'

type Unknown = { ok: false; reason: 'unknown' }
type Done = { ok: true }

/** What somebody of the team does with one account: each act in one transaction, audited under the account. */
async function withAccount<Answer extends { ok: boolean }>(
  id: string,
  actor: Actor,
  action: AuditEvent['action'],
  act: (tx: Transaction, accountId: string) => Promise<Answer>,
): Promise<Answer | Unknown> {
  return database.transaction(async (tx) => {
    const [known] = await lockAccounts(tx, [id])
    const accountId = known?.id ?? (await ensureAccount(tx, id))
    if (accountId === null) return { ok: false, reason: 'unknown' }
    const answer = await act(tx, accountId)
    if (answer.ok && !('repeated' in answer && answer.repeated))
      await audit(tx, { actor: actor.id, action, subject: accountId })
    return answer
  })
}

export function notePayment(id: string, { key, amount, charge, ...form }: PaymentForm, actor: Actor) {
  return withAccount(id, actor, 'member-account.paid', (tx, accountId) =>
    postPayment(tx, {
      accountId,
      key,
      cents: amount,
      method: form.method,
      receivedOn: form.received_on,
      note: form.note ?? null,
      wanted: charge,
      createdBy: actor.id,
    }),
  )
}

type Reversed = Done | Unknown | { ok: false; reason: 'bank-only' }

/** A debit is taken back by the bank only. */
export function undoPayment(id: string, payment: { id: number; why: string }, actor: Actor): Promise<Reversed> {
  return withAccount<Reversed>(id, actor, 'member-account.payment-reversed', async (tx, accountId) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, payment.id))
    if (found?.accountId !== accountId) return { ok: false, reason: 'unknown' }
    if (found.method === 'direct-debit') return { ok: false, reason: 'bank-only' }
    return reversePayment(tx, { id: payment.id, note: payment.why, receivedOn: clubDay(), createdBy: actor.id })
  })
}

export function chargeByHand(id: string, form: ChargeForm, actor: Actor): Promise<Done | Unknown> {
  return withAccount(id, actor, 'member-account.charged', async (tx, accountId) => {
    const { added } = await addCharge(tx, {
      accountId,
      kind: 'other',
      key: form.key,
      concept: { es: form.concept, ca: form.concept_ca ?? '' },
      cents: form.amount,
      dueOn: form.due_on,
      createdBy: actor.id,
    })
    return { ok: true, repeated: !added }
  })
}

type Cancelled = Done | Unknown | AtTheBank | { ok: false; reason: 'already-cancelled' }

export function undoCharge(id: string, charge: { id: number; why: string }, actor: Actor): Promise<Cancelled> {
  return withAccount<Cancelled>(id, actor, 'member-account.charge-cancelled', async (tx, accountId) => {
    const [found] = await tx.select().from(charges).where(eq(charges.id, charge.id))
    if (found?.accountId !== accountId) return { ok: false, reason: 'unknown' }
    return cancelCharge(tx, { ...charge, by: actor.id })
  })
}

/** Nothing is debited until it is released. @param why null releases */
export function holdAccount(id: string, why: string | null, actor: Actor): Promise<Done | Unknown> {
  const action = why === null ? 'member-account.released' : 'member-account.held'
  return withAccount(id, actor, action, (tx, accountId) => change(tx, accountId, { holdWhy: why }))
}

/** @param cents of a year; 0 for none, null for the plan's */
export function setOwnFee(id: string, cents: number | null, actor: Actor): Promise<Done | Unknown> {
  return withAccount(id, actor, 'member-account.fee-set', (tx, accountId) => change(tx, accountId, { feeCents: cents }))
}

async function change(tx: Transaction, id: string, values: { holdWhy: string | null } | { feeCents: number | null }) {
  await updateVersioned(tx, memberAccounts, eq(memberAccounts.id, id), values)
  return { ok: true } as const
}
