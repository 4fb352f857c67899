import { formAct, noFields, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { noteIbanShown } from '#app/accounts/note-iban-shown.server.ts'
import { holdMandate, releaseMandate, revokeMandate } from '#app/mandates/ending.server.ts'
import { debtorOf } from '#app/mandates/forms.ts'
import { requestMandate } from '#app/mandates/requests.server.ts'
import { draftMandate, signOnPaper } from '#app/mandates/signing.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { showMandateIban } from './account-mandates.server.ts'
import { mandateIdSchema, paperSchema } from './paper-forms.ts'
import type { MandateTexts } from './panel-texts.ts'

/** What the office does with the orders of a member; `language` is the member's. */
export function mandateActs(memberId: string, language: () => Promise<'es' | 'ca'>, { acts: t }: MandateTexts) {
  return {
    request: formAct({
      needs: 'treasury.edit',
      schema: noFields,
      failed: t.failed,
      async run({ actor, refuse }) {
        const outcome = await requestMandate(actor, memberId)
        return outcome.ok ? { ok: true, title: t.asked } : refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      },
    }),
    draft: formAct({
      needs: 'treasury.edit',
      schema: noFields,
      failed: t.failed,
      async run({ actor, refuse }) {
        const outcome = await draftMandate(actor, memberId, null, await language())
        return outcome.ok
          ? { ok: true, title: t.drafted }
          : refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      },
    }),
    sign: signing(t),
    revoke: ofMandate(revokeMandate, t, t.revoked, 'socio.mandate-revoked'),
    hold: ofMandate(holdMandate, t, t.held),
    release: ofMandate(releaseMandate, t, t.released),
    'show-iban': formAct({
      needs: 'members.show-iban',
      schema: mandateIdSchema,
      asksPassword: 'socio.mandate-iban-shown',
      failed: t.ibanFailed,
      async run({ fields, actor, refuse }) {
        const iban = await showMandateIban(actor, memberId, fields.mandate_id)
        if (iban === null) return refuse('unknown', { text: t.refusals.unknown })
        noteIbanShown(actor)
        return { ok: true, title: '', iban }
      },
    }),
  }
}

type ActTexts = MandateTexts['acts']

const signing = (t: ActTexts) =>
  formAct({
    needs: 'treasury.edit',
    schema: paperSchema,
    asksPassword: 'socio.mandate-signed',
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const { mandate_id: id, signed_on: signedOn, ...written } = fields
      const outcome = await signOnPaper(actor, id, { signedOn, debtor: debtorOf(written) })
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.signed }
    },
  })

type Outcome = { ok: true } | { ok: false; reason: 'unknown' | 'conflict' }
type Act = (actor: Actor, mandateId: string) => Promise<Outcome>

const ofMandate = (run: Act, t: ActTexts, done: string, asksPassword?: 'socio.mandate-revoked') =>
  formAct({
    needs: 'treasury.edit',
    schema: mandateIdSchema,
    asksPassword,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await run(actor, fields.mandate_id)
      return outcome.ok ? { ok: true, title: done } : refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })
