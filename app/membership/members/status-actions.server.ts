import { formAct, NO_TOAST, noFields } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { leavingSchema } from './leaving-forms.ts'
import type { LeavingTexts } from './leaving-texts.ts'
import { leaveClub, returnToClub } from './leaving.server.ts'
import { eraseSocio } from './socio-status.server.ts'
import type { SocioTexts } from './panel-texts.ts'

export const leave = (id: string, t: LeavingTexts) =>
  formAct({
    needs: 'members.edit',
    schema: leavingSchema,
    asksPassword: 'membership-request.baja',
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const { left_on: leftOn, leaving_reason: reason = null, message, without_mail: withoutMail } = fields
      const sent = (withoutMail ? undefined : message) ?? null
      const outcome = await leaveClub(actor, id, { leftOn, reason, message: sent })
      if (!outcome.ok) return refuse(outcome.reason)
      return { ok: true, title: t.done, text: sent ? t.mailLeaves : t.notMailed }
    },
  })

export const comeBack = (id: string, { refusals }: ActTexts, t: LeavingTexts) =>
  formAct({
    needs: 'members.edit',
    schema: noFields,
    failed: t.returnFailed,
    async run({ actor, refuse }) {
      const outcome = await returnToClub(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: refusals[outcome.reason] })
      return { ok: true, title: t.returned }
    },
  })

type Outcome = { ok: true } | { ok: false; reason: keyof ActTexts['refusals'] }

export const statusChange = (run: (actor: Actor, id: string) => Promise<Outcome>, id: string, t: ActTexts) =>
  formAct({
    needs: 'members.edit',
    schema: noFields,
    failed: t.updateFailed,
    failure: { text: t.tryAgain },
    async run({ actor, refuse }) {
      const outcome = await run(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.updated }
    },
  })

export const deletion = (id: string, t: ActTexts) =>
  formAct({
    needs: 'members.edit',
    schema: noFields,
    asksPassword: 'socio.deleted',
    failed: t.deleteFailed,
    failure: { text: t.tryAgain },
    async run({ actor, refuse }) {
      const outcome = await eraseSocio(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.deleted }
    },
  })

export type ActTexts = SocioTexts['acts']
