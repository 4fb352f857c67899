import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, blockedPayments, mails, membershipRequests, socios } from '#app/database/schema.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import { clubDay, clubDayBefore } from '#app/platform/club-day.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { parseForm } from '#tests/harness/parse-form.ts'
import { leavingSchema, MAX_LEAVING_DAYS } from './leaving-forms.ts'
import { composeMemberLeft } from './leaving-message.server.tsx'
import { leaveClub, returnToClub } from './leaving.server.ts'
import { reactivateSocio, suspendSocio } from './socio-status.server.ts'
import { findSocio } from './socios.server.ts'

openTestDatabase('empty', 'panel')

const leaving = { leftOn: '2026-10-31', reason: 'Se muda a Vic', message: 'Gràcies per tot.' }
const mailsOf = (requestId: string) =>
  database
    .select()
    .from(mails)
    .where(sql`${mails.data} ->> 'requestId' = ${requestId} and ${mails.kind} = 'member-left'`)
const auditActionsOf = async (id: string) =>
  (await database.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  )

describe('leaving the club', () => {
  test('keeps the record with its number, the day and the reason, and mails in the language of the member', async () => {
    const { id, requestId } = await makeSocio()
    await updateRow(socios, id, { language: 'ca', email: 'clara@casa.example' })
    const before = await findSocio(secretary, id)
    expect(await leaveClub(secretary, id, leaving)).toEqual({ ok: true })
    expect(await findSocio(secretary, id)).toMatchObject({
      status: 'inactive',
      requestStatus: 'baja',
      membershipNumber: before?.membershipNumber,
      leftOn: '2026-10-31',
      leavingReason: 'Se muda a Vic',
    })
    expect(await mailsOf(requestId)).toMatchObject([{ recipient: 'clara@casa.example', language: 'ca' }])
    const message = await composeMemberLeft({ requestId }, 'ca')
    expect(message?.text).toContain('Gràcies per tot.')
    expect(message?.subject).toBe('La teva baixa del Cercle')
    expect(await auditActionsOf(requestId)).toEqual(['membership-request.baja'])
    expect(await leaveClub(secretary, id, leaving)).toEqual({ ok: false, reason: 'conflict' })
  })

  test('sends nothing without a message', async () => {
    const { id, requestId } = await makeSocio()
    await leaveClub(secretary, id, { ...leaving, message: null })
    expect(await mailsOf(requestId)).toEqual([])
    expect(await composeMemberLeft({ requestId }, 'es')).toBeNull()
  })

  test('of somebody who is gone is refused', async () => {
    expect(await leaveClub(secretary, crypto.randomUUID(), leaving)).toEqual({ ok: false, reason: 'unknown' })
    expect(await returnToClub(secretary, crypto.randomUUID())).toEqual({ ok: false, reason: 'unknown' })
  })

  test('blocks the payments from the day of leaving on when the record is erased', async () => {
    const { id } = await makeSocio()
    await leaveClub(secretary, id, leaving)
    await database.transaction((tx) => eraseSocios(tx, [id]))
    const blocked = await rowOf(blockedPayments, id)
    expect(blocked.leftAt.toISOString()).toBe('2026-10-31T12:00:00.000Z')
    expect(blocked.keepUntil.toISOString()).toBe('2032-10-31T12:00:00.000Z')
  })
})

describe('returning to the club', () => {
  test('brings back the same record and number, and a mail that still waits is not sent', async () => {
    const { id, requestId } = await makeSocio()
    const before = await findSocio(secretary, id)
    await leaveClub(secretary, id, leaving)
    expect(await reactivateSocio(secretary, id)).toEqual({ ok: false, reason: 'baja' })
    expect(await returnToClub(secretary, id)).toEqual({ ok: true })
    expect(await findSocio(secretary, id)).toMatchObject({
      status: 'active',
      requestStatus: 'approved',
      membershipNumber: before?.membershipNumber,
      leftOn: null,
      leavingReason: null,
    })
    expect(await composeMemberLeft({ requestId }, 'ca')).toBeNull()
    expect(await auditActionsOf(id)).toContain('socio.returned')
    expect(await returnToClub(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    await leaveClub(secretary, id, leaving)
    expect(await mailsOf(requestId)).toHaveLength(2)
  })

  test('is for who has left, not for who is suspended', async () => {
    const { id, requestId } = await makeSocio()
    await suspendSocio(secretary, id)
    expect(await returnToClub(secretary, id)).toEqual({ ok: false, reason: 'conflict' })
    const request = await rowOf(membershipRequests, requestId)
    expect(request.status).toBe('approved')
  })
})

test('The day of leaving is today or within the last six months, and the mail is written or not wanted', () => {
  const errorsOf = (fields: Record<string, string>) => {
    const parsed = parseForm(leavingSchema, fields)
    return parsed.status === 'success' ? null : parsed.error
  }
  const quiet = { without_mail: 'on' }
  expect(errorsOf({ left_on: clubDay(), ...quiet })).toBeNull()
  expect(errorsOf({ left_on: clubDayBefore(MAX_LEAVING_DAYS), message: 'Adéu' })).toBeNull()
  expect(errorsOf({ left_on: clubDayBefore(MAX_LEAVING_DAYS + 1), ...quiet })).toMatchObject({
    left_on: ['leftOnWrong'],
  })
  expect(errorsOf({ left_on: clubDayBefore(-1), ...quiet })).toMatchObject({ left_on: ['leftOnWrong'] })
  expect(errorsOf({ left_on: '2026-02-30', ...quiet })).toHaveProperty('left_on')
  expect(errorsOf({ ...quiet })).toMatchObject({ left_on: ['leftOnMissing'] })
  expect(errorsOf({ left_on: clubDay() })).toMatchObject({ message: ['messageMissing'] })
})
