import { parseWithValibot } from '@conform-to/valibot'
import { data } from 'react-router'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { confirmGuest, undoBurst } from './bursts.server.ts'
import { burstSchema, guestSchema } from './guest-forms.ts'
import type { ConfirmationResult } from '#app/events/confirmations.server.ts'

const refusals: Record<Exclude<ConfirmationResult, { ok: true }>['reason'], string> = {
  unknown: 'Ya no existe.',
  cancelled: 'Está cancelada: añade otra.',
  started: 'El evento ya ha empezado.',
  full: 'No hay plazas disponibles para este evento',
}

export async function handleConfirmation(eventId: number, form: FormData, actor: string) {
  const failed = 'Error al confirmar la inscripción'
  const submission = parseWithValibot(form, { schema: guestSchema })
  if (submission.status !== 'success') return data<Answer>({ ok: false, title: failed }, { status: 400 })
  try {
    const outcome = await confirmGuest(eventId, submission.value.registration_id, actor)
    if (outcome.ok)
      return data<Answer>({
        ok: true,
        title: 'Inscripción confirmada con éxito',
        text: 'Le enviamos la confirmación por correo.',
      })
    return data<Answer>({ ok: false, title: failed, text: refusals[outcome.reason] }, { status: 409 })
  } catch (error) {
    log.error({ err: error }, 'registration not confirmed')
    return data<Answer>({ ok: false, title: failed }, { status: serverErrorStatus(error) })
  }
}

export async function handleUndoBurst(eventId: number, form: FormData, actor: string) {
  const failed = 'Error al cancelar las inscripciones'
  const submission = parseWithValibot(form, { schema: burstSchema })
  if (submission.status !== 'success') return data<Answer>({ ok: false, title: failed }, { status: 400 })
  const { registration_id: id, confirmed_too: confirmedToo, notify } = submission.value
  try {
    const { cancelled, freed } = await undoBurst(
      eventId,
      { id, confirmedToo: confirmedToo === 'on', notify: notify === 'on' },
      actor,
    )
    if (cancelled === 0) return data<Answer>({ ok: true, title: 'No quedaba ninguna por cancelar' })
    return data<Answer>({
      ok: true,
      title: `Inscripciones canceladas: ${cancelled}`,
      text: `Plazas que quedan libres: ${freed}.`,
    })
  } catch (error) {
    log.error({ err: error }, 'burst not undone')
    return data<Answer>({ ok: false, title: failed }, { status: serverErrorStatus(error) })
  }
}
