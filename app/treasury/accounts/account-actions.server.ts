import { formAct, noFields, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { formatFigure } from '#app/i18n/money.ts'
import type { AtTheBank } from '#app/treasury/charges.server.ts'
import { chargeByHand, holdAccount, notePayment, setOwnFee, undoCharge, undoPayment } from './account-acts.server.ts'
import {
  cancellationSchema,
  chargeSchema,
  feeSchema,
  holdSchema,
  paymentSchema,
  reversalSchema,
} from './account-forms.ts'
import type { AccountTexts } from './account-texts.ts'

/** The acts on one account. @param id of the address */
export function accountActs(id: string, t: AccountTexts) {
  return { ...moneyActs(id, t), ...stateActs(id, t) }
}

function moneyActs(id: string, t: AccountTexts) {
  const refused = (outcome: { reason: Exclude<keyof AccountTexts['refused'], 'at-the-bank'> } | AtTheBank) =>
    outcome.reason === 'at-the-bank'
      ? t.refused['at-the-bank'](formatFigure(outcome.remittance))
      : t.refused[outcome.reason]
  return {
    pay: formAct({
      needs: 'treasury.edit',
      schema: paymentSchema,
      failed: t.pay.failed,
      invalid: NO_TOAST,
      async run({ fields, actor, refuse }) {
        const outcome = await notePayment(id, fields, actor)
        if (outcome.ok) return { ok: true, title: t.pay.done }
        return refuse(outcome.reason, { text: refused(outcome) })
      },
    }),
    charge: formAct({
      needs: 'treasury.edit',
      schema: chargeSchema,
      failed: t.charge.failed,
      invalid: NO_TOAST,
      async run({ fields, actor, refuse }) {
        const outcome = await chargeByHand(id, fields, actor)
        return outcome.ok ? { ok: true, title: t.charge.done } : refuse(outcome.reason, { text: refused(outcome) })
      },
    }),
    reverse: formAct({
      needs: 'treasury.edit',
      schema: reversalSchema,
      failed: t.reversal.failed,
      async run({ fields: { payment_id: payment, why }, actor, refuse }) {
        const outcome = await undoPayment(id, { id: payment, why }, actor)
        return outcome.ok ? { ok: true, title: t.reversal.done } : refuse(outcome.reason, { text: refused(outcome) })
      },
    }),
    cancel: formAct({
      needs: 'treasury.edit',
      schema: cancellationSchema,
      failed: t.cancellation.failed,
      async run({ fields: { charge_id: charge, why }, actor, refuse }) {
        const outcome = await undoCharge(id, { id: charge, why }, actor)
        return outcome.ok
          ? { ok: true, title: t.cancellation.done }
          : refuse(outcome.reason, { text: refused(outcome) })
      },
    }),
  }
}

function stateActs(id: string, t: AccountTexts) {
  return {
    hold: formAct({
      needs: 'treasury.edit',
      schema: holdSchema,
      failed: t.hold.failed,
      async run({ fields: { why }, actor, refuse }) {
        const outcome = await holdAccount(id, why, actor)
        return outcome.ok
          ? { ok: true, title: t.hold.done }
          : refuse(outcome.reason, { text: t.refused[outcome.reason] })
      },
    }),
    release: formAct({
      needs: 'treasury.edit',
      schema: noFields,
      failed: t.hold.failed,
      async run({ actor, refuse }) {
        const outcome = await holdAccount(id, null, actor)
        return outcome.ok
          ? { ok: true, title: t.hold.released }
          : refuse(outcome.reason, { text: t.refused[outcome.reason] })
      },
    }),
    fee: formAct({
      needs: 'treasury.edit',
      schema: feeSchema,
      failed: t.ownFee.failed,
      async run({ fields: { fee }, actor, refuse }) {
        const outcome = await setOwnFee(id, fee ?? null, actor)
        return outcome.ok
          ? { ok: true, title: t.ownFee.done }
          : refuse(outcome.reason, { text: t.refused[outcome.reason] })
      },
    }),
  }
}
