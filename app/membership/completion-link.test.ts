import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { mails, membershipRequests } from '#app/database/schema.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { completionForm, makeRequest, secretary } from '#tests/membership-fixtures.ts'
import { completeMembership, findCompletion } from '#app/membership/members/completion.server.ts'
import { composeMembershipApproval } from '#app/membership/requests/review-messages.server.ts'
import { approveRequest, createApprovedRequest, resendCompletionLink } from '#app/membership/requests/review.server.ts'

openTestDatabase()

const how = { language: 'ca', privacyVersion: '2026-11-22' } as const
const unknown = { ok: false, reason: 'unknown' }

async function tokenInMail(requestId: string): Promise<string> {
  return (
    /[?]token=([\w-]+)/.exec((await composeMembershipApproval({ requestId: requestId }, 'ca'))?.text ?? '')?.[1] ?? ''
  )
}
async function change(id: string, values: Partial<typeof membershipRequests.$inferInsert>) {
  await database.update(membershipRequests).set(values).where(eq(membershipRequests.id, id))
}
async function rowOf(id: string) {
  const [row] = await database.select().from(membershipRequests).where(eq(membershipRequests.id, id))
  return row
}

describe('the completion link', () => {
  test('has its own token, of which the database stores only the hash; the request’s id is refused', async () => {
    const id = await makeRequest()
    await approveRequest(secretary, id)
    const token = await tokenInMail(id)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await rowOf(id))).not.toContain(token)
    expect((await rowOf(id))?.completionTokenHash).toBe(hashToken(token))
    for (const wrong of [id, hashToken(token), `${token}x`, token.toLowerCase()]) {
      expect(await findCompletion(wrong)).toEqual(unknown)
      expect(await completeMembership(wrong, completionForm(), how)).toEqual(unknown)
    }
    expect(await findCompletion(token)).toMatchObject({ ok: true, fullName: 'Clara Vidal Roca' })
    expect(await completeMembership(token, completionForm(), how)).toMatchObject({ ok: true })
    expect(await findCompletion(token)).toEqual({ ok: false, reason: 'completed' })
  })

  test('differs for each request, also for requests created in the panel', async () => {
    const form = {
      fullName: 'Ona Serra',
      email: 'ona@example.org',
      phone: undefined,
      reason: undefined,
      language: 'ca',
    } as const
    await createApprovedRequest(secretary, form)
    const [mail] = await database.select({ ref: mails.ref }).from(mails).where(eq(mails.recipient, form.email))
    const other = await makeRequest()
    await approveRequest(secretary, other)
    expect(await findCompletion(mail?.ref ?? '')).toEqual(unknown)
    expect(await tokenInMail(mail?.ref ?? '')).not.toBe(await tokenInMail(other))
    expect(await findCompletion(await tokenInMail(mail?.ref ?? ''))).toMatchObject({ ok: true, fullName: 'Ona Serra' })
  })

  test('of an earlier release, with the id, works for its six months, also after a new link was sent', async () => {
    const id = await makeRequest({ status: 'approved' })
    expect(await tokenInMail(id)).toBe(id)
    expect(await findCompletion(id)).toMatchObject({ ok: true })
    await resendCompletionLink(secretary, id)
    const token = await tokenInMail(id)
    expect(token).not.toBe(id)
    for (const either of [id, token]) expect(await findCompletion(either)).toMatchObject({ ok: true })
    const approvedAt = (await rowOf(id))?.updatedAt ?? new Date(0)
    const days = ((await rowOf(id))!.completionByIdUntil!.getTime() - approvedAt.getTime()) / 86_400_000
    expect(days > 180 && days < 185).toBe(true)
    await change(id, { completionByIdUntil: new Date(Date.now() - 1_000) })
    expect(await findCompletion(id)).toEqual(unknown)
    expect(await findCompletion(token)).toMatchObject({ ok: true })
  })

  test('whose key is missing is not sent, and is replaced when it is sent again', async () => {
    const id = await makeRequest()
    await approveRequest(secretary, id)
    await change(id, { completionTokenHash: hashToken('made with another key') })
    await expect(composeMembershipApproval({ requestId: id }, 'ca')).rejects.toThrow('the key of the completion link')
    await resendCompletionLink(secretary, id)
    expect(await findCompletion(await tokenInMail(id))).toMatchObject({ ok: true })
    expect(await findCompletion(id)).toEqual(unknown)
  })
})
