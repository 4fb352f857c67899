import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, noFields, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { socioSchema } from './forms.ts'
import { eraseSocio, reactivateSocio, suspendSocio } from './socio-status.server.ts'
import { socioFormValues } from './socio-form-values.ts'
import { findSocio, showIban, updateSocio } from './socios.server.ts'

const updateFailed = 'Error al actualizar socio'
const failure = { text: 'Vuelve a probarlo dentro de un momento.' }

/** What the page and the dialog of a member can ask for. */
export function socioActs(id: string) {
  return {
    suspend: statusChange(suspendSocio, id),
    reactivate: statusChange(reactivateSocio, id),
    delete: deletion(id),
    save: saving(id),
    'show-iban': ibanAccess(id),
  }
}

const refusals = {
  unknown: 'Este socio ya no existe.',
  conflict: 'Otra persona lo ha cambiado mientras tanto: la ficha ya está al día.',
  baja: 'Su solicitud está de baja: no se puede reactivar.',
} as const

type Outcome = { ok: true } | { ok: false; reason: keyof typeof refusals }

const statusChange = (run: (actor: Actor, id: string) => Promise<Outcome>, id: string) =>
  formAct({
    schema: noFields,
    failed: updateFailed,
    failure,
    async run({ actor, refuse }) {
      const outcome = await run(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: refusals[outcome.reason] })
      return { ok: true, title: 'Socio actualizado con éxito' }
    },
  })

const deletion = (id: string) =>
  formAct({
    schema: noFields,
    failed: 'Error al eliminar socio',
    failure,
    async run({ actor, refuse }) {
      const outcome = await eraseSocio(actor, id)
      if (!outcome.ok) return refuse(outcome.reason, { text: refusals[outcome.reason] })
      return { ok: true, title: 'Socio eliminado con éxito' }
    },
  })

const versionActions = ['socio.updated', 'socio.active', 'socio.suspended'] as const

const saving = (id: string) =>
  formAct({
    schema: socioSchema,
    failed: updateFailed,
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

const ibanAccess = (id: string) =>
  formAct({
    schema: noFields,
    asksPassword: true,
    failed: 'Error al mostrar el IBAN',
    async run({ actor, refuse }) {
      const iban = await showIban(actor, id)
      return iban === null ? refuse('unknown') : { ok: true, title: '', iban }
    },
  })
