import * as v from 'valibot'
import type { ProtectedAct } from '#app/accounts/protected-acts.ts'
import { formAct } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import type { RequestActTexts } from './act-texts.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { newSocioSchema, rejectionSchema } from './review-forms.ts'
import {
  approveRequest,
  createApprovedRequest,
  findPersonByEmail,
  deleteRequest,
  rejectRequest,
  resendCompletionLink,
  withdrawRequest,
} from './review.server.ts'

type ActTexts = RequestActTexts
type Outcome = { ok: true; duplicate?: boolean } | { ok: false; reason: keyof ActTexts['refusals'] }
type Decide = (actor: Actor, id: string) => Promise<Outcome>

export function requestActs(t: ActTexts) {
  const decision = (run: Decide, done: string, failed: string, asksPassword?: ProtectedAct) =>
    formAct({
      needs: 'requests.edit',
      schema: v.object({ id: uuidField }),
      asksPassword,
      failed,
      failure: { text: t.tryAgain },
      async run({ fields, actor, refuse }) {
        const outcome = await run(actor, fields.id)
        if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
        return { ok: true, title: done, warning: outcome.duplicate ? t.duplicate : undefined }
      },
    })
  return {
    approve: decision(approveRequest, t.approved, t.statusFailed),
    reject: rejection(t),
    baja: decision(withdrawRequest, t.withdrawn, t.statusFailed, 'membership-request.baja'),
    resend: decision(resendCompletionLink, t.resent, t.resendFailed),
    delete: decision(deleteRequest, t.deleted, t.deleteFailed),
    create: creation(t),
  }
}

const rejection = (t: ActTexts) =>
  formAct({
    needs: 'requests.edit',
    schema: rejectionSchema,
    failed: t.statusFailed,
    failure: { text: t.tryAgain },
    async run({ fields: { id, message, without_mail: withoutMail }, actor, refuse }) {
      const sent = (withoutMail ? undefined : message) ?? null
      const outcome = await rejectRequest(actor, id, sent)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.rejected, text: sent ? t.mailLeaves : t.withoutMail }
    },
  })

const creation = (t: ActTexts) =>
  formAct({
    needs: 'requests.edit',
    schema: newSocioSchema,
    failed: t.createFailed,
    failure: { text: t.tryAgain },
    invalid: { title: t.createWrong },
    async run({ fields, actor, refuse }) {
      const { full_name: fullName, email, phone, reason, language = mainLanguage(), known_email: known } = fields
      const person = known === email ? undefined : await findPersonByEmail(email)
      if (person) return refuse('known', { title: '', text: t.known(person.fullName, t.knownStates[person.status]) })
      const { duplicate } = await createApprovedRequest(actor, { fullName, email, phone, reason, language })
      return { ok: true, title: t.created, warning: duplicate ? t.duplicate : undefined }
    },
  })
