import type { OwnRefusal } from '#app/bookings/parties/own-guest.server.ts'
import type { GuestErrors, TypedGuest } from '#app/bookings/registration/party-forms.ts'

/** `yours`: the page after it has a link of its own. */
export type GuestSaved = 'saved' | 'yours'

/** What an action answers that did not save: what was typed stays in the fields. */
export type GuestAnswer = { reason: 'invalid' | 'failed' | OwnRefusal; typed?: TypedGuest; errors?: GuestErrors }
