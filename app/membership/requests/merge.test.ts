import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database as pooled, type Transaction } from '#app/database/client.server.ts'
import {
  auditLog,
  mails,
  membershipRequests,
  personNotes,
  recordChanges,
  socios,
  usuarios,
} from '#app/database/schema.ts'
import { eraseRequests, eraseSocios, settleMergedRequests } from '#app/membership/erasure.server.ts'
import { leaveClub } from '#app/membership/members/leaving.server.ts'
import { addNote, listNotes } from '#app/membership/notes/notes.server.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { makeRequest, makeSocio, secretary } from '#tests/membership-fixtures.ts'
import { findLookAlikes } from './look-alikes.server.ts'
import { mergeRequests } from './merge.server.ts'
import { answerAsMember } from './answer-as-member.server.ts'
import { findStanding, takeBackMerged } from './take-back-merged.server.ts'
import { correctAnswers, listCorrections } from './correction.server.ts'
import { requestMembership } from './requests.server.ts'
import { approveRequest } from './review.server.ts'
import { composeMembershipKnown } from './review-messages.server.tsx'

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await database
    .insert(usuarios)
    .values({ id: secretary.id, email: 'secretaria@example.org', role: 1 })
    .onConflictDoNothing()
})

const seen = (id: string, version = 1) => ({ id, version })
const requestRow = async (id: string) =>
  (await database.select().from(membershipRequests).where(eq(membershipRequests.id, id)))[0]
const textsOf = async (requestId: string) => (await listNotes({ requestId })).map(({ text }) => text).toSorted()
const note = (requestId: string, text: string) => addNote(secretary, { requestId }, { text, called_on: undefined })
const mailsAbout = (id: string) =>
  database
    .select({ kind: mails.kind, recipient: mails.recipient })
    .from(mails)
    .where(sql`${mails.data} ->> 'requestId' = ${id}`)

/** As the public form makes it, with its queued confirmation. */
async function ask(fullName: string, more: { email?: string; phone?: string; reason?: string } = {}): Promise<string> {
  const email = more.email ?? `${crypto.randomUUID()}@example.org`
  const form = { phone: undefined, reason: undefined, ...more, fullName, email, language: 'es' as const }
  await inPool('public', requestMembership)({ ...form, privacyVersion: '2026-11-28' })
  const [made] = await database.select().from(membershipRequests).where(eq(membershipRequests.email, email))
  return made?.id ?? ''
}

