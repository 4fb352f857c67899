import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, mails, membershipRequests, socios } from '#app/database/schema.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { composeMembershipApproval, composeMembershipRejection } from './review-messages.server.tsx'
import {
  approveRequest,
  createApprovedRequest,
  deleteRequest,
  findPersonByEmail,
  rejectRequest,
  resendCompletionLink,
  withdrawRequest,
} from './review.server.ts'
import { listRequests } from './request-list.server.ts'

openTestDatabase('empty', 'panel')

const mailsOf = (id: string) =>
  database
    .select()
    .from(mails)
    .where(sql`${mails.ref} like ${`${id}%`}`)
const statusOf = async (id: string) =>
  (
    await database
      .select({ status: membershipRequests.status })
      .from(membershipRequests)
      .where(eq(membershipRequests.id, id))
  )[0]?.status
const auditActionsOf = async (id: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

describe('approving', () => {
  test('sends the link for the data, once, in the language of the applicant, and writes an audit event', async () => {
    const id = await makeRequest({ language: 'ca', fullName: 'Gemma Col·lell' })
    expect(await approveRequest(secretary, id)).toEqual({ ok: true, duplicate: false, version: expect.any(Number) })
    expect(await approveRequest(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    expect(await mailsOf(id)).toMatchObject([{ kind: 'membership-approval', language: 'ca', status: 'queued' }])
    expect(await auditActionsOf(id)).toEqual(['membership-request.approved'])
    const [mail] = await mailsOf(id)
    const message = await composeMembershipApproval({ requestId: id }, 'ca', mail?.recipient ?? '')
    expect(message?.html).toContain('Gemma Col·lell')
    expect(message?.text).toContain(`http://localhost:3000/ca/socio/completar-datos?token=`)
  })

  test('while another approved request has the e-mail, whatever its case, is approved without a mail', async () => {
    await approveRequest(secretary, await makeRequest({ email: 'Ona@example.org' }))
    const second = await makeRequest({ email: 'ona@EXAMPLE.org' })
    expect(await approveRequest(secretary, second)).toEqual({ ok: true, duplicate: true, version: expect.any(Number) })
    expect(await statusOf(second)).toBe('approved')
    expect(await mailsOf(second)).toEqual([])
  })

  test('of a new member is preceded by the question who has the e-mail already, in any status', async () => {
    expect(await findPersonByEmail('coneguda@example.org')).toBeUndefined()
    await makeRequest({ email: 'coneguda@example.org' })
    expect(await findPersonByEmail('coneguda@example.org')).toBeUndefined()
    await makeRequest({ email: 'aprovada@example.org', status: 'approved', fullName: 'Aina Ferrer' })
    expect(await findPersonByEmail('Aprovada@example.org')).toEqual({ fullName: 'Aina Ferrer', status: 'approved' })
    const { id } = await makeSocio({ email: 'baixa@example.org', full_name: 'Pere Font' })
    await database.update(socios).set({ status: 'inactive' }).where(eq(socios.id, id))
    expect(await findPersonByEmail('baixa@example.org')).toEqual({ fullName: 'Pere Font', status: 'inactive' })
  })

  test('of requests with one e-mail at the same time sends exactly one link', async () => {
    // Pending requests are unique by email; the panel creates the others.
    const pending = await makeRequest({ email: 'alhora@example.org' })
    const form = {
      fullName: 'Pau',
      email: 'ALHORA@example.org',
      phone: undefined,
      reason: undefined,
      language: 'ca' as const,
    }
    const outcomes = await Promise.all([
      approveRequest(secretary, pending),
      ...[1, 2, 3, 4].map(() => createApprovedRequest(secretary, form)),
    ])
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.duplicate)).toHaveLength(1)
    const ids = await database
      .select({ id: membershipRequests.id })
      .from(membershipRequests)
      .where(eq(sql`lower(${membershipRequests.email})`, 'alhora@example.org'))
    expect(
      await database.$count(
        mails,
        inArray(
          mails.ref,
          ids.map(({ id }) => id),
        ),
      ),
    ).toBe(1)
  })

  test('an unknown request is refused', async () => {
    expect(await approveRequest(secretary, crypto.randomUUID())).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('the other steps', () => {
  test('rejecting is for pending requests only, and sends nothing when no mail is chosen', async () => {
    const id = await makeRequest()
    expect(await rejectRequest(secretary, id, null)).toEqual({ ok: true })
    expect(await approveRequest(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    expect(await withdrawRequest(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    expect(await mailsOf(id)).toEqual([])
  })

  test('rejecting sends what the team has written, in the language of the applicant', async () => {
    const id = await makeRequest({ language: 'ca', fullName: 'Gemma Col·lell' })
    expect(await rejectRequest(secretary, id, 'Enguany ja no hi cabem.\n\nTorna-hi l’any vinent.')).toEqual({
      ok: true,
    })
    expect(await mailsOf(id)).toMatchObject([{ kind: 'membership-rejection', language: 'ca', status: 'queued' }])
    const message = await composeMembershipRejection({ requestId: id }, 'ca')
    expect(message?.subject).toBe('Sobre la teva sol·licitud per fer-te soci')
    for (const part of ['Hola, Gemma Col·lell', 'Enguany ja no hi cabem.', 'Torna-hi l’any vinent.'])
      expect(message?.text).toContain(part)
  })

  test('of two decisions at the same time one counts', async () => {
    const id = await makeRequest()
    const outcomes = await Promise.all([approveRequest(secretary, id), rejectRequest(secretary, id, null)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('baja makes the member inactive with it', async () => {
    const { id, requestId } = await makeSocio()
    expect(await withdrawRequest(secretary, requestId)).toEqual({ ok: true })
    const [socio] = await database.select().from(socios).where(eq(socios.id, id))
    expect(socio).toMatchObject({ status: 'inactive', version: 2 })
    expect(await composeMembershipApproval({ requestId }, 'es', 'clara@example.org')).toBeNull()
  })

  test('the link goes out again while the data are missing, and once within a minute', async () => {
    const id = await makeRequest({ status: 'approved' })
    expect(await resendCompletionLink(secretary, id)).toEqual({ ok: true })
    expect(await resendCompletionLink(secretary, id)).toEqual({ ok: true })
    const sent = await mailsOf(id)
    expect(sent.length).toBeLessThanOrEqual(2)
    expect(
      await composeMembershipApproval(mailData('membership-approval', sent[0]), 'es', sent[0]?.recipient ?? ''),
    ).not.toBeNull()
    expect(await resendCompletionLink(secretary, await makeRequest())).toEqual({ ok: false, reason: 'not-approved' })
    expect(await resendCompletionLink(secretary, (await makeSocio()).requestId)).toEqual({
      ok: false,
      reason: 'completed',
    })
  })

  test('deleting erases the mails and leaves an anonymous audit event; with a member it is refused', async () => {
    const id = await makeRequest({ fullName: 'Quim Esborrat' })
    await approveRequest(secretary, id)
    expect(await deleteRequest(secretary, id)).toEqual({ ok: true })
    expect(await statusOf(id)).toBeUndefined()
    expect(await mailsOf(id)).toEqual([])
    expect(JSON.stringify(await database.select().from(auditLog).where(eq(auditLog.subject, id)))).not.toContain('Quim')
    expect(await deleteRequest(secretary, id)).toEqual({ ok: false, reason: 'unknown' })
    expect(await deleteRequest(secretary, (await makeSocio()).requestId)).toEqual({ ok: false, reason: 'has-socio' })
  })
})

describe('the list', () => {
  const all = { search: '', page: 1, limit: 25, offset: 0 }

  test('finds by name, e-mail and phone, without accents and case, and treats LIKE’s special characters as text', async () => {
    await makeRequest({ fullName: 'Íñigo Larrañaga', phone: '+34 600 111 222' })
    await makeRequest({ fullName: 'Cent_per%cent' })
    for (const [words, name] of [
      ['INIGO larranaga', 'Íñigo Larrañaga'],
      ['111 222', 'Íñigo Larrañaga'],
      ['_per%', 'Cent_per%cent'],
    ]) {
      expect(
        (await listRequests({ request: { ...all, search: words ?? '' }, status: 'all', order: '-fecha' })).rows.map(
          ({ fullName }) => fullName,
        ),
      ).toEqual([name])
    }
  })

  test('that finds nothing in one status counts what every status has', async () => {
    await makeRequest({ fullName: 'Llúcia Perdiu', status: 'approved' })
    const find = async (search: string, status: 'pending' | 'approved' | 'all') =>
      (await listRequests({ request: { ...all, search }, status, order: '-fecha' })).elsewhere
    expect(await find('perdiu', 'pending')).toEqual({ number: 1, more: false })
    expect(await find('ningú de debò', 'pending')).toEqual({ number: 0, more: false })
    for (const status of ['approved', 'all'] as const) expect(await find('perdiu', status)).toBeNull()
    expect(await find('', 'pending')).toBeNull()
  })

  test('filters by status, counts all, and shows which data are completed', async () => {
    const { requestId } = await makeSocio()
    const { rows, total, counts } = await listRequests({ request: all, status: 'approved', order: 'nombre' })
    expect(rows.every(({ status }) => status === 'approved')).toBe(true)
    expect(total).toBe(counts.approved.number)
    expect(rows.find(({ id }) => id === requestId)?.completed).toBe(true)
  })
})

test('The audit log only takes new rows', async () => {
  await expect(database.update(auditLog).set({ actor: 'ningú' })).rejects.toThrow()
  await expect(database.delete(auditLog)).rejects.toThrow()
  await expect(database.execute(sql`truncate audit_log`)).rejects.toThrow()
})
