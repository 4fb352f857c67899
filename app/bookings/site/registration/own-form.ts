import type { Diet } from '#app/diets/diet.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'

/** What the registration form of a member opens with. */
export type OwnForm = {
  membershipNumber: string
  /** The member has accepted today's privacy text before. */
  privacyAccepted: boolean
  /** What the member lets the club remember for their bookings; null of none. */
  diet: Diet | null
  answer: Extract<FormAnswer, { state: 'again' }>
}
