import * as v from 'valibot'
import type { Diet } from '#app/diets/diet.ts'
import { dietFields, guestSchemas, menuOptionField, toDiet } from '#app/diets/diet-forms.ts'

/** A guest as it was sent, before it is checked. */
export type TypedGuest = { fullName: string; diet: Diet; menuOptionId: number | null; consent: boolean }
export type GuestErrors = { full_name?: string[]; dietary_restrictions?: string[]; diet_consent?: string[] }
/** `menuOptionId` undefined: the form had no choice. */
export type SentGuest = { id: string; fullName: string; diet: Diet; menuOptionId: number | null | undefined }

/** The beginnings of the names of a guest's diet, which no browser keeps. */
export const GUEST_DIET_FIELDS = ['allergens', 'traces', 'ways', 'diet', 'diet_consent']

type SentGuests = {
  typed: Record<string, TypedGuest>
  /** By the guest's id; empty when everything is right. */
  errors: Record<string, GuestErrors>
  guests: SentGuest[]
}

/** Each guest has its id in the field `guest`, which ends the names of its other fields. The first one is the contact. */
export function readGuests(form: FormData, isLate: boolean): SentGuests {
  const sent: SentGuests = { typed: {}, errors: {}, guests: [] }
  const ids = form.getAll('guest').filter((id) => typeof id === 'string' && GUEST_ID.test(id)) as string[]
  for (const [index, id] of ids.entries()) {
    const values = valuesOf(form, id)
    const name = index === 0 && !isLate ? 'contact' : 'companion'
    const checked = v.safeParse(guestSchemas[name], values)
    const menuOptionId = readMenuOption(values.menu_option)
    sent.typed[id] = {
      fullName: values.full_name,
      diet: toDiet({ ...v.parse(ticked, values), dietary_restrictions: values.dietary_restrictions }),
      menuOptionId,
      consent: values.diet_consent === 'on',
    }
    if (checked.success) {
      const { full_name: fullName = '', ...given } = checked.output
      const hasChoice = form.has(`menu_option.${id}`)
      sent.guests.push({ id, fullName, diet: toDiet(given), menuOptionId: hasChoice ? menuOptionId : undefined })
    } else sent.errors[id] = v.flatten<(typeof guestSchemas)['companion']>(checked.issues).nested ?? {}
  }
  return sent
}

function valuesOf(form: FormData, id: string) {
  const field = (name: string) => textOf(form, `${name}.${id}`)
  return {
    full_name: field('full_name'),
    allergens: form.getAll(`allergens.${id}`),
    traces: field('traces') || undefined,
    ways: form.getAll(`ways.${id}`),
    dietary_restrictions: field('diet'),
    diet_consent: field('diet_consent') || undefined,
    menu_option: field('menu_option'),
  }
}

/** Boxes that are ticked, whatever else is wrong. */
const ticked = v.object({
  allergens: dietFields.allergens,
  traces: v.fallback(dietFields.traces, undefined),
  ways: dietFields.ways,
})

const readMenuOption = (sent: unknown): number | null => v.parse(menuOptionField, sent)

/** A row's id, or a number while there are no rows yet. */
const GUEST_ID = /^[\da-f-]{1,36}$/

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A number of guests; null for anything else. */
export function readSize(form: FormData): number | null {
  const text = textOf(form, 'size').trim()
  return /^[1-9]\d?$/.test(text) ? Number(text) : null
}
