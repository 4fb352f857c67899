import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditLog, mails, membershipRequests, socios, usuarios } from '#app/database/schema.ts'
import { findSocio, updateSocio } from '#app/membership/members/socios.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { correctAnswers, findAnswers, listCorrections } from './correction.server.ts'
import { approveRequest, rejectRequest } from './review.server.ts'

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await database
    .insert(usuarios)
    .values({ id: secretary.id, email: 'secretaria@example.org', name: 'Núria Soler', role: 1 })
    .onConflictDoNothing()
})

const form = (given: object = {}) => ({
  full_name: 'Clara Vidal Roca',
  email: `${crypto.randomUUID()}@example.org`,
  phone: undefined,
  reason: undefined,
  language: 'es' as const,
  ...given,
})
const requestRow = async (id: string) =>
  (await database.select().from(membershipRequests).where(eq(membershipRequests.id, id)))[0]
const recipients = async (id: string) =>
  (
    await database
      .select({ recipient: mails.recipient })
      .from(mails)
      .where(sql`${mails.data} ->> 'requestId' = ${id} and ${mails.status} = 'queued'`)
  ).map(({ recipient }) => recipient)

test('A correction is saved over the version that was seen, with what it has changed and who', async () => {
  const id = await makeRequest({ email: 'clar@example.org', reason: 'Me gusta comer' })
  const corrected = form({ email: 'clara@example.org', phone: '600 123 456', reason: 'Me gusta comer' })
  expect(await correctAnswers(secretary, id, 1, corrected)).toEqual({ ok: true, linkIsElsewhere: false })
  expect(await findAnswers(id)).toEqual({ version: 2, ...corrected })
  expect(await listCorrections(id)).toMatchObject([
    {
      by: 'Núria Soler',
      columns: [
        { column: 'email', before: 'clar@example.org', after: 'clara@example.org' },
        { column: 'phone', before: '', after: '600 123 456' },
      ],
    },
  ])
  const events = await database.select().from(auditLog).where(eq(auditLog.subject, id))
  expect(events).toMatchObject([{ action: 'membership-request.corrected', fields: ['email', 'phone'] }])
  expect(await correctAnswers(secretary, id, 1, form())).toEqual({ ok: false, reason: 'conflict' })
  expect(await correctAnswers(secretary, id, 2, corrected)).toEqual({ ok: true, linkIsElsewhere: false })
  expect(await requestRow(id)).toMatchObject({ version: 2 })
  expect(await correctAnswers(secretary, crypto.randomUUID(), 1, form())).toEqual({ ok: false, reason: 'unknown' })
})

test('Of two corrections at once one is saved', async () => {
  const id = await makeRequest()
  const outcomes = await Promise.all([1, 2, 3].map(() => correctAnswers(secretary, id, 1, form())))
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await requestRow(id)).toMatchObject({ version: 2 })
})

test('Mails that have not left go to the corrected address; of an approved request the period stays', async () => {
  const id = await makeRequest({ email: 'wrong@example.org' })
  await approveRequest(secretary, id)
  const before = await requestRow(id)
  expect(await recipients(id)).toEqual(['wrong@example.org'])
  const right = form({ email: 'right@example.org' })
  expect(await correctAnswers(secretary, id, 2, right)).toEqual({ ok: true, linkIsElsewhere: false })
  expect(await recipients(id)).toEqual(['right@example.org'])
  expect((await requestRow(id))?.updatedAt).toEqual(before?.updatedAt)
  await database.update(mails).set({ status: 'sent' }).where(eq(mails.recipient, 'right@example.org'))
  const again = await correctAnswers(secretary, id, 3, form({ email: 'newer@example.org' }))
  expect(again).toEqual({ ok: true, linkIsElsewhere: true })
})

test('A corrected address of a member is that of the request, and of the mails that have not left', async () => {
  const { id, requestId } = await makeSocio({ email: 'wrong2@example.org' })
  await database.delete(mails).where(sql`${mails.data} ->> 'requestId' = ${requestId}`)
  const values = { ref: 'x', data: { requestId }, recipient: 'wrong2@example.org', kind: 'member-welcome' } as const
  await database.insert(mails).values(values)
  const stored = await findSocio(secretary, id)
  const row = await rowOf(socios, id)
  const fields = { full_name: row.fullName, email: 'right2@example.org', membership_type: 'Regular' }
  const more = { payment_method: 'transfer', dietary_restrictions: stored?.dietaryRestrictions ?? undefined } as const
  const outcome = await updateSocio(secretary, id, 1, { ...fields, ...more, version: 1 } as never)
  expect(outcome).toMatchObject({ ok: true })
  expect(await requestRow(requestId)).toMatchObject({ email: 'right2@example.org' })
  // That the address was changed is told at both.
  expect((await recipients(requestId)).toSorted()).toEqual([
    'right2@example.org',
    'right2@example.org',
    'wrong2@example.org',
  ])
})

test('A closed request, that of a member, and the e-mail and name of another pending one are refused', async () => {
  const rejected = await makeRequest()
  await rejectRequest(secretary, rejected, null)
  expect(await correctAnswers(secretary, rejected, 1, form())).toEqual({ ok: false, reason: 'not-approved' })
  const { requestId } = await makeSocio()
  expect(await correctAnswers(secretary, requestId, 1, form())).toEqual({ ok: false, reason: 'completed' })
  await makeRequest({ fullName: 'Pau Riba', email: 'pau@example.org' })
  const other = await makeRequest({ fullName: 'Pol Riba', email: 'pau@example.org' })
  const taken = form({ full_name: 'PAU  RIBA', email: 'Pau@example.org' })
  expect(await correctAnswers(secretary, other, 1, taken)).toEqual({ ok: false, reason: 'place-taken' })
  expect(await requestRow(other)).toMatchObject({ fullName: 'Pol Riba', version: 1 })
})
