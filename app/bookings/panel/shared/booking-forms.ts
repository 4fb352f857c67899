import * as v from 'valibot'
import {
  checkbox,
  email,
  optionalLine,
  optionalText,
  phone,
  requiredCheckbox,
  requiredLine,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { companions, DIET_FIELDS, guestFields, hasDietConsent, toGuests } from '#app/diets/diet-forms.ts'
import { uuidField, versionField } from '#app/platform/forms/ids.ts'
import type { BookingErrorTexts } from './error-texts.ts'

export const ownError = (key: keyof BookingErrorTexts): string => key
const invalid: FieldError = 'invalid'

/** Seats of one party (`event_parties_size_check`). */
export const MAX_SEATS = 30
export const MAX_TABLE_LABEL = 12

/** Only bookings that the office enters may lack an e-mail. */
const emailOrNone = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((text) => text || undefined),
  v.optional(email('emailRequired', 'emailNotValid')),
)

export const contact = {
  full_name: requiredLine(120, 'nameRequired' satisfies FieldError),
  email: emailOrNone,
  phone,
  language: v.picklist(['es', 'ca'], 'optionUnknown' satisfies FieldError),
  is_member: checkbox,
  notes: optionalText(2000),
  staff_note: optionalText(500),
}

export const reachable = (form: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(form.email ?? form.phone)

/** Why the club seats beyond the capacity, or before the waiting list. */
export const reason = optionalLine(200)

const guestNames = v.pipe(
  optionalText(4000),
  v.transform((text) => (text ?? '').split('\n').flatMap((line) => line.trim() || [])),
  v.everyItem((name) => name.length <= 120, 'tooLong' satisfies FieldError),
)

/** `guests`: besides the contact; `guest_names`: one a line. `informed`: the caller knows how the data is used. */
export const addedBookingSchema = v.pipe(
  v.object({
    ...contact,
    ...guestFields,
    seats: v.pipe(
      v.string(invalid),
      v.regex(/^\d{1,2}$/, ownError('seatsWrong')),
      v.transform(Number),
      v.minValue(1, ownError('seatsWrong')),
      v.maxValue(MAX_SEATS, ownError('seatsWrong')),
    ),
    guest_names: guestNames,
    guests: companions,
    table_label: optionalLine(MAX_TABLE_LABEL),
    informed: requiredCheckbox('privacyRequired'),
    reason,
  }),
  v.forward(v.partialCheck([['email'], ['phone']], reachable, ownError('contactMissing')), ['email']),
  v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, ownError('dietConsentMissing')), ['diet_consent']),
  v.forward(
    v.partialCheck(
      [['seats'], ['guest_names']],
      ({ seats, guest_names: names = [] }) => names.length < seats,
      ownError('tooManyNames'),
    ),
    ['guest_names'],
  ),
)
export type AddedBooking = v.InferOutput<typeof addedBookingSchema>

/** The first is the contact. */
export function guestsOfCall({ seats, guests, guest_names: names = [], ...contact }: AddedBooking) {
  const named = [contact.full_name, ...names]
  return toGuests(contact, guests, seats).map((guest, index) => ({
    ...guest,
    fullName: named[index] ?? guest.fullName,
  }))
}

export const correctedBookingSchema = v.pipe(
  v.object({ ...contact, party_id: uuidField, version: versionField }),
  v.forward(v.partialCheck([['email'], ['phone']], reachable, ownError('contactMissing')), ['email']),
)
export type CorrectedBooking = v.InferOutput<typeof correctedBookingSchema>

const chosenGuests = v.pipe(
  v.optional(v.array(uuidField), []),
  v.minLength(1, invalid),
  v.maxLength(MAX_SEATS, invalid),
)

export const cancelledSeatsSchema = v.object({ party_id: uuidField, guests: chosenGuests })

/** To another booking, or to a new one; `full_name` is its contact if none of the guests has a name. */
export const movedSeatsSchema = v.object({
  party_id: uuidField,
  guests: chosenGuests,
  to: v.optional(uuidField),
  full_name: optionalLine(120),
  phone,
})
export type MovedSeats = v.InferOutput<typeof movedSeatsSchema>

export const tableSchema = v.object({ party_id: uuidField, table_label: optionalLine(MAX_TABLE_LABEL) })
export const restoredBookingSchema = v.object({ party_id: uuidField, reason })
export const restoredSeatSchema = v.object({ guest_id: uuidField, reason })
export const bookingSchema = v.object({ party_id: uuidField })
/** `confirmed_too` also cancels confirmed bookings; `notify` also writes to people who have not confirmed. */
export const burstSchema = v.object({ party_id: uuidField, confirmed_too: checkbox, notify: checkbox })
export const attendanceSchema = v.object({ guest_id: uuidField, attended: v.picklist(['yes', 'no']) })
