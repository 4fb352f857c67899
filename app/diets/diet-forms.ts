import * as v from 'valibot'
import {
  checkbox,
  diet,
  dietConsent,
  optionalLine,
  requiredLine,
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
export const menuOptionField = v.pipe(
  v.optional(v.unknown()),
  v.transform((sent): number | null => (typeof sent === 'string' ? rowId(sent) : null)),
)

/** The contact needs a name; the names of the others may follow. */
const names = { contact: requiredLine(120, 'nameRequired'), companion: optionalLine(120) }
const consentErrors = {
  contact: 'dietConsentRequired',
  companion: 'dietPermissionRequired',
} as const satisfies Record<keyof typeof names, FieldError>

const guestSchema = (who: keyof typeof names) =>
  v.pipe(
    v.object({ full_name: names[who], menu_option: menuOptionField, ...dietFields }),
    v.forward(v.partialCheck(DIET_FIELDS, hasDietConsent, consentErrors[who]), ['diet_consent']),
  )

/** A guest of a party. */
export const guestSchemas = { contact: guestSchema('contact'), companion: guestSchema('companion') }
