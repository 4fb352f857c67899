import { and, eq, isNull } from 'drizzle-orm'
import { bulkActs } from '#app/accounts/session/bulk-acts.server.ts'
import { lockAccountsOf } from '#app/bookings/parties/charged.server.ts'
import { recordPaymentsIn, type Payment, type PaymentRefusal } from '#app/bookings/parties/payments.server.ts'
import { paymentWays } from '#app/bookings/parties/payment.ts'
import { choiceLabel, paymentChoices } from '#app/bookings/panel/shared/payment-label.ts'
import { paymentTexts } from '#app/bookings/panel/shared/payment-texts.ts'
import { database } from '#app/database/client.server.ts'
import { eventParties as p } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { selectedValue, type SelectedRow } from '#app/platform/forms/selection.ts'
import { nameSelectedRows } from '#app/platform/forms/selected-rows.server.ts'
import { paymentOfForm } from './payment-forms.ts'

/** Of the ticked bookings of an event. */
export function selectedPaymentActs(eventId: number, language: Language) {
  const t = paymentTexts[language]
  const nameRows = (ids: readonly string[]) =>
    nameSelectedRows(p, p.contactName, ids, and(eq(p.eventId, eventId), isNull(p.erasedAt)))
  const chosen = (text: string) => paymentChoices.find((choice) => choice === text) ?? 'unpaid'
  return bulkActs(language, {
    pay: {
      needs: 'payments.edit',
      failed: t.failed,
      choices: paymentChoices,
      question: { ...t.selected, title: (count, choice) => t.selected.title(count, choiceLabel(chosen(choice), t)) },
      step: {
        nameRows,
        async run(row, actor, choice) {
          const noted = await notePayment(eventId, row, paymentOfForm({ payment: chosen(choice) }), actor)
          return noted.ok && noted.hadRefund ? { ok: true, notes: [t.selected.hadRefund] } : noted
        },
        why: t.selected.why,
        done: t.done,
      },
      undo: {
        nameRows,
        run: (row, actor) => notePayment(eventId, row, paymentBefore(row), actor),
        why: t.selected.why,
        done: t.selected.undone,
      },
    },
  })
}

type Noted = { ok: true; undo?: string; hadRefund?: true } | { ok: false; reason: PaymentRefusal }

/** What was noted before is in the value for the undo: payments have no history. */
async function notePayment(eventId: number, row: SelectedRow, payment: Payment, actor: Actor): Promise<Noted> {
  const { id, version } = row
  return database.transaction(async (tx): Promise<Noted> => {
    const which = and(eq(p.id, id), eq(p.eventId, eventId))
    await lockAccountsOf(tx, eventId)
    const [before] = await tx
      .select({
        paymentVersion: p.paymentVersion,
        paymentState: p.paymentState,
        paidWay: p.paidWay,
        paidAmount: p.paidAmount,
        paidAt: p.paidAt,
        refundDue: p.refundDue,
        refundSettledAt: p.refundSettledAt,
      })
      .from(p)
      .where(which)
      .for('no key update')
    const { refused } = await recordPaymentsIn(tx, eventId, [{ id, version }], payment, actor)
    if (refused[0] || !before) return { ok: false, reason: refused[0]?.reason ?? 'unknown' }
    const [after] = await tx.select({ version: p.paymentVersion }).from(p).where(which)
    if (!after || after.version === before.paymentVersion) return { ok: true }
    const { paymentState, paidWay, paidAmount, paidAt, refundDue, refundSettledAt } = before
    // Noting the payment again would share it among the seats of today.
    const hasRefund = refundDue !== null || refundSettledAt !== null || paidAmount === 0
    if (paymentState === 'paid' && hasRefund) return { ok: true, hadRefund: true }
    const paid = [paymentState, paidWay, Math.round((paidAmount ?? 0) * 100), paidAt?.getTime()]
    const stored = paymentState === 'paid' ? paid.join('.') : paymentState
    return { ok: true, undo: selectedValue(id, after.version, 0, stored) }
  })
}

function paymentBefore({ before }: SelectedRow): Payment {
  const [state, way, cents, moment] = before.split('.')
  if (state === 'at-door' || state === 'invited') return { state }
  if (state !== 'paid') return { state: 'unpaid' }
  const at = Number(moment) > 0 ? new Date(Number(moment)) : undefined
  return {
    state,
    way: paymentWays.find((one) => one === way) ?? 'transfer',
    amount: Number(cents) / 100 || undefined,
    at,
  }
}
