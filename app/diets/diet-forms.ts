import * as v from 'valibot'
import {
  checkbox,
  diet,
  dietConsent,
  optionalLine,
  sentText,
  unkept,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { ALLERGENS, DIET_WAYS, hasDiet, type Diet } from './diet.ts'

/** The ticked boxes of a group in its order; a single one is sent as a text. */
function choicesOf<const Choice extends string>(known: readonly Choice[]) {
  return unkept(
    v.pipe(
      v.optional(v.unknown(), []),
      v.transform((sent) => known.filter((choice) => isChosen(sent, choice))),
    ),
  )
}

/** Whether a box is ticked in the value of a field, as it was sent or as the form keeps it. */
export function isChosen(value: unknown, choice: string): boolean {
  return Array.isArray(value) ? value.includes(choice) : value === choice
}

/** A diet in a form; `dietary_restrictions` is its note. */
export const dietFields = {
  allergens: choicesOf(ALLERGENS),
  traces: unkept(checkbox),
  ways: choicesOf(DIET_WAYS),
  dietary_restrictions: diet,
  diet_consent: dietConsent,
}

type SentDiet = {
  allergens: Diet['allergens']
  traces?: 'on' | undefined
  ways: Diet['ways']
  dietary_restrictions?: string | undefined
}

export function toDiet({ allergens, traces, ways, dietary_restrictions: note = '' }: SentDiet): Diet {
  return { allergens, traces: traces === 'on', ways, note }
}

/** The fields that `hasDietConsent` reads. */
export const DIET_FIELDS = [
  ['allergens'],
  ['traces'],
  ['ways'],
  ['dietary_restrictions'],
  ['diet_consent'],
] as const satisfies [keyof typeof dietFields][]

export function hasDietConsent(form: SentDiet & { diet_consent?: 'on' | undefined }): boolean {
  return !hasDiet(toDiet(form)) || form.diet_consent === 'on'
}

/** The id of an option of the menu; anything else is no choice. */
const menuOption = v.pipe(
  v.unknown(),
  v.transform((sent): number | null => (typeof sent === 'string' ? rowId(sent) : null)),
)

/** What every form asks of a guest besides the name. Without the field `menu_option` the choice stays. */
export const guestFields = { menu_option: v.exactOptional(menuOption), ...dietFields }

type SentGuest = SentDiet & { full_name?: string | undefined; menu_option?: number | null | undefined }

/** A guest of a form as the rules of bookings take it. */
export function toGuest({ full_name: fullName = '', menu_option: menuOptionId, ...sent }: SentGuest) {
  return { fullName, diet: toDiet(sent), menuOptionId }
}

/** A row `guests[0]` of a form: a guest besides the contact, whose name may follow. `id`: of a stored guest. */
export const companionSchema = v.pipe(
  v.object({ id: sentText, full_name: optionalLine(120), ...guestFields }),
  v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, 'dietPermissionRequired' satisfies FieldError), [
    'diet_consent',
  ]),
)

/** The rows of a form: the guests besides the contact. */
export const companions = v.optional(v.array(v.optional(companionSchema, {})), [])

/** The guests of a party of `size`, the contact first; a guest without a row has no name. */
export function toGuests(contact: SentGuest, rows: readonly (SentGuest | undefined)[], size: number) {
  const others = Array.from({ length: size - 1 }, (_, row) => rows[row])
  return [toGuest(contact), ...others.map((row) => (row ? toGuest(row) : { fullName: '' }))]
}

/** What was typed for a guest, whatever is wrong with it. */
export type TypedGuest = ReturnType<typeof toGuest> & { consent: boolean }

const typedGuest = v.object({
  full_name: v.fallback(sentText, ''),
  ...guestFields,
  traces: v.fallback(dietFields.traces, undefined),
  dietary_restrictions: v.fallback(sentText, ''),
  diet_consent: v.fallback(dietConsent, undefined),
})

export function readTyped(sent: unknown): TypedGuest {
  const typed = v.parse(typedGuest, sent ?? {})
  return { ...toGuest(typed), consent: typed.diet_consent === 'on' }
}
