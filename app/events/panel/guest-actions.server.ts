import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { confirmGuest, undoBurst } from './bursts.server.ts'
import { showDiet } from './guest-diets.server.ts'
import { addedGuestSchema, attendanceSchema, burstSchema, correctedGuestSchema, guestSchema } from './guest-forms.ts'
import { findGuestForForm } from './guest-list.server.ts'
import { addGuest, cancelGuest, correctGuest, markAttendance } from './registrations.server.ts'

/** What the list of an event's guests can ask for. */
export function guestActs(eventId: number) {
  return {
    add: addition(eventId),
    correct: correction(eventId),
    cancel: cancellation(eventId),
    confirm: confirmation(eventId),
    'undo-burst': undoing(eventId),
    attendance: attendance(eventId),
    'show-diet': dietAccess(eventId),
  }
}

const addition = (eventId: number) =>
  formAct({
    schema: addedGuestSchema,
    failed: 'Error al añadir la inscripción',
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const outcome = await addGuest(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { formErrors: [outcome.reason] })
      return { ok: true, title: 'Inscripción añadida con éxito', text: 'Le enviamos la confirmación por correo.' }
    },
  })

const correction = (eventId: number) =>
  formAct({
    schema: correctedGuestSchema,
    failed: 'Error al actualizar la inscripción',
    invalid: NO_TOAST,
    stored: async ({ fields: { registration_id: id, diet }, actor }) => {
      const guest = await findGuestForForm(eventId, id)
      // Who sends a diet has opened it: the one that is stored now is shown and audited likewise.
      const stored = diet === 'write' && { dietary_restrictions: (await showDiet(eventId, id, actor)) ?? '' }
      return storedVersion(
        actor,
        id,
        ['registration.updated', 'registration.confirmed'],
        guest && { ...guest, ...stored },
      )
    },
    async run({ fields, actor, refuse }) {
      const outcome = await correctGuest(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { formErrors: [outcome.reason] })
      const text = outcome.sentAgain ? 'Enviamos la confirmación al nuevo email.' : undefined
      return { ok: true, title: 'Inscripción actualizada con éxito', text }
    },
  })

const cancellationRefusals = { started: 'El evento ya ha empezado.', unknown: 'Ya estaba cancelada o ya no existe.' }

const cancellation = (eventId: number) =>
  formAct({
    schema: guestSchema,
    failed: 'Error al cancelar la inscripción',
    async run({ fields, actor, refuse }) {
      const outcome = await cancelGuest(eventId, fields.registration_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: cancellationRefusals[outcome.reason] })
      const text = 'La plaza queda libre y le avisamos por correo.'
      return { ok: true, title: 'Inscripción cancelada con éxito', text }
    },
  })

const confirmationRefusals = {
  unknown: 'Ya no existe.',
  cancelled: 'Está cancelada: añade otra.',
  started: 'El evento ya ha empezado.',
  full: 'No hay plazas disponibles para este evento',
}

const confirmation = (eventId: number) =>
  formAct({
    schema: guestSchema,
    failed: 'Error al confirmar la inscripción',
    async run({ fields, actor, refuse }) {
      const outcome = await confirmGuest(eventId, fields.registration_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: confirmationRefusals[outcome.reason] })
      return { ok: true, title: 'Inscripción confirmada con éxito', text: 'Le enviamos la confirmación por correo.' }
    },
  })

const undoing = (eventId: number) =>
  formAct({
    schema: burstSchema,
    failed: 'Error al cancelar las inscripciones',
    async run({ fields: { registration_id: id, confirmed_too: confirmedToo, notify }, actor }) {
      const chosen = { id, confirmedToo: confirmedToo === 'on', notify: notify === 'on' }
      const { cancelled, freed } = await undoBurst(eventId, chosen, actor)
      if (cancelled === 0) return { ok: true, title: 'No quedaba ninguna por cancelar' }
      return {
        ok: true,
        title: `Inscripciones canceladas: ${cancelled}`,
        text: `Plazas que quedan libres: ${freed}.`,
      }
    },
  })

const attendance = (eventId: number) =>
  formAct({
    schema: attendanceSchema,
    failed: 'Error al anotar la asistencia',
    async run({ fields: { registration_id: id, attended }, actor, refuse }) {
      const marked = await markAttendance(eventId, id, attended === 'yes', actor)
      return marked ? { ok: true, title: '' } : refuse('unknown')
    },
  })

const dietAccess = (eventId: number) =>
  formAct({
    schema: guestSchema,
    failed: 'Error al mostrar la dieta',
    async run({ fields, actor, refuse }) {
      const diet = await showDiet(eventId, fields.registration_id, actor)
      return diet === null ? refuse('unknown') : { ok: true, title: '', diet }
    },
  })
