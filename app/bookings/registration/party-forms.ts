import * as v from 'valibot'
import { companionSchema, DIET_FIELDS, guestFields, hasDietConsent } from '#app/diets/diet-forms.ts'
import {
  checkbox,
  linkToken,
  optionalLine,
  requiredLine,
  sentText,
  unkept,
  unkeptFields,
  type FieldError,
} from '#app/platform/forms/fields.ts'

/** The link of the page, and the version that it showed. */
const opened = { token: linkToken, version: v.pipe(sentText, v.transform(Number)) }

/** A number of guests; null for anything else. */
const size = v.pipe(
  sentText,
  v.transform((text) => (/^[1-9]\d?$/.test(text.trim()) ? Number(text) : null)),
)

/** Without `full_name` the contact's name stays. */
const withGuests = {
  ...opened,
  full_name: v.exactOptional(requiredLine(120, 'nameRequired')),
  ...guestFields,
  guests: v.optional(v.array(v.optional(companionSchema)), []),
}
const ownConsentMissing: FieldError = 'dietConsentRequired'

/** The forms of the page of a party. */
export const partySchema = v.variant('act', [
  v.pipe(
    v.object({ act: v.literal('guests'), ...withGuests }),
    v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, ownConsentMissing), ['diet_consent']),
  ),
  v.pipe(
    v.object({ act: v.picklist(['accept', 'accept-fewer']), size, ...withGuests }),
    v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, ownConsentMissing), ['diet_consent']),
  ),
  v.object({
    act: v.literal('size'),
    ...opened,
    size,
    /** Who leaves, after the page has asked. */
    leaving: v.optional(v.array(sentText), []),
    asked: v.optional(v.literal('1')),
  }),
  v.object({ act: v.literal('shrink'), ...opened, size }),
  v.object({ act: v.picklist(['leave', 'decline', 'rejoin']), ...opened }),
])
export type PartyFields = v.InferOutput<typeof partySchema>
/** What the form with this act sends. */
export type SentTo<Act, Fields = PartyFields> = Fields extends { act: infer Name }
  ? Act extends Name
    ? Fields
    : never
  : never

export const ownGuestSchema = v.object({
  ...opened,
  full_name: optionalLine(120),
  ...guestFields,
  remove_diet: unkept(checkbox),
})

/** The page by which a guest gives up the own seat. */
export const ownSeatSchema = v.object(opened)

export type OwnGuestFields = v.InferOutput<typeof ownGuestSchema>

/** No browser keeps them. */
export const UNKEPT_OF_PARTY = unkeptFields(partySchema)
export const UNKEPT_OF_GUEST = unkeptFields(ownGuestSchema)
