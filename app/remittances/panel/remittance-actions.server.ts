import type { ProtectedAct } from '#app/accounts/protected-acts.ts'
import { formAct, noFields } from '#app/accounts/session/panel-action.server.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { formatFigure } from '#app/i18n/money.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { presentRemittance, releaseItem, settleRemittance } from '../bank-steps.server.ts'
import { cancelRemittance, includeItem, moveRemittance } from '../choose.server.ts'
import { notifyRemittance } from '../notify.server.ts'
import { collectAgain, noteReturn } from '../returns.server.ts'
import { sealRemittance } from '../seal.server.ts'
import { chooseSchema, itemSchema, returnSchema } from './forms.ts'
import type { ReasonTexts } from './reason-texts.ts'
import type { RemittanceTexts } from './remittance-texts.ts'

/** What the page of a remittance can ask for. */
export function remittanceActs(id: number, t: RemittanceTexts, { noting }: ReasonTexts) {
  const { steps } = t
  return {
    notify: notify(id, t),
    move: move(id, t),
    include: ofItem((actor, itemId) => includeItem(actor, id, itemId), { ...t.items.including, t }),
    seal: step((actor) => sealRemittance(actor, id), { ...steps.notified, t, asks: 'remittance.sealed' }),
    present: step((actor) => presentRemittance(actor, id), { ...steps.sealed, t }),
    settle: step((actor) => settleRemittance(actor, id), { ...steps.presented, t, asks: 'remittance.settled' }),
    cancel: step((actor) => cancelRemittance(actor, id), { ...t.cancelling, t }),
    release: ofItem((actor, itemId) => releaseItem(actor, id, itemId), { ...t.release, t }),
    return: note(t, noting),
    collect: ofItem(collectAgain, { done: t.items.collected, failed: t.items.notCollected, t }),
  }
}

const notify = (id: number, t: RemittanceTexts) =>
  formAct({
    needs: 'treasury.edit',
    asksPassword: 'remittance.notified',
    schema: noFields,
    failed: t.steps.draft.failed,
    async run({ actor, refuse }) {
      const outcome = await notifyRemittance(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      const { debits, leftOut } = outcome
      const text = leftOut > 0 ? t.steps.draft.leftOut(formatFigure(leftOut)) : undefined
      return { ok: true, title: t.steps.draft.done(formatFigure(debits)), text }
    },
  })

type RefusedFor = keyof RemittanceTexts['refusals']
type StepOptions = { t: RemittanceTexts; done: string; failed: string; asks?: ProtectedAct }

/** Pressed twice, it is done once. */
const step = (
  run: (actor: Actor) => Promise<{ ok: true } | { ok: false; reason: RefusedFor }>,
  { t, done, failed, asks }: StepOptions,
) =>
  formAct({
    needs: 'treasury.edit',
    asksPassword: asks,
    schema: noFields,
    failed,
    async run({ actor, refuse }) {
      const outcome = await run(actor)
      return outcome.ok ? { ok: true, title: done } : refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })

const move = (id: number, t: RemittanceTexts) =>
  formAct({
    needs: 'treasury.edit',
    schema: chooseSchema,
    failed: t.moving.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await moveRemittance(actor, id, fields.due_on)
      if (outcome.ok) return { ok: true, title: t.moving.done(formatShortDate(fields.due_on)) }
      return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })

const ofItem = (
  run: (actor: Actor, itemId: number) => Promise<{ ok: true } | { ok: false; reason: RefusedFor }>,
  { t, done, failed }: StepOptions,
) =>
  formAct({
    needs: 'treasury.edit',
    schema: itemSchema,
    failed,
    async run({ fields, actor, refuse }) {
      const outcome = await run(actor, fields.item_id)
      return outcome.ok ? { ok: true, title: done } : refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })

const note = (t: RemittanceTexts, noting: ReasonTexts['noting']) =>
  formAct({
    needs: 'treasury.edit',
    asksPassword: 'remittance.returned',
    schema: returnSchema,
    failed: noting.failed,
    invalid: { text: Object.values(noting.wrong).join(' ') },
    async run({ fields, actor, refuse }) {
      const { item_id: itemId, code = '', received_on: receivedOn, fee = 0, charges_fee: chargesFee } = fields
      const outcome = await noteReturn(actor, { itemId, code, receivedOn, feeCents: fee }, chargesFee === 'on')
      if (outcome.ok) return { ok: true, title: noting.done }
      return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })
