import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { confirmGuest, undoBurst } from './bursts.server.ts'
import { showDiet } from './guest-diets.server.ts'
import { addedGuestSchema, attendanceSchema, burstSchema, correctedGuestSchema, guestSchema } from './guest-forms.ts'
import { findGuestForForm } from './guest-list.server.ts'
import type { GuestTexts } from './guest-texts.ts'
import { addGuest, cancelGuest, correctGuest, markAttendance } from './registrations.server.ts'

/** What the list of an event's guests can ask for. */
export function guestActs(eventId: number, t: GuestTexts) {
  return {
    add: addition(eventId, t.addition),
    correct: correction(eventId, t.correction),
    cancel: cancellation(eventId, t.cancellation),
    confirm: confirmation(eventId, t.confirmation),
    'undo-burst': undoing(eventId, t.burst),
    attendance: attendance(eventId, t.attendanceFailed),
    'show-diet': dietAccess(eventId, t.dietFailed),
  }
}

const addition = (eventId: number, t: GuestTexts['addition']) =>
  formAct({
    schema: addedGuestSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const outcome = await addGuest(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { formErrors: [outcome.reason] })
      return { ok: true, title: t.done, text: t.doneText }
    },
  })

const correction = (eventId: number, t: GuestTexts['correction']) =>
  formAct({
    schema: correctedGuestSchema,
    failed: t.failed,
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
      return { ok: true, title: t.done, text: outcome.sentAgain ? t.sentAgain : undefined }
    },
  })

const cancellation = (eventId: number, t: GuestTexts['cancellation']) =>
  formAct({
    schema: guestSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await cancelGuest(eventId, fields.registration_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.done, text: t.doneText }
    },
  })

const confirmation = (eventId: number, t: GuestTexts['confirmation']) =>
  formAct({
    schema: guestSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await confirmGuest(eventId, fields.registration_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.done, text: t.doneText }
    },
  })

const undoing = (eventId: number, t: GuestTexts['burst']) =>
  formAct({
    schema: burstSchema,
    failed: t.failed,
    async run({ fields: { registration_id: id, confirmed_too: confirmedToo, notify }, actor }) {
      const chosen = { id, confirmedToo: confirmedToo === 'on', notify: notify === 'on' }
      const { cancelled, freed } = await undoBurst(eventId, chosen, actor)
      if (cancelled === 0) return { ok: true, title: t.none }
      return { ok: true, title: t.done(cancelled), text: t.doneText(freed) }
    },
  })

const attendance = (eventId: number, failed: string) =>
  formAct({
    schema: attendanceSchema,
    failed,
    async run({ fields: { registration_id: id, attended }, actor, refuse }) {
      const marked = await markAttendance(eventId, id, attended === 'yes', actor)
      return marked ? { ok: true, title: '' } : refuse('unknown')
    },
  })

const dietAccess = (eventId: number, failed: string) =>
  formAct({
    schema: guestSchema,
    failed,
    async run({ fields, actor, refuse }) {
      const diet = await showDiet(eventId, fields.registration_id, actor)
      return diet === null ? refuse('unknown') : { ok: true, title: '', diet }
    },
  })