describe('Two pending requests of one person', () => {
  test('become one with the chosen values; notes and queued mails go along, and the other one is put aside', async () => {
    const own = await ask('Clara Vidal', { email: 'clara.own@example.org', reason: 'Me gusta el xató' })
    const other = await ask('Clara Vidal Roca', { email: 'clara.other@example.org', phone: '600 123 456' })
    await note(own, 'De la una')
    await note(other, 'De la otra')
    expect(await mergeRequests(secretary, seen(own), seen(other), ['email', 'phone'])).toEqual({ ok: true })
    expect(await requestRow(own)).toMatchObject({
      fullName: 'Clara Vidal',
      email: 'clara.other@example.org',
      phone: '600 123 456',
      reason: 'Me gusta el xató',
      status: 'pending',
      version: 2,
    })
    expect(await requestRow(other)).toMatchObject({
      fullName: 'Clara Vidal Roca',
      email: 'clara.own@example.org',
      phone: null,
      status: 'merged',
      mergedInto: own,
      mergedFields: ['email', 'phone'],
    })
    expect(await textsOf(own)).toEqual(['De la otra', 'De la una'])
    expect((await findLookAlikes(own)).map(({ id }) => id)).not.toContain(other)
    expect(await findStanding(other)).toEqual({ fullName: 'Clara Vidal', socioId: null })
    for (const id of [own, other])
      expect(await mailsAbout(id)).toMatchObject([{ recipient: 'clara.other@example.org' }])
    expect((await listCorrections(own)).map(({ columns }) => columns)).toEqual([
      [
        { column: 'email', before: 'clara.own@example.org', after: 'clara.other@example.org' },
        { column: 'phone', before: '', after: '600 123 456' },
      ],
    ])
    const events = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'membership-request.merged'))
      .orderBy(auditLog.id)
    expect(events.map(({ subject, fields }) => [subject, fields])).toEqual([
      [other, []],
      [own, ['email', 'phone']],
    ])
  })

  test('are taken apart again as they were, with their notes and mails, once', async () => {
    const own = await ask('Nil Bosch', { email: 'nil.own@example.org', phone: '600 000 001' })
    const other = await ask('Nil Bosch Mas', { email: 'nil.other@example.org', phone: '600 000 002' })
    const before = await Promise.all([own, other].map(requestRow))
    await note(other, 'De la otra')
    await mergeRequests(secretary, seen(own), seen(other), ['fullName', 'email'])
    expect(await takeBackMerged(secretary, other)).toEqual({ ok: true, linkIsElsewhere: false })
    for (const [index, id] of [own, other].entries()) {
      const { fullName, email, phone, reason } = before[index] ?? {}
      const row = { fullName, email, phone, reason, status: 'pending', mergedInto: null, mergedAt: null }
      expect(await requestRow(id)).toMatchObject(row)
      expect(await mailsAbout(id)).toMatchObject([{ recipient: email }])
    }
    expect([await textsOf(own), await textsOf(other)]).toEqual([[], ['De la otra']])
    expect(await takeBackMerged(secretary, other)).toEqual({ ok: false, reason: 'conflict' })
    expect(await takeBackMerged(secretary, crypto.randomUUID())).toEqual({ ok: false, reason: 'unknown' })
  })

  test('of which somebody has changed one meanwhile stay two, and so does one and itself', async () => {
    const [own, other] = [await ask('Ona Mas'), await ask('Ona Mas Pi')]
    expect(await mergeRequests(secretary, seen(own, 2), seen(other), [])).toEqual({ ok: false, reason: 'conflict' })
    expect(await mergeRequests(secretary, seen(own), seen(other, 2), [])).toEqual({ ok: false, reason: 'conflict' })
    expect(await mergeRequests(secretary, seen(own), seen(own), [])).toEqual({ ok: false, reason: 'unknown' })
    await approveRequest(secretary, other)
    expect(await mergeRequests(secretary, seen(own), seen(other), [])).toEqual({ ok: false, reason: 'conflict' })
    expect(await requestRow(own)).toMatchObject({ status: 'pending', version: 1 })
  })

  test('merged at the same time in both directions, and decided meanwhile, become one or stay two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await ask('Pau Riba'), await ask('Pau Riba Mas')]
      const outcomes = await Promise.all([
        mergeRequests(secretary, seen(one), seen(two), ['email']),
        mergeRequests(secretary, seen(two), seen(one), []),
        mergeRequests(secretary, seen(one), seen(two), ['fullName']),
        approveRequest(secretary, two),
      ])
      expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      const rows = [await requestRow(one), await requestRow(two)]
      const merged = rows.filter((row) => row?.status === 'merged')
      expect(merged.length).toBeLessThanOrEqual(1)
      for (const row of merged) expect(rows.find((other) => other !== row)).toMatchObject({ id: row?.mergedInto })
    }
  })

  test('never get the e-mail and name of a third one, nor does the one that is taken back', async () => {
    const third = await ask('Jan Soler', { email: 'jan@example.org' })
    const [own, other] = [await ask('Jan Soler'), await ask('J. Soler')]
    await updateRow(membershipRequests, other, { email: 'JAN@example.org' })
    const taken = { ok: false, reason: 'place-taken' }
    expect(await mergeRequests(secretary, seen(own), seen(other), ['email'])).toEqual(taken)
    expect(await mergeRequests(secretary, seen(other), seen(third), [])).toEqual({ ok: true })
    const again = await ask('Jan Soler', { email: 'jan@example.org' })
    expect(again).not.toBe('')
    expect(await takeBackMerged(secretary, third)).toEqual(taken)
    expect(await requestRow(third)).toMatchObject({ status: 'merged', mergedInto: other })
  })

  test('stay merged while the one that stands has been corrected to the values of the other', async () => {
    const email = 'teo@example.org'
    const [own, other] = [await ask('Teo Mas', { phone: '600 000 041' }), await ask('Teo Mas Pi', { email })]
    expect(await mergeRequests(secretary, seen(own), seen(other), ['phone'])).toEqual({ ok: true })
    const corrected = { full_name: 'TEO Mas Pi', email, phone: undefined, reason: undefined, language: 'es' } as const
    expect(await correctAnswers(secretary, own, 2, corrected)).toMatchObject({ ok: true })
    const before = await Promise.all([own, other].map(requestRow))
    expect(await takeBackMerged(secretary, other)).toEqual({ ok: false, reason: 'place-taken' })
    expect(await Promise.all([own, other].map(requestRow))).toEqual(before)
  })

  test('are merged with a third one, all notes with it, and each is taken back by itself', async () => {
    const [one, two, three] = [
      await ask('Mar Pi', { phone: '600 000 011' }),
      await ask('Mar Pi i Sol'),
      await ask('M. Pi'),
    ]
    for (const [index, id] of [one, two, three].entries()) await note(id, String(index))
    expect(await mergeRequests(secretary, seen(two), seen(one), ['phone'])).toEqual({ ok: true })
    expect(await mergeRequests(secretary, seen(three), seen(two, 2), ['phone'])).toEqual({ ok: true })
    expect(await textsOf(three)).toEqual(['0', '1', '2'])
    expect(await requestRow(three)).toMatchObject({ phone: '600 000 011' })
    // The second one holds what the first had: it is with the third.
    expect(await takeBackMerged(secretary, one)).toEqual({ ok: false, reason: 'in-use' })
    expect(await takeBackMerged(secretary, two)).toEqual({ ok: true, linkIsElsewhere: false })
    expect(await textsOf(three)).toEqual(['2'])
    expect(await textsOf(two)).toEqual(['0', '1'])
    expect(await takeBackMerged(secretary, one)).toEqual({ ok: true, linkIsElsewhere: false })
    expect((await Promise.all([one, two, three].map(requestRow))).map((row) => row?.phone)).toEqual([
      '600 000 011',
      null,
      null,
    ])
  })

  test('taken apart after the approval: the approved one gets back what it had, a completed one keeps its data', async () => {
    const [own, other] = [
      await ask('Iu Font', { phone: '600 000 021' }),
      await ask('Iu Font i Sol', { phone: '600 000 022' }),
    ]
    await mergeRequests(secretary, seen(own), seen(other), ['phone'])
    await approveRequest(secretary, own)
    const approvedAt = (await requestRow(own))?.updatedAt
    expect(await takeBackMerged(secretary, other)).toEqual({ ok: true, linkIsElsewhere: false })
    expect(await requestRow(own)).toMatchObject({ status: 'approved', phone: '600 000 021', updatedAt: approvedAt })
    expect(await requestRow(other)).toMatchObject({ status: 'pending', phone: '600 000 022' })

    const [second, put] = [await ask('Lia Font'), await ask('Lia Font i Sol', { phone: '600 000 032' })]
    await mergeRequests(secretary, seen(second), seen(put), ['phone'])
    await approveRequest(secretary, second)
    await database
      .insert(socios)
      .values({ membershipRequestId: second, fullName: 'Lia Font', email: 'lia@example.org' })
    expect(await takeBackMerged(secretary, put)).toEqual({ ok: true, linkIsElsewhere: false })
    expect([(await requestRow(second))?.phone, (await requestRow(put))?.phone]).toEqual(['600 000 032', '600 000 032'])
  })
})

