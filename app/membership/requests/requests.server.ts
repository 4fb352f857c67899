import { database } from '#app/database/client.server.ts'
import { membershipRequests } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'

type MembershipRequestForm = {
  fullName: string
  email: string
  phone: string | undefined
  reason: string | undefined
  language: Language
  privacyVersion: string
}

/**
 * Stores a pending request with its confirmation mail. While a request with the same email and name (without case and
 * accents) is pending, another one changes nothing and gets the same answer, so that applicants stay unknown to others;
 * another name is another person. `membership_requests_pending_person_key` decides between concurrent requests.
 */
export async function requestMembership({ privacyVersion, ...form }: MembershipRequestForm): Promise<void> {
  await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(membershipRequests)
      .values({ ...form, privacyVersion, privacyAcceptedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: membershipRequests.id })
    if (!made) return
    const mail = { kind: 'membership-request', ref: made.id, data: { requestId: made.id } } as const
    await enqueueMail(tx, { ...mail, recipient: form.email, language: form.language })
  })
}
