import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

export type MembershipRequestForm = {
  fullName: string
  email: string
  phone: string | undefined
  reason: string | undefined
  language: Language
  /** Version of the privacy text that was acknowledged. */
  privacyVersion: string
}

/**
 * Keeps a visitor's request as pending, with its confirmation mail, in one transaction. While a request with the same
 * e-mail (without case) is pending, another one changes nothing and sends nothing, and the visitor is told the same:
 * who has applied stays unknown to others, and a second press is harmless (decisions, Forms).
 * `membership_requests_pending_email_key` decides between two at once.
 */
export async function requestMembership({ privacyVersion, ...form }: MembershipRequestForm): Promise<void> {
  await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(membershipRequests)
      .values({ ...form, privacyVersion, privacyAcceptedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: membershipRequests.id })
    if (made)
      await enqueueMail(tx, {
        kind: 'membership-request',
        ref: made.id,
        recipient: form.email,
        language: form.language,
      })
  })
}
