import * as v from 'valibot'
import { contact, MAX_SEATS, ownError, reachable } from '#app/bookings/panel/shared/booking-forms.ts'
import { optionalLine, requiredCheckbox } from '#app/platform/forms/fields.ts'
import { uuidField } from '#app/platform/forms/ids.ts'

export const waitingPartySchema = v.object({ party_id: uuidField })
/** `chairs`: the seats that the event gets, as they were shown. */
export const seatedSchema = v.object({
  party_id: uuidField,
  chairs: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), '0'),
  reason: optionalLine(200),
})
/** Somebody who calls; without an e-mail the telephone is needed. */
export const joinedSchema = v.pipe(
  v.object({
    full_name: contact.full_name,
    email: contact.email,
    phone: contact.phone,
    language: contact.language,
    size: v.pipe(
      v.string(ownError('seatsWrong')),
      v.regex(/^\d{1,2}$/, ownError('seatsWrong')),
      v.transform(Number),
      v.minValue(1, ownError('seatsWrong')),
      v.maxValue(MAX_SEATS, ownError('seatsWrong')),
    ),
    informed: requiredCheckbox('privacyRequired'),
  }),
  v.forward(v.partialCheck([['email'], ['phone']], reachable, ownError('contactMissing')), ['email']),
)
export const offerModeSchema = v.object({ mode: v.picklist(['auto', 'manual']) })
