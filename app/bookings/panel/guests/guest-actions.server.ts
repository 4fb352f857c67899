import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { actTexts, type ActTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { dietFormValues, guestFormValues } from '#app/bookings/panel/shared/booking-form-values.ts'
import { attendanceSchema, bookingSchema } from '#app/bookings/panel/shared/booking-forms.ts'
import { addedGuestSchema, correctedGuestSchema, guestSchema } from '#app/bookings/panel/shared/guest-forms.ts'
import { noteAttendance } from './attendance.server.ts'
import { findGuest } from '#app/bookings/panel/shared/booking-list.server.ts'
import { showDiet, showDiets } from './shown-diets.server.ts'
import { guestTexts, type GuestTexts } from '#app/bookings/panel/shared/guest-texts.ts'
import { correctGuest } from './guests.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { addGuest } from '#app/bookings/panel/seats/seats.server.ts'

/** What the list of an event's bookings can ask about guests. */
export function guestActs(eventId: number, language: Language) {
  const t = actTexts[language]
  const guests = guestTexts[language]
  return {
    'add-guest': addition(eventId, t.guestAddition),
    'correct-guest': correction(eventId, t.guestCorrection),
    attendance: attendance(eventId, guests.attendance),
    'show-diet': dietAccess(eventId, guests.dietFailed),
    'show-diets': dietsAccess(eventId, guests.dietFailed),
  }
}

const addition = (eventId: number, t: ActTexts['guestAddition']) =>
  formAct({
    needs: 'registrations.edit',
    schema: addedGuestSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const outcome = await addGuest(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { formErrors: [outcome.reason] })
      return { ok: true, title: t.done }
    },
  })

const correction = (eventId: number, t: ActTexts['guestCorrection']) =>
  formAct({
    needs: 'registrations.edit',
    schema: correctedGuestSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    stored: async ({ fields: { guest_id: id, diet }, actor }) => {
      const guest = await findGuest(eventId, id)
      // Who sends a diet has opened it: the one that is stored now is shown and audited likewise.
      const stored = diet === 'write' && dietFormValues(await showDiet(eventId, id, actor))
      const values = guest && { ...guestFormValues(guest), ...stored }
      return storedVersion(actor, guest?.partyId ?? id, ['registration.updated'], values)
    },
    async run({ fields, actor, refuse }) {
      const outcome = await correctGuest(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { formErrors: [outcome.reason] })
      return { ok: true, title: outcome.isReplaced ? t.replaced : t.done }
    },
  })

const attendance = (eventId: number, t: GuestTexts['attendance']) =>
  formAct({
    needs: 'registrations.edit',
    schema: attendanceSchema,
    failed: t.failed,
    async run({ fields: { guest_id: id, attended }, actor, refuse }) {
      const outcome = await noteAttendance(eventId, { id, attended: attended === 'yes' }, actor)
      return outcome.ok ? { ok: true, title: '' } : refuse(outcome.reason, { text: t.refusals[outcome.reason] })
    },
  })

const dietAccess = (eventId: number, failed: string) =>
  formAct({
    needs: 'diets.read',
    schema: guestSchema,
    failed,
    async run({ fields, actor, refuse }) {
      const diet = await showDiet(eventId, fields.guest_id, actor)
      return diet === null ? refuse('unknown') : { ok: true, title: '', diet }
    },
  })

const dietsAccess = (eventId: number, failed: string) =>
  formAct({
    needs: 'diets.read',
    schema: bookingSchema,
    failed,
    async run({ fields, actor }) {
      return { ok: true, title: '', diets: await showDiets(eventId, fields.party_id, actor) }
    },
  })