describe('The request of somebody', () => {
  test('who is a member goes with the member, who gets the mail at their own address', async () => {
    const { id: socioId, requestId } = await makeSocio({ email: 'berta@example.org', full_name: 'Berta Coll' })
    const asked = await ask('Berta Coll', { email: 'somebody@example.org' })
    await note(asked, 'Ha llamado')
    const outcome = await answerAsMember(secretary, seen(asked), requestId, 'Ya eres socia.')
    expect(outcome).toEqual({ ok: true, returned: false })
    expect(await requestRow(asked)).toMatchObject({ status: 'merged', mergedInto: requestId, mergedFields: [] })
    expect(await requestRow(requestId)).toMatchObject({ status: 'approved', version: 1 })
    expect((await listNotes({ socioId })).map(({ text }) => text)).toEqual(['Ha llamado'])
    expect(await findStanding(asked)).toEqual({ fullName: 'Berta Coll', socioId })
    expect(await mailsAbout(asked)).toContainEqual({ kind: 'membership-known', recipient: 'berta@example.org' })
    const message = await composeMembershipKnown({ requestId: asked }, 'es')
    expect(message?.text).toContain('Ya eres socia.')
    expect(await answerAsMember(secretary, seen(asked, 2), requestId, null)).toEqual({ ok: false, reason: 'conflict' })
    expect(await takeBackMerged(secretary, asked)).toEqual({ ok: true, linkIsElsewhere: false })
    expect(await composeMembershipKnown({ requestId: asked }, 'es')).toBeNull()
    expect((await mailsAbout(asked)).map(({ kind }) => kind)).toEqual(['membership-request'])
    expect(await listNotes({ socioId })).toEqual([])
  })

  test('who was a member brings them back with the old number, once', async () => {
    const { id, requestId } = await makeSocio({ email: 'oriol@example.org' })
    await leaveClub(secretary, id, { leftOn: '2026-10-31', reason: null, message: null })
    const before = await rowOf(socios, id)
    const asked = await ask('Oriol Camps')
    const outcomes = await Promise.all(
      [1, 2].map(() => answerAsMember(secretary, seen(asked), requestId, 'Bienvenido otra vez.')),
    )
    expect(outcomes.toSorted((one, two) => Number(two.ok) - Number(one.ok))).toEqual([
      { ok: true, returned: true },
      { ok: false, reason: 'conflict' },
    ])
    const after = await rowOf(socios, id)
    expect(after).toMatchObject({ status: 'active', membershipNumber: before.membershipNumber })
    expect(await requestRow(requestId)).toMatchObject({ status: 'approved', leftOn: null })
    const sent = (await mailsAbout(asked)).filter(({ kind }) => kind === 'membership-known')
    expect(sent).toEqual([{ kind: 'membership-known', recipient: 'oriol@example.org' }])
  })

  test('who is approved goes with that request without a mail; a closed one takes none', async () => {
    const [approved, rejected] = [await makeRequest({ status: 'approved' }), await makeRequest({ status: 'rejected' })]
    const asked = await ask('Clara Vidal Roca')
    expect(await answerAsMember(secretary, seen(asked), rejected, 'x')).toEqual({ ok: false, reason: 'conflict' })
    expect(await answerAsMember(secretary, seen(asked), approved, 'x')).toEqual({ ok: true, returned: false })
    expect((await mailsAbout(asked)).map(({ kind }) => kind)).toEqual(['membership-request'])
  })
})

