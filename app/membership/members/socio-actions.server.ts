import { noteIbanShown } from '#app/accounts/note-iban-shown.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { asksForFields, formAct, noFields, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { endSessionsOfMember } from '#app/accounts/member-session/member-sessions.server.ts'
import { socioSchema } from './forms.ts'
import { leavingSchema } from './leaving-forms.ts'
import type { LeavingTexts } from './leaving-texts.ca.ts'
import { leaveClub, returnToClub } from './leaving.server.ts'
import type { SocioTexts } from './panel-texts.ca.ts'
import { eraseSocio, reactivateSocio, suspendSocio } from './socio-status.server.ts'
import { socioFormValues } from './socio-form-values.ts'
import { findSocio, findSocioEmail, showIban, updateSocio } from './socios.server.ts'

type ActTexts = SocioTexts['acts']

/** What the page and the dialog of a member can ask for. */
export function socioActs(id: string, t: ActTexts, leaving: LeavingTexts) {
  return {
    leave: leave(id, leaving),
    return: comeBack(id, t, leaving),
    suspend: statusChange(suspendSocio, id, t),
    reactivate: statusChange(reactivateSocio, id, t),
    delete: deletion(id, t),
    save: saving(id, t),
    'show-iban': ibanAccess(id, t),
    'end-sessions': endOfSessions(id, t),
  }
}

const leave = (id: string, t: LeavingTexts) =>
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

const comeBack = (id: string, { refusals }: ActTexts, t: LeavingTexts) =>
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

const statusChange = (run: (actor: Actor, id: string) => Promise<Outcome>, id: string, t: ActTexts) =>
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

const deletion = (id: string, t: ActTexts) =>
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

const versionActions = ['socio.updated', 'socio.active', 'socio.suspended'] as const

const saving = (id: string, t: ActTexts) =>
  formAct({
    needs: 'members.edit',
    schema: socioSchema,
    // An empty number keeps the stored one.
    asksPassword: asksForFields('socio.updated', async () => ({ email: await findSocioEmail(id) })),
    failed: t.updateFailed,
    invalid: NO_TOAST,
    stored: async ({ actor }) => {
      const socio = await findSocio(actor, id)
      return storedVersion(actor, id, versionActions, socio && socioFormValues(socio))
    },
    async run({ fields: { version, ...form }, actor, refuse }) {
      const outcome = await updateSocio(actor, id, version, form)
      if (outcome.ok) return redirectWithFlash('/admin/socios', 'socio-updated')
      if (outcome.reason === 'consent')
        return refuse(outcome.reason, { ...NO_TOAST, fieldErrors: { diet_consent: ['dietConsentRequired'] } })
      return refuse(outcome.reason, { formErrors: [outcome.reason] })
    },
  })

const ibanAccess = (id: string, t: ActTexts) =>
  formAct({
    needs: 'members.show-iban',
    schema: noFields,
    asksPassword: 'socio.iban-shown',
    failed: t.ibanFailed,
    async run({ actor, refuse }) {
      const iban = await showIban(actor, id)
      if (iban === null) return refuse('unknown')
      noteIbanShown(actor)
      return { ok: true, title: '', iban }
    },
  })

const endOfSessions = (id: string, t: ActTexts) =>
  formAct({
    needs: 'members.edit',
    schema: noFields,
    asksPassword: 'socio.sessions-ended',
    failed: t.sessionsNotEnded,
    failure: { text: t.tryAgain },
    async run({ actor }) {
      await endSessionsOfMember(actor, id)
      return { ok: true, title: t.sessionsEnded }
    },
  })
