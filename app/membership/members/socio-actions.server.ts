import { noteIbanShown } from '#app/accounts/note-iban-shown.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { asksForFields, formAct, NO_TOAST, noFields } from '#app/accounts/session/panel-action.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { endSessionsOfMember } from '#app/accounts/member-session/member-sessions.server.ts'
import { socioSchema } from './forms.ts'
import type { LeavingTexts } from './leaving-texts.ts'
import { reactivateSocio, suspendSocio } from './socio-status.server.ts'
import { socioFormValues } from './socio-form-values.ts'
import { findSocio, findSocioEmail, showIban, updateSocio } from './socios.server.ts'
import { comeBack, deletion, leave, statusChange, type ActTexts } from './status-actions.server.ts'

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
