import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import type { Actor } from '#app/membership/requests/review.server.ts'
import { eraseSocio, reactivateSocio, suspendSocio } from './socio-status.server.ts'

const refusals = {
  unknown: 'Este socio ya no existe.',
  moved: 'Otra persona lo ha cambiado mientras tanto: la ficha ya está al día.',
  baja: 'Su solicitud está de baja: no se puede reactivar.',
} as const

type Outcome = { ok: true } | { ok: false; reason: keyof typeof refusals }

const actions: Record<string, { run: (by: Actor, id: string) => Promise<Outcome>; done: string; failed: string }> = {
  suspend: { run: suspendSocio, done: 'Socio actualizado con éxito', failed: 'Error al actualizar socio' },
  reactivate: { run: reactivateSocio, done: 'Socio actualizado con éxito', failed: 'Error al actualizar socio' },
  delete: { run: eraseSocio, done: 'Socio eliminado con éxito', failed: 'Error al eliminar socio' },
}

export async function runSocioAction(by: Actor, act: string, id: string): Promise<{ answer: Answer; status: number }> {
  const action = Object.hasOwn(actions, act) ? actions[act] : undefined
  if (!action) return { answer: { ok: false, title: 'Error al actualizar socio' }, status: 400 }
  try {
    const outcome = await action.run(by, id)
    if (!outcome.ok) return { answer: { ok: false, title: action.failed, text: refusals[outcome.reason] }, status: 409 }
    return { answer: { ok: true, title: action.done }, status: 200 }
  } catch (error) {
    log.error({ err: error, act }, 'socio not changed')
    return {
      answer: { ok: false, title: action.failed, text: 'Vuelve a probarlo dentro de un momento.' },
      status: serverErrorStatus(error),
    }
  }
}
