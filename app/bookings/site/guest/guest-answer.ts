import type { OwnRefusal } from '#app/bookings/parties/own-guest.server.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'

/** `yours`: the page after it has a link of its own. */
export type GuestSaved = 'saved' | 'yours'

/** What an action answers that did not save: what was typed stays in the fields. */
export type GuestAnswer = Exclude<FormAnswer<object, OwnRefusal>, { state: 'done' }>
