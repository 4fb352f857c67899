import * as v from 'valibot'
import { diet, dietConsent, optionalLine, requiredLine, type FieldError } from '#app/platform/forms/fields.ts'

const dietFields = { diet, diet_consent: dietConsent }

/** The contact needs a name; the names of the others may follow. */
const names = { contact: requiredLine(120, 'nameRequired'), companion: optionalLine(120) }

const guestSchema = (name: 'contact' | 'companion') =>
  v.pipe(
    v.object({ full_name: names[name], ...dietFields }),
    v.forward(
      v.partialCheck(
        [['diet'], ['diet_consent']],
        (guest) => !guest.diet || guest.diet_consent === 'on',
        'dietConsentRequired' satisfies FieldError,
      ),
      ['diet_consent'],
    ),
  )

const schemas = { contact: guestSchema('contact'), companion: guestSchema('companion') }

/** A guest as it was sent, before it is checked. */
export type TypedGuest = { fullName: string; diet: string; consent: boolean }
export type GuestErrors = { full_name?: string[]; diet?: string[]; diet_consent?: string[] }
export type SentGuest = { id: string; fullName: string; diet: string | undefined }

export type SentGuests = {
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
    const field = (name: string) => textOf(form, `${name}.${id}`)
    const values = {
      full_name: field('full_name'),
      diet: field('diet'),
      diet_consent: field('diet_consent') || undefined,
    }
    const name = index === 0 && !isLate ? 'contact' : 'companion'
    const checked = v.safeParse(schemas[name], values)
    sent.typed[id] = { fullName: values.full_name, diet: values.diet, consent: values.diet_consent === 'on' }
    if (checked.success) {
      sent.guests.push({ id, fullName: checked.output.full_name ?? '', diet: checked.output.diet })
    } else sent.errors[id] = v.flatten<(typeof schemas)['companion']>(checked.issues).nested ?? {}
  }
  return sent
}

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
