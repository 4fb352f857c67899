import type { ChangeRefusal } from '#app/bookings/parties/change-party.server.ts'
import type { GuestErrors, TypedGuest } from '#app/bookings/registration/party-forms.ts'

type PartyRefusal =
  | Exclude<ChangeRefusal, 'unknown' | 'cancelled'>
  | 'stale-size'
  | 'state-changed'
  | 'larger'
  | 'choose'
  | 'invalid'
  | 'failed'

/**
 * What an action answers that did not save. `asked`: nothing is wrong, the page shows the next number of the stepper, or asks
 * who leaves.
 */
export type PartyAnswer = {
  state: 'asked' | 'wrong' | 'refused' | 'failed'
  /** `page`: the party has another state than the form that was sent. */
  form: 'guests' | 'size' | 'offer' | 'waiting' | 'page'
  reason?: PartyRefusal
  typed?: Record<string, TypedGuest>
  errors?: Record<string, GuestErrors>
  size?: number
  /** The step of the stepper that was sent without script: its button keeps the focus. */
  step?: number
  /** How many have to be chosen who leave, and who is chosen. */
  leave?: number
  leaving?: string[]
}
