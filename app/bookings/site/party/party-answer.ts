import type { ChangeRefusal } from '#app/bookings/parties/change-refusals.server.ts'
import type { FieldErrors } from '#app/diets/diet-fields.tsx'
import { readTyped, type TypedGuest } from '#app/diets/diet-forms.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import type { PartyView } from './party-view.ts'

export type PartyRefusal = Exclude<ChangeRefusal, 'unknown' | 'cancelled'> | 'state-changed' | 'larger'

/** What an action answers that did not save. `again`: the next number of the stepper, or the page asks who leaves. */
export type PartyAnswer = Exclude<FormAnswer<object, PartyRefusal>, { state: 'done' }>

type FormOfPage = 'guests' | 'size' | 'offer' | 'waiting' | 'page'

const formsByAct: Record<string, FormOfPage> = {
  guests: 'guests',
  size: 'size',
  shrink: 'waiting',
  accept: 'offer',
  'accept-fewer': 'offer',
  decline: 'offer',
}
const steppers: Partial<Record<PartyView['state'], FormOfPage>> = { booked: 'size', offered: 'offer' }

/** The form that was sent; `page`: the party has another state than it. */
export function formOf(answer: PartyAnswer, { state }: PartyView): FormOfPage {
  if (answer.state === 'refused' && answer.reason === 'state-changed') return 'page'
  return formsByAct[String(sentIn(answer).act)] ?? steppers[state] ?? 'waiting'
}

/** The form as it was sent; each field is a text or, sent several times, a list. */
export function sentIn(answer: PartyAnswer | undefined): Record<string, unknown> {
  return answer?.result?.initialValue ?? {}
}

export function sizeIn(answer: PartyAnswer | undefined): number | undefined {
  return Number(sentIn(answer).size) || undefined
}

/** What was typed for a guest and not saved. @param fields the beginning of the names of the guest's fields */
export function typedIn(answer: PartyAnswer | undefined, fields: string): TypedGuest | undefined {
  if (!answer) return undefined
  const sent = sentIn(answer)
  if (fields === '') return readTyped(sent)
  const row = (Array.isArray(sent.guests) ? (sent.guests as unknown[]) : [])[Number(/\d+/.exec(fields))]
  return row === undefined || row === null ? undefined : readTyped(row)
}

/** How many guests have errors. */
export function countWrong(errors: FieldErrors): number {
  return new Set(Object.keys(errors).map((name) => name.replace(/[^.]+$/, ''))).size
}
