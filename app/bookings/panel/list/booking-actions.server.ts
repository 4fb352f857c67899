import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { bookingFormValues } from '#app/bookings/panel/shared/booking-form-values.ts'
import { actTexts, type ActTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { bookingErrorTexts, type BookingErrorTexts } from '#app/bookings/panel/shared/error-texts.ts'
import { seatTexts, type SeatTexts } from '#app/bookings/panel/shared/seat-texts.ts'
import {
  addedBookingSchema,
  bookingSchema,
  burstSchema,
  cancelledSeatsSchema,
  correctedBookingSchema,
  movedSeatsSchema,
  ownError,
  restoredBookingSchema,
  restoredSeatSchema,
  tableSchema,
} from '#app/bookings/panel/shared/booking-forms.ts'
import type { Language } from '#app/i18n/language.ts'
import { findBooking } from '#app/bookings/panel/shared/booking-list.server.ts'
import { correctBooking, sendLink } from '#app/bookings/panel/shared/bookings.server.ts'
import { labelTable } from '#app/bookings/panel/shared/table-label.server.ts'
import { addBooking } from '#app/bookings/panel/shared/add-booking.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import { confirmGuest, undoBurst } from '#app/bookings/panel/bursts.server.ts'
import { guestTexts, type GuestTexts } from '#app/bookings/panel/shared/guest-texts.ts'
import { cancelSeats, moveSeats, restoreBooking, restoreSeat } from '#app/bookings/panel/seats/seats.server.ts'

/** What the list of an event's bookings can ask for, besides what it asks about guests. */
export function bookingActs(eventId: number, language: Language) {
  const t = actTexts[language]
  const seats = seatTexts[language]
  const errors = bookingErrorTexts[language]
  const { confirmation: confirming, burst } = guestTexts[language]
  return {
    add: addition(eventId, t.addition),
    correct: correction(eventId, t.correction),
    table: labelling(eventId, t.table, errors),
    cancel: cancellation(eventId, seats.cancellation, errors),
    restore: restoration(eventId, seats.restoration, errors),
    'restore-seat': seatRestoration(eventId, seats.restoration, errors),
    move: moving(eventId, seats.moving, errors),
    'settle-refund': settlement(eventId, t.refund),
    'send-link': sending(eventId, t.link, errors),
    confirm: confirmation(eventId, confirming),
    'undo-burst': undoing(eventId, burst),
  }
}

const addition = (eventId: number, t: ActTexts['addition']) =>
  formAct({
    needs: 'registrations.edit',
    schema: addedBookingSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    async run({ fields, actor, refuse }) {
      const outcome = await addBooking(eventId, fields, actor)
      if (!outcome.ok)
        return refuse(outcome.reason, {
          formErrors: [outcome.reason === 'unknown' ? ownError('event-unknown') : outcome.reason],
        })
      return { ok: true, title: t.done, text: fields.email ? t.doneText : undefined }
    },
  })

const correction = (eventId: number, t: ActTexts['correction']) =>
  formAct({
    needs: 'registrations.edit',
    schema: correctedBookingSchema,
    failed: t.failed,
    invalid: NO_TOAST,
    stored: async ({ fields: { party_id: id }, actor }) => {
      const booking = await findBooking(eventId, id)
      return storedVersion(
        actor,
        id,
        ['registration.updated', 'registration.confirmed'],
        booking && bookingFormValues(booking),
      )
    },
    async run({ fields, actor, refuse }) {
      const outcome = await correctBooking(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { formErrors: [outcome.reason] })
      return { ok: true, title: t.done, text: outcome.sentAgain ? t.sentAgain : undefined }
    },
  })

const labelling = (eventId: number, t: ActTexts['table'], errors: BookingErrorTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: tableSchema,
    failed: t.failed,
    async run({ fields: { party_id: id, table_label: label = '' }, actor, refuse }) {
      const labelled = await labelTable(eventId, id, label, actor)
      return labelled ? { ok: true, title: '' } : refuse('unknown', { text: errors.unknown })
    },
  })

const cancellation = (eventId: number, t: SeatTexts['cancellation'], errors: BookingErrorTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: cancelledSeatsSchema,
    failed: t.failed,
    async run({ fields: { party_id: id, guests }, actor, refuse }) {
      const outcome = await cancelSeats(eventId, id, guests, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: errors[outcome.reason] })
      const { seats, mailed } = outcome
      return { ok: true, title: t.done(seats), text: t.doneText(seats, mailed) }
    },
  })

const restoration = (eventId: number, t: SeatTexts['restoration'], errors: BookingErrorTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: restoredBookingSchema,
    failed: t.failed,
    async run({ fields: { party_id: id, reason }, actor, refuse }) {
      const outcome = await restoreBooking(eventId, id, reason, actor)
      return outcome.ok ? { ok: true, title: t.done } : refuse(outcome.reason, { text: errors[outcome.reason] })
    },
  })

const seatRestoration = (eventId: number, t: SeatTexts['restoration'], errors: BookingErrorTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: restoredSeatSchema,
    failed: t.failed,
    async run({ fields: { guest_id: id, reason }, actor, refuse }) {
      const outcome = await restoreSeat(eventId, id, reason, actor)
      return outcome.ok ? { ok: true, title: t.done } : refuse(outcome.reason, { text: errors[outcome.reason] })
    },
  })

const moving = (eventId: number, t: SeatTexts['moving'], errors: BookingErrorTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: movedSeatsSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await moveSeats(eventId, fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: errors[outcome.reason] })
      return { ok: true, title: t.done(outcome.seats) }
    },
  })

const settlement = (eventId: number, t: ActTexts['refund']) =>
  formAct({
    needs: 'payments.edit',
    schema: bookingSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const settled = await settleRefund(eventId, fields.party_id, true, actor)
      return settled ? { ok: true, title: t.done } : refuse('unknown', { text: t.none })
    },
  })

const sending = (eventId: number, t: ActTexts['link'], errors: BookingErrorTexts) =>
  formAct({
    needs: 'registrations.edit',
    schema: bookingSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const sent = await sendLink(eventId, fields.party_id, actor)
      return sent ? { ok: true, title: t.done } : refuse('unknown', { text: errors.unknown })
    },
  })

const confirmation = (eventId: number, t: GuestTexts['confirmation']) =>
  formAct({
    needs: 'registrations.edit',
    schema: bookingSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await confirmGuest(eventId, fields.party_id, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.done, text: t.doneText }
    },
  })

const undoing = (eventId: number, t: GuestTexts['burst']) =>
  formAct({
    needs: 'bursts.undo',
    schema: burstSchema,
    failed: t.failed,
    async run({ fields: { party_id: id, confirmed_too: confirmedToo, notify }, actor }) {
      const chosen = { id, confirmedToo: confirmedToo === 'on', notify: notify === 'on' }
      const { cancelled, freed } = await undoBurst(eventId, chosen, actor)
      if (cancelled === 0) return { ok: true, title: t.none }
      return { ok: true, title: t.done(cancelled), text: t.doneText(freed) }
    },
  })
