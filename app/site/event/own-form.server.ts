import { readDiet, writeDiet, type Diet } from '#app/diets/diet.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { findOwnDiet } from '#app/membership/own-data/own-data.server.ts'
import type { Member } from '#app/accounts/member-session/member-sessions.server.ts'
import type { OwnForm } from '#app/bookings/site/registration/own-form.ts'

/** The form as if it was typed: what the club knows of the member, and the diet that the member lets it remember. */
export async function findOwnForm(member: Member): Promise<OwnForm> {
  const stored = await findOwnDiet(member.id)
  const diet = stored === null ? null : readDiet(stored)
  return { ...toOwnForm(member, diet ? toFields(diet) : {}), diet }
}

/** Without a diet: the form of the waiting list asks for none. */
export function toOwnForm(member: Member, more: Record<string, unknown> = {}): OwnForm {
  const { membershipNumber, fullName, email, phone, privacyVersion } = member
  return {
    membershipNumber,
    privacyAccepted: privacyVersion === legalVersions.privacy,
    diet: null,
    answer: {
      state: 'again',
      result: { initialValue: { full_name: fullName, email, ...(phone && { phone }), ...more } },
    },
  }
}

const toFields = ({ allergens, traces, ways, note }: Diet) => ({
  allergens,
  ways,
  ...(traces && { traces: 'on' }),
  dietary_restrictions: note,
})

/** Whether the consent to remember a diet for the member's bookings covers the one that was sent. */
export async function isRememberedDiet(member: Member, diet: Diet): Promise<boolean> {
  return (await findOwnDiet(member.id)) === writeDiet(diet)
}