describe('A merged request', () => {
  const transact = <T>(work: (tx: Transaction) => Promise<T>) => inPool('jobs', () => pooled.transaction(work))()

  test('goes with the request that stands for it, with mails, notes and corrections, at any distance', async () => {
    const [one, two, three] = [await ask('Gal Mas'), await ask('Gal Mas Pi'), await ask('G. Mas')]
    await note(one, 'Uno')
    await mergeRequests(secretary, seen(two), seen(one), ['email'])
    await mergeRequests(secretary, seen(three), seen(two, 2), ['email'])
    const erased = await transact((tx) => eraseRequests(tx, [three]))
    expect(erased.toSorted()).toEqual([one, two, three].toSorted())
    for (const id of [one, two, three]) {
      expect(await mailsAbout(id)).toEqual([])
      expect(await database.$count(personNotes, eq(personNotes.membershipRequestId, id))).toBe(0)
      expect(await database.$count(recordChanges, eq(recordChanges.subject, id))).toBe(0)
    }
  })

  test('goes with the member that is erased', async () => {
    const { id, requestId } = await makeSocio({ email: 'erased@example.org' })
    const asked = await ask('Clara Vidal')
    await answerAsMember(secretary, seen(asked), requestId, 'Ya eres socia.')
    await transact((tx) => eraseSocios(tx, [id]))
    expect(await requestRow(asked)).toBeUndefined()
    expect(await mailsAbout(asked)).toEqual([])
    expect(await requestRow(requestId)).toMatchObject({ status: 'baja' })
  })

  test('that nobody has taken back leaves its notes and mails to the one that stands for it', async () => {
    const [one, two, three] = [await ask('Sira Mas'), await ask('Sira Mas Pi'), await ask('S. Mas')]
    await note(one, 'Uno')
    await mergeRequests(secretary, seen(two), seen(one), [])
    await mergeRequests(secretary, seen(three), seen(two, 2), [])
    // The inner one is the last to be settled.
    await transact((tx) => settleMergedRequests(tx, [{ id: two, mergedInto: three }]))
    expect(await requestRow(one)).toMatchObject({ mergedInto: three })
    await transact((tx) => settleMergedRequests(tx, [{ id: one, mergedInto: three }]))
    expect([await requestRow(one), await requestRow(two)]).toEqual([undefined, undefined])
    expect(await textsOf(three)).toEqual(['Uno'])
    expect((await mailsAbout(three)).map(({ kind }) => kind)).toEqual(Array(3).fill('membership-request'))
    const left = and(eq(recordChanges.kind, 'membership-request'), eq(recordChanges.subject, one))
    expect(await database.$count(recordChanges, left)).toBe(0)
  })
})
