import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import { mails, membershipRequests } from '#app/database/schema.ts'
import { hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { openTestDatabase } from '#tests/harness/database.ts'
import { completionForm, makeRequest, secretary } from '#tests/membership-fixtures.ts'
import { completeMembership, findCompletion } from '#app/membership/members/completion.server.ts'
import { correctAnswers } from '#app/membership/requests/correction.server.ts'
import { mergeRequests } from '#app/membership/requests/merge.server.ts'
import { takeBackMerged } from '#app/membership/requests/take-back-merged.server.ts'
import { composeMembershipApproval } from '#app/membership/requests/review-messages.server.tsx'
import { approveRequest, createApprovedRequest, resendCompletionLink } from '#app/membership/requests/review.server.ts'

openTestDatabase()

const how = { language: 'ca', privacyVersion: '2026-11-22' } as const
const unknown = { ok: false, reason: 'unknown' }

async function tokenInMail(requestId: string, recipient?: string): Promise<string> {
  const to = recipient ?? (await rowOf(requestId))?.email ?? ''
  return /[?]token=([\w-]+)/.exec((await composeMembershipApproval({ requestId }, 'ca', to))?.text ?? '')?.[1] ?? ''
}
async function change(id: string, values: Partial<typeof membershipRequests.$inferInsert>) {
  await database.update(membershipRequests).set(values).where(eq(membershipRequests.id, id))
}
async function rowOf(id: string) {
  const [row] = await database.select().from(membershipRequests).where(eq(membershipRequests.id, id))
  return row
}
async function correctTo(id: string, email: string) {
  const { version = 0, fullName = '' } = (await rowOf(id)) ?? {}
  const form = { full_name: fullName, email, phone: undefined, reason: undefined, language: 'es' } as const
  return correctAnswers(secretary, id, version, form)
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

  test('belongs to the address that it went to: after a correction it works no more, nor is its mail sent there again', async () => {
    const id = await makeRequest({ email: 'wrong@example.org' })
    await approveRequest(secretary, id)
    const before = await tokenInMail(id)
    expect(await correctTo(id, 'Wrong@example.org')).toEqual({ ok: true, linkIsElsewhere: false })
    expect(await findCompletion(before)).toMatchObject({ ok: true })
    await database.update(mails).set({ status: 'sent' }).where(eq(mails.ref, id))
    expect(await correctTo(id, 'right@example.org')).toEqual({ ok: true, linkIsElsewhere: true })
    expect(await findCompletion(before)).toEqual(unknown)
    expect(await completeMembership(before, completionForm(), how)).toEqual(unknown)
    expect(await tokenInMail(id, 'wrong@example.org')).toBe('')
    expect(await findCompletion(await tokenInMail(id))).toMatchObject({ ok: true, email: 'right@example.org' })
  })

  test('of an approval by an earlier release, made of the id, works until the address is corrected', async () => {
    const id = await makeRequest({ status: 'approved' })
    for (const hash of [hashToken(linkToken('membership-completion', id)), null]) {
      await change(id, { completionTokenHash: hash, email: 'wrong@example.org' })
      const before = await tokenInMail(id)
      expect(await findCompletion(before)).toMatchObject({ ok: true })
      expect(await correctTo(id, 'right@example.org')).toMatchObject({ ok: true })
      expect(await findCompletion(before)).toEqual(unknown)
    }
  })

  test('of a merge that is taken back goes with the address of the merge', async () => {
    const own = await makeRequest({ fullName: 'Nil Bosch', email: 'own@example.org' })
    const other = await makeRequest({ fullName: 'Nil Bosch Mas', email: 'other@example.org' })
    const seen = (id: string) => ({ id, version: 1 })
    expect(await mergeRequests(secretary, seen(own), seen(other), ['email'])).toEqual({ ok: true })
    await approveRequest(secretary, own)
    const token = await tokenInMail(own)
    await database.update(mails).set({ status: 'sent' }).where(eq(mails.ref, own))
    expect(await takeBackMerged(secretary, other)).toEqual({ ok: true, linkIsElsewhere: true })
    expect(await findCompletion(token)).toEqual(unknown)
    expect(await findCompletion(await tokenInMail(own))).toMatchObject({ ok: true, email: 'own@example.org' })
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
    await expect(tokenInMail(id)).rejects.toThrow('the key of the completion link')
    await resendCompletionLink(secretary, id)
    expect(await findCompletion(await tokenInMail(id))).toMatchObject({ ok: true })
    expect(await findCompletion(id)).toEqual(unknown)
  })
})
