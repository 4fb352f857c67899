import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import {
  approveRequest,
  deleteRequest,
  rejectRequest,
  resendCompletionLink,
  withdrawRequest,
  type Actor,
} from './review.server.ts'

export const duplicateWarning = {
  title: 'Email duplicado',
  text: 'Otra solicitud aprobada tiene el mismo email: no se ha enviado ningún correo.',
}

const refusals = {
  unknown: 'Esta solicitud ya no existe.',
  moved: 'Otra persona ha decidido mientras tanto: la lista ya está al día.',
  'not-approved': 'La solicitud ya no está aprobada.',
  completed: 'Los datos ya han sido completados para esta solicitud',
  'has-socio': 'Tiene una ficha de socio: elimínala antes en Socios.',
} as const

type Outcome = { ok: true; duplicate?: boolean } | { ok: false; reason: keyof typeof refusals }

const actions: Record<string, { run: (by: Actor, id: string) => Promise<Outcome>; done: string; failed: string }> = {
  approve: { run: approveRequest, done: 'Solicitud aprobada con éxito', failed: 'Error al actualizar estado' },
  reject: { run: rejectRequest, done: 'Solicitud rechazada con éxito', failed: 'Error al actualizar estado' },
  baja: { run: withdrawRequest, done: 'Solicitud dada de baja con éxito', failed: 'Error al actualizar estado' },
  resend: { run: resendCompletionLink, done: 'Enlace enviado de nuevo', failed: 'Error al enviar el enlace' },
  delete: { run: deleteRequest, done: 'Solicitud eliminada con éxito', failed: 'Error al eliminar solicitud' },
}

export async function runRequestAction(
  by: Actor,
  act: string,
  id: string,
): Promise<{ answer: Answer; status: number }> {
  const action = Object.hasOwn(actions, act) ? actions[act] : undefined
  if (!action) return { answer: { ok: false, title: 'Error al actualizar estado' }, status: 400 }
  try {
    const outcome = await action.run(by, id)
    if (!outcome.ok) return { answer: { ok: false, title: action.failed, text: refusals[outcome.reason] }, status: 409 }
    return {
      answer: { ok: true, title: action.done, warning: outcome.duplicate ? duplicateWarning : undefined },
      status: 200,
    }
  } catch (error) {
    log.error({ err: error, act }, 'request not changed')
    return {
      answer: { ok: false, title: action.failed, text: 'Vuelve a probarlo dentro de un momento.' },
      status: serverErrorStatus(error),
    }
  }
}
