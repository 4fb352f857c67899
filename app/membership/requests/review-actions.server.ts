import * as v from 'valibot'
import { formAct } from '#app/accounts/session/panel-action.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { uuidField } from '#app/platform/forms/ids.ts'
import { socioStatuses } from '#app/membership/statuses.ts'
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

const failure = { text: 'Vuelve a probarlo dentro de un momento.' }

const duplicateWarning = {
  title: 'Email duplicado',
  text: 'Otra solicitud aprobada tiene el mismo email: no se ha enviado ningún correo. Si es otra persona, ábrela en Aprobadas y pulsa «Reenviar enlace».',
}

const refusals = {
  unknown: 'Esta solicitud ya no existe.',
  conflict: 'Otra persona ha decidido mientras tanto: la lista ya está al día.',
  'not-approved': 'La solicitud ya no está aprobada.',
  completed: 'Los datos ya han sido completados para esta solicitud',
  'has-socio': 'Tiene una ficha de socio: elimínala antes en Socios.',
} as const

type Outcome = { ok: true; duplicate?: boolean } | { ok: false; reason: keyof typeof refusals }

function decision(run: (actor: Actor, id: string) => Promise<Outcome>, done: string, failed: string) {
  return formAct({
    schema: v.object({ id: uuidField }),
    failed,
    failure,
    async run({ fields, actor, refuse }) {
      const outcome = await run(actor, fields.id)
      if (!outcome.ok) return refuse(outcome.reason, { text: refusals[outcome.reason] })
      return { ok: true, title: done, warning: outcome.duplicate ? duplicateWarning : undefined }
    },
  })
}

function knownText({ fullName, status }: NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>): string {
  const state = status === 'approved' ? 'aprobado, sin completar sus datos' : socioStatuses[status].label.toLowerCase()
  return `${fullName} (${state}) ya tiene este email. Si es otra persona, vuelve a pulsar «Crear Socio».`
}

const creation = formAct({
  schema: newSocioSchema,
  failed: 'Error al crear socio',
  failure,
  invalid: { title: 'Por favor complete los campos obligatorios' },
  async run({ fields: { full_name: fullName, email, phone, reason, language, known_email: known }, actor, refuse }) {
    const person = known === email ? undefined : await findPersonByEmail(email)
    if (person) return refuse('known', { title: '', text: knownText(person) })
    const { duplicate } = await createApprovedRequest(actor, { fullName, email, phone, reason, language })
    return { ok: true, title: 'Socio creado con éxito', warning: duplicate ? duplicateWarning : undefined }
  },
})

const statusFailed = 'Error al actualizar estado'

const rejection = formAct({
  schema: rejectionSchema,
  failed: statusFailed,
  failure,
  async run({ fields: { id, message, without_mail: withoutMail }, actor, refuse }) {
    const sent = (withoutMail ? undefined : message) ?? null
    const outcome = await rejectRequest(actor, id, sent)
    if (!outcome.ok) return refuse(outcome.reason, { text: refusals[outcome.reason] })
    return { ok: true, title: 'Solicitud rechazada con éxito', text: sent ? 'El correo sale ahora.' : 'Sin correo.' }
  },
})

export const requestActs = {
  approve: decision(approveRequest, 'Solicitud aprobada con éxito', statusFailed),
  reject: rejection,
  baja: decision(withdrawRequest, 'Solicitud dada de baja con éxito', statusFailed),
  resend: decision(resendCompletionLink, 'Enlace enviado de nuevo', 'Error al enviar el enlace'),
  delete: decision(deleteRequest, 'Solicitud eliminada con éxito', 'Error al eliminar solicitud'),
  create: creation,
}
