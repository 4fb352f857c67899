import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  authSessions,
  authVerifications,
  blockedPayments,
  contactMessages,
  eventMessages,
  eventParties,
  eventRegistrations,
  events,
  kitchenSheets,
  eventScores,
  mails,
  messageMembers,
  membershipRequests,
  personNotes,
  retentionRuns,
  socios,
  usuarios,
  doorPasses,
  eventCheckins,
} from '#app/database/schema.ts'
import { listBookings } from '#app/bookings/panel/shared/booking-list.server.ts'
import { joinWaitingList } from '#app/waiting-list/joining.server.ts'
import { eraseSocios } from '#app/membership/erasure.server.ts'
import { decryptRecord } from '#app/membership/members/blocked-payments.server.ts'
import * as review from '#app/membership/requests/review.server.ts'
import { makeEvent, montserrat, register as registerGuest } from '#tests/fixtures.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, rowOf, updateRow } from '#tests/harness/rows.ts'
import { makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { lastRun, purge, type Removed } from './purge.server.ts'
import { retention, type RetentionPolicyId } from './retention.ts'

openTestDatabase('empty', 'jobs')
const register = inPool('public', registerGuest)
const join = inPool('public', joinWaitingList)
const withdrawRequest = inPool('panel', review.withdrawRequest)

beforeEach(async () => {
  await database.delete(retentionRuns)
})

type Pair = { expired: string; recent: string }

function ago(kind: RetentionPolicyId, extraDays: number) {
  const { period } = retention[kind]
  if (!period) throw new Error(kind)
  return sql`now() - make_interval(${sql.raw(period.unit)} => ${period.number}) - make_interval(days => ${extraDays})`
}

async function pair(make: (moment: ReturnType<typeof ago>) => Promise<string>, kind: RetentionPolicyId): Promise<Pair> {
  return { expired: await make(ago(kind, 1)), recent: await make(ago(kind, -1)) }
}

const exists = async (table: PgTable & { id: unknown }, id: string) =>
  (await database.$count(table, sql`${table.id}::text = ${id}`)) > 0

async function guestAt(moment: ReturnType<typeof ago>, dietary: string | undefined): Promise<string> {
  const event = await makeEvent()
  expect(await register(event, montserrat({ dietaryRestrictions: dietary, notes: 'Mesa tranquila' }))).toMatchObject({
    ok: true,
  })
  await updateRow(events, event, { date: moment })
  const [row] = await database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, event))
  return row?.id ?? ''
}

async function waitingAt(moment: ReturnType<typeof ago>): Promise<string> {
  const event = await makeEvent({ maxParticipants: 1 })
  await register(event, montserrat())
  const contact = { ...montserrat({ email: 'espera@example.org' }), email: 'espera@example.org' }
  const joined = await join(event, contact, 1)
  await updateRow(events, event, { date: moment })
  return joined.ok ? joined.id : ''
}

const registration = async (id: string) =>
  (await database.select().from(eventRegistrations).where(eq(eventRegistrations.id, id)))[0]

async function sheetAt(moment: ReturnType<typeof ago>): Promise<string> {
  const id = randomUUID()
  const eventId = await makeEvent()
  await updateRow(events, eventId, { date: moment })
  const sheet = { id, eventId, number: 1, recipient: 'cuina@example.org', snapshot: 'encrypted', covers: 4 }
  await database.insert(kitchenSheets).values({ ...sheet, tokenHash: id })
  return id
}

describe('The daily purge', () => {
  test('removes the sheets of a kitchen with the diets that they count', async () => {
    const sheets = await pair(sheetAt, 'registration-diet')
    expect(await purge()).toEqual({ 'registration-diet': 1 })
    expect(await exists(kitchenSheets, sheets.expired)).toBe(false)
    expect(await exists(kitchenSheets, sheets.recent)).toBe(true)
    await database.delete(kitchenSheets)
  })

  test('removes who waited and never sat thirty days after the event, with the mails; a booking stays', async () => {
    const waited = await pair((moment) => waitingAt(moment), 'waiting-party')
    expect(await purge()).toEqual({ 'waiting-party': 1 })
    expect([await exists(eventParties, waited.expired), await exists(eventParties, waited.recent)]).toEqual([
      false,
      true,
    ])
    expect(await database.$count(mails, eq(mails.ref, waited.expired))).toBe(0)
    expect(await database.$count(eventParties, eq(eventParties.state, 'booked'))).toBe(2)
  })

  test('removes the comment of a score twelve months after the event, and keeps its numbers', async () => {
    const guests = await pair((moment) => guestAt(moment, undefined), 'score')
    for (const id of Object.values(guests)) {
      const eventId = (await registration(id))?.eventId ?? 0
      const score = { guestId: id, eventId, kitchen: 5, place: 4, pace: 3, privacyVersion: '2026-11-22' }
      await database.insert(eventScores).values({ ...score, comment: 'Bien.', commentState: 'shown', showsName: true })
    }
    expect(await purge()).toMatchObject({ score: 1 })
    const left = await database.select().from(eventScores).orderBy(eventScores.comment)
    expect(left.map(({ comment, showsName, kitchen }) => [comment, showsName, kitchen])).toEqual([
      ['', false, 5],
      ['Bien.', true, 5],
    ])
    await database.delete(events)
  })

  test('removes when somebody came in and the passes of the door thirty days after the event; that they came stays', async () => {
    const came = await pair(async (moment) => {
      const id = await guestAt(moment, undefined)
      const guest = await registration(id)
      await updateRow(eventRegistrations, id, { attendedAt: new Date() })
      const pass = { eventId: guest?.eventId ?? 0, name: 'Marta', tokenHash: id, expiresAt: new Date() }
      await database.insert(doorPasses).values(pass)
      return id
    }, 'door')
    expect(await purge()).toEqual({ door: 1 })
    const checkIns = (id: string) => database.$count(eventCheckins, eq(eventCheckins.guestId, id))
    const passes = (id: string) => database.$count(doorPasses, eq(doorPasses.tokenHash, id))
    expect([await checkIns(came.expired), await checkIns(came.recent)]).toEqual([0, 1])
    expect([await passes(came.expired), await passes(came.recent)]).toEqual([0, 1])
    expect((await registration(came.expired))?.attendedAt).not.toBeNull()
  })

  test('removes the diet thirty days after the event and the person after twelve months; the seat stays counted', async () => {
    const diets = await pair((moment) => guestAt(moment, 'celíaca'), 'registration-diet')
    const people = await pair((moment) => guestAt(moment, undefined), 'registration')
    expect(await purge()).toEqual({ 'registration-diet': 1, registration: 1 })
    expect(await registration(diets.expired)).toMatchObject({
      fullName: 'Montserrat Vilar Puig',
      dietaryRestrictions: null,
      dietBy: null,
      menuOptionId: null,
      dietConsentAt: null,
    })
    expect((await registration(diets.recent))?.dietaryRestrictions).toMatch(/^v1\./)
    const emptied = await registration(people.expired)
    expect(emptied).toMatchObject({ fullName: '', email: '', notes: null, phone: null, cancelledAt: null })
    expect(JSON.stringify(emptied)).not.toMatch(/montserrat/i)
    expect(await registration(people.recent)).toMatchObject({ fullName: 'Montserrat Vilar Puig', erasedAt: null })
    const [count] = await database.execute<{ wrong: number }>(sql`
      select count(*)::int as wrong from events e
      where registered <> (select count(*) from event_registrations r where r.event_id = e.id and r.cancelled_at is null)`)
    expect(count?.wrong).toBe(0)
    const everybody = { search: '', page: 1, limit: 25, offset: 0 }
    const { rows } = await listBookings(emptied?.eventId ?? 0, { request: everybody, filter: null, order: 'nombre' })
    expect(rows).toMatchObject([{ contactName: '', erased: true }])
  })

  test('leaves of a party no more than its seats, and nobody’s membership', async () => {
    const socio = await makeSocio()
    const id = await guestAt(ago('registration', 1), undefined)
    const member = await guestAt(ago('registration', -1), undefined)
    const told = {
      howDidYouKnowUs: 'Un amigo',
      staffNote: 'Amable',
      tableLabel: '7',
      origin: 'hash',
      socioId: socio.id,
      paymentState: 'paid',
      paidAmount: 85,
      paidWay: 'cash',
      paidAt: new Date(),
      paidBy: 'tresoreria',
    } as const
    await database.update(eventParties).set(told)
    expect(await purge()).toMatchObject({ registration: 1 })
    const seats = ['id', 'eventId', 'state', 'size', 'isMember', 'language', 'seatPrice', 'byClub', 'offerRound']
    const technical = ['createdAt', 'updatedAt', 'erasedAt', 'privacyAcceptedAt', 'version', 'calendarSequence']
    const payment = ['paymentState', 'paidAmount', 'paidWay', 'paidAt', 'paymentVersion', 'refundNoticeHours']
    const kept = [...seats, ...payment, ...technical, 'linkVersion', 'eventEntry', 'nameKey', 'tokenHash']
    const [emptied] = await database.select().from(eventParties).where(eq(eventParties.id, id))
    const left = Object.entries(emptied ?? {}).filter(
      ([column, value]) => !kept.includes(column) && String(value ?? '').trim(),
    )
    expect(left.map(([column]) => column)).toEqual([])
    expect([emptied?.nameKey, emptied?.tokenHash]).toEqual([id, `erased:${id}`])
    expect(await exists(socios, socio.id)).toBe(true)
    await database.transaction((tx) => eraseSocios(tx, [socio.id]))
    const booking = await rowOf(eventParties, member)
    expect(booking).toMatchObject({ socioId: null, contactName: 'Montserrat Vilar Puig' })
    await database.delete(events)
  })

  test('removes the messages of an event with its bookings', async () => {
    const messageAt = async (moment: ReturnType<typeof ago>) => {
      const eventId = await makeEvent({ date: moment as never })
      const text = { subject: 'La mesa de Puig', body: 'Hola' }
      const row = await insertRow(eventMessages, {
        eventId,
        kind: 'message',
        audience: 'booked',
        state: 'sent',
        startedAt: new Date(),
        ...text,
      })
      return row.id
    }
    const messages = await pair(messageAt, 'registration')
    expect(await purge()).toEqual({ registration: 1 })
    expect([await exists(eventMessages, messages.expired), await exists(eventMessages, messages.recent)]).toEqual([
      false,
      true,
    ])
    await database.delete(events)
  })

  test('removes messages to members twelve months after their last change, with who was chosen', async () => {
    const { id: socioId } = await makeSocio()
    const messageAt = async (updatedAt: ReturnType<typeof ago>) => {
      const row = await insertRow(eventMessages, {
        eventId: null,
        kind: 'message',
        audience: 'chosen-members',
        purpose: 'news',
        state: 'draft',
        updatedAt,
      })
      await database.insert(messageMembers).values({ messageId: row.id, socioId })
      return row.id
    }
    const messages = await pair(messageAt, 'member-message')
    expect(await purge()).toEqual({ 'member-message': 1 })
    expect([await exists(eventMessages, messages.expired), await exists(eventMessages, messages.recent)]).toEqual([
      false,
      true,
    ])
    expect(await database.$count(messageMembers)).toBe(1)
    await database.delete(eventMessages)
    await database.transaction((tx) => eraseSocios(tx, [socioId]))
  })

  test('removes messages, requests and mail records when they expire, not before', async () => {
    const message = await pair(async (createdAt) => {
      const row = await insertRow(contactMessages, {
        name: 'Oriol',
        email: 'oriol@example.org',
        message: 'Hola',
        privacyVersion: '2026-11-22',
        createdAt,
      })
      return row.id
    }, 'message')
    const requestAt =
      (status: 'pending' | 'rejected' | 'baja' | 'approved') => async (moment: ReturnType<typeof ago>) => {
        const id = crypto.randomUUID()
        await database
          .insert(membershipRequests)
          .values({ id, fullName: 'Oriol', email: `${id}@example.org`, status, createdAt: moment, updatedAt: moment })
        return id
      }
    const requests = await Promise.all(
      (['pending', 'rejected', 'baja'] as const).map((status) => pair(requestAt(status), 'request')),
    )
    const approved = await pair(requestAt('approved'), 'uncompleted-request')
    const mailAt = (status: 'sent' | 'queued' | 'failed') => async (createdAt: ReturnType<typeof ago>) => {
      const row = await insertRow(mails, {
        kind: 'registration',
        ref: crypto.randomUUID(),
        data: {},
        recipient: 'oriol@example.org',
        status,
        createdAt,
      })
      return row.id
    }
    const [sent, queued] = [await pair(mailAt('sent'), 'mail'), await pair(mailAt('queued'), 'mail')]
    await database
      .insert(mails)
      .values({
        kind: 'membership-approval',
        ref: `${approved.expired}:7`,
        data: { requestId: approved.expired },
        recipient: 'oriol@example.org',
      })

    expect(await purge()).toEqual({ message: 1, request: 3, 'uncompleted-request': 1, mail: 1 })
    for (const { expired, recent } of [...requests, approved])
      expect([await exists(membershipRequests, expired), await exists(membershipRequests, recent)]).toEqual([
        false,
        true,
      ])
    expect([await exists(contactMessages, message.expired), await exists(contactMessages, message.recent)]).toEqual([
      false,
      true,
    ])
    expect([await exists(mails, sent.expired), await exists(mails, sent.recent)]).toEqual([false, true])
    expect(await exists(mails, queued.expired), 'a mail that is still owed').toBe(true)
    expect(await database.$count(mails, eq(mails.ref, `${approved.expired}:7`))).toBe(0)
  })

  test('removes a merged request after thirty days, and leaves its notes to the one that stands for it', async () => {
    const standing = await makeRequest()
    const merged = await pair(async (moment) => {
      const id = await makeRequest({ status: 'merged', mergedInto: standing, mergedAt: sql`${moment}` as never })
      await database.insert(personNotes).values({ membershipRequestId: id, text: id })
      return id
    }, 'merged-request')
    expect(await purge()).toEqual({ 'merged-request': 1 })
    expect([
      await exists(membershipRequests, merged.expired),
      await exists(membershipRequests, merged.recent),
      await exists(membershipRequests, standing),
    ]).toEqual([false, true, true])
    expect(await database.$count(personNotes, eq(personNotes.membershipRequestId, standing))).toBe(1)
    await database.delete(membershipRequests).where(eq(membershipRequests.id, standing))
  })

  test('removes a member twelve months after leaving and the encrypted blocked payment after six years', async () => {
    const leave = async (moment: ReturnType<typeof ago>) => {
      const { id, requestId } = await makeSocio({ email: 'anna@example.org', billing_address: 'Carrer de Dalt, 4' })
      await withdrawRequest(secretary, requestId)
      await updateRow(membershipRequests, requestId, { leftOn: sql`(${moment})::date` })
      return id
    }
    const left = await pair(leave, 'socio')
    const stays = await makeSocio()
    const before = await rowOf(socios, left.expired)
    expect(await purge()).toEqual({ socio: 1, request: 1 })
    expect([
      await exists(socios, left.expired),
      await exists(socios, left.recent),
      await exists(socios, stays.id),
    ]).toEqual([false, true, true])
    expect(await exists(membershipRequests, before.membershipRequestId)).toBe(false)
    const [blocked] = await database.select().from(blockedPayments).where(eq(blockedPayments.id, left.expired))
    expect(blocked?.membershipNumber).toBe(before.membershipNumber)
    expect(JSON.stringify(blocked)).not.toMatch(/anna|2100|Clara|Dalt/)
    expect(blocked && decryptRecord(blocked)).toEqual({
      fullName: 'Clara Vidal Roca',
      email: 'anna@example.org',
      paymentMethod: 'transfer',
      iban: 'ES9121000418450200051332',
      cardHolderName: null,
      billingAddress: 'Carrer de Dalt, 4',
    })
    const years = (blocked?.keepUntil.getUTCFullYear() ?? 0) - (blocked?.leftAt.getUTCFullYear() ?? 0)
    expect(years).toBe(6)

    await database.delete(retentionRuns)
    expect(await purge()).toEqual({})
    await updateRow(blockedPayments, left.expired, { keepUntil: sql`now() - interval '1 minute'` })
    await database.delete(retentionRuns)
    expect(await purge()).toEqual({ 'blocked-payment': 1 })
  })

  test('removes expired links and sessions', async () => {
    const userId = crypto.randomUUID()
    await database.insert(usuarios).values({ id: userId, email: `${userId}@example.org` })
    const link = async (expiresAt: ReturnType<typeof sql>) => {
      const id = crypto.randomUUID()
      await database.insert(authVerifications).values({ id, identifier: id, value: '{}', expiresAt })
      return id
    }
    const session = async (expiresAt: ReturnType<typeof sql>, createdAt: ReturnType<typeof sql> = sql`now()`) => {
      const id = crypto.randomUUID()
      await database.insert(authSessions).values({ id, token: id, userId, expiresAt, createdAt })
      return id
    }
    const [past, future] = [sql`now() - interval '1 minute'`, sql`now() + interval '1 minute'`]
    const [links, sessions] = [
      [await link(past), await link(future)],
      [await session(past), await session(future), await session(future, sql`now() - interval '31 days'`)],
    ]
    expect(await purge()).toEqual({ link: 1, session: 2 })
    expect(await exists(usuarios, userId)).toBe(true)
    expect(await Promise.all(links.map((id) => exists(authVerifications, id)))).toEqual([false, true])
    expect(await Promise.all(sessions.map((id) => exists(authSessions, id)))).toEqual([false, true, false])
  })

  test('the audit log loses events older than three years and refuses other deletions', async () => {
    const note = async (createdAt: ReturnType<typeof ago>) => {
      const row = await insertRow(auditLog, { actor: 'secretaria', action: 'event.updated', subject: '7', createdAt })
      return String(row.id)
    }
    const notes = await pair(note, 'audit')
    await expect(database.delete(auditLog)).rejects.toThrow()
    expect(await purge()).toEqual({ audit: 1 })
    expect([await exists(auditLog, notes.expired), await exists(auditLog, notes.recent)]).toEqual([false, true])
    await expect(database.delete(auditLog).where(eq(auditLog.id, Number(notes.recent)))).rejects.toThrow()
    await expect(database.update(auditLog).set({ actor: 'ningú' })).rejects.toThrow()
    await expect(database.execute(sql`truncate audit_log`)).rejects.toThrow()
  })

  test('removes more than a batch, in batches', async () => {
    await database
      .insert(mails)
      .values(
        Array.from({ length: 1203 }, (_, number) => ({
          kind: 'invitation',
          ref: `old-${number}`,
          data: {},
          recipient: 'x@example.org',
          status: 'sent' as const,
          createdAt: ago('mail', 3),
        })),
      )
    expect(await purge()).toEqual({ mail: 1203 })
  })

  test('is recorded with its numbers and audited once a day, with several processes', async () => {
    await database
      .insert(mails)
      .values({
        kind: 'invitation',
        ref: 'old',
        data: {},
        recipient: 'x@example.org',
        status: 'sent',
        createdAt: ago('mail', 3),
      })
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => purge()))
    expect(outcomes.filter((outcome): outcome is Removed => outcome !== null)).toEqual([{ mail: 1 }])
    expect(await purge()).toBeNull()
    const [run] = await database.select().from(retentionRuns)
    expect(await lastRun()).toMatchObject({ removed: { mail: 1 }, finishedAt: run?.finishedAt?.toISOString() })
    expect(
      await database
        .select({ actor: auditLog.actor, fields: auditLog.fields })
        .from(auditLog)
        .where(eq(auditLog.subject, run?.id ?? '')),
    ).toEqual([{ actor: 'system', fields: ['mail'] }])
  })

  test('repeats an interrupted run after some minutes', async () => {
    await database.insert(retentionRuns).values({ startedAt: sql`now() - interval '5 minutes'` })
    expect(await purge()).toBeNull()
    await database.update(retentionRuns).set({ startedAt: sql`now() - interval '15 minutes'` })
    expect(await purge()).toEqual({})
  })
})
