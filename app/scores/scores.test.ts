import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  auditLog,
  eventParties,
  eventRegistrations,
  events,
  eventScores,
  restaurants,
  cacheInvalidations,
} from '#app/database/schema.ts'
import { findMemory } from './memory.server.ts'
import { eraseParties } from '#app/bookings/parties/erasure.server.ts'
import { guestTokenHash } from '#app/bookings/parties/guest-links.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { findRestaurant } from '#app/restaurants/restaurants.server.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { listOpinions, listUnreadComments, moderateComment } from './moderation.server.ts'
import type { ScoreFields } from './score-forms.ts'
import { firstScoreLink, scoreToken } from '#app/bookings/parties/score-links.server.ts'
import { findScoring, giveScore } from './scores.server.ts'

const DAY = 86_400_000
const secretary = { id: 'secretaria' }
const how = { language: 'ca', privacyVersion: '2026-11-22' } as const
const fields: ScoreFields = {
  kitchen: 5,
  wine: 4,
  place: 5,
  pace: 3,
  comment: undefined,
  remove_comment: undefined,
  shows_name: undefined,
  privacy: 'on',
}

openTestDatabase('empty', 'panel')

let event: number

beforeEach(async () => {
  event = await makeEvent({ maxParticipants: 30 })
})

/** A guest who came to the event, which is over; the token of the link. */
async function seated(given: Partial<typeof eventRegistrations.$inferInsert> = {}, fullName = 'Pilar Soler') {
  const email = `${randomUUID()}@example.org`
  await updateRow(events, event, { date: new Date(Date.now() + DAY) })
  await register(event, montserrat({ fullName, email }))
  await updateRow(events, event, { date: new Date(Date.now() - DAY) })
  const [guest] = await database
    .update(eventRegistrations)
    .set({ attendedAt: new Date(), ...given })
    .where(and(eq(eventRegistrations.eventId, event), eq(eventRegistrations.email, email)))
    .returning({ id: eventRegistrations.id, tokenHash: eventRegistrations.cancelTokenHash })
  return scoreToken(guest!)
}

/** The token of the page that the contact can open, too. */
async function firstToken(token: string): Promise<string> {
  const [guest] = await database
    .select({ id: eventRegistrations.id, tokenHash: eventRegistrations.cancelTokenHash })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.id, token.split('.')[0] ?? ''))
  return new URL(firstScoreLink(guest!, 'ca')).searchParams.get('token') ?? ''
}

const noticed = () => database.$count(cacheInvalidations, eq(cacheInvalidations.tag, `event:${event}`))

const stored = async () => await database.select().from(eventScores).where(eq(eventScores.eventId, event))

describe('a score', () => {
  test('is taken of who came to an event that is over, and of nobody else', async () => {
    const absent = await seated({ attendedAt: null })
    expect(await giveScore(absent, fields, how)).toEqual({ ok: false, reason: 'absent' })
    expect(await giveScore('nothing', fields, how)).toEqual({ ok: false, reason: 'unknown' })
    const token = await seated()
    await updateRow(events, event, { date: new Date(Date.now() + DAY) })
    expect(await giveScore(token, fields, how)).toEqual({ ok: false, reason: 'early' })
    await updateRow(events, event, { date: new Date(Date.now() - DAY), status: 'cancelled' })
    expect(await giveScore(token, fields, how)).toEqual({ ok: false, reason: 'unknown' })
    expect(await stored()).toEqual([])
    await updateRow(events, event, { status: 'published' })
    expect((await findScoring(token))?.refusal).toBeNull()
    expect(await giveScore(token, fields, how)).toEqual({ ok: true, token })
    expect(await stored()).toMatchObject([{ kitchen: 5, wine: 4, place: 5, pace: 3, comment: '', showsName: false }])
  })

  test('is one for each guest, also sent twice at once; it can be changed for 30 days', async () => {
    const token = await seated()
    await Promise.all([giveScore(token, fields, how), giveScore(token, { ...fields, pace: 4 }, how)])
    expect((await stored()).length).toBe(1)
    expect(await giveScore(token, { ...fields, kitchen: 2, wine: null }, how)).toEqual({ ok: true, token })
    expect(await stored()).toMatchObject([{ kitchen: 2, wine: null }])
    await database
      .update(eventScores)
      .set({ createdAt: new Date(Date.now() - 31 * DAY) })
      .where(eq(eventScores.eventId, event))
    expect(await giveScore(token, fields, how)).toEqual({ ok: false, reason: 'late' })
    expect((await findScoring(token))?.refusal).toBe('late')
    expect(await stored()).toMatchObject([{ kitchen: 2 }])
  })

  test('is given once by the link that the contact has too, and changed by the own one', async () => {
    const token = await seated()
    const first = await firstToken(token)
    const given = await Promise.all([giveScore(first, fields, how), giveScore(first, { ...fields, pace: 1 }, how)])
    expect(given.toSorted((one, other) => Number(other.ok) - Number(one.ok))).toEqual([
      { ok: true, token },
      { ok: false, reason: 'given' },
    ])
    expect((await findScoring(first))?.refusal).toBe('given')
    expect(await giveScore(token, { ...fields, pace: 2 }, how)).toEqual({ ok: true, token })
    expect(await stored()).toMatchObject([{ pace: 2 }])
  })

  test('is taken by its own link alone, and ends with the one of the guest', async () => {
    const token = await seated()
    const [id = ''] = token.split('.')
    for (const other of [linkToken('guest', id), `${id}.${linkToken('guest', id)}`, `${id}.${linkToken('score', id)}`])
      expect(await giveScore(other, fields, how)).toEqual({ ok: false, reason: 'unknown' })
    expect(await giveScore(token, fields, how)).toEqual({ ok: true, token })
    const corrected = { cancelTokenHash: guestTokenHash(id, 1) }
    await updateRow(eventRegistrations, id, corrected)
    expect(await giveScore(token, fields, how)).toEqual({ ok: false, reason: 'unknown' })
  })

  test('is first given within 60 days', async () => {
    const token = await seated()
    await updateRow(events, event, { date: new Date(Date.now() - 61 * DAY) })
    expect(await giveScore(token, fields, how)).toEqual({ ok: false, reason: 'over' })
    expect((await findScoring(token))?.refusal).toBe('over')
  })

  test('is shown as a mean from five answers on, also of the restaurant; who drank none does not count for the wine', async () => {
    const house = await insertRow(restaurants, { nombre: 'Mas', direccion: 'Aquí' })
    await updateRow(events, event, { restaurantId: house.id })
    const shown = async () => (await findMemory(event, 'es')).scores
    const shownAt = async (id: number) => (await findRestaurant(id, 'es'))?.reviews.guests
    for (const pace of [1, 2, 3, 4]) await giveScore(await seated(), { ...fields, pace }, how)
    expect([await shown(), await shownAt(house.id)]).toEqual([null, null])
    await giveScore(await seated(), { ...fields, wine: null, pace: 5 }, how)
    const mean = { answers: 5, kitchen: 5, wine: 4, place: 5, pace: 3, mean: 4.25 }
    expect([await shown(), await shownAt(house.id)]).toEqual([mean, mean])
  })
})

describe('a comment', () => {
  const said = async () => (await findMemory(event, 'es')).comments.map(({ text, name }) => `${name}: ${text}`)

  async function fiveWith(comment: string, shows_name?: 'on') {
    const token = await seated({}, 'Pilar Soler')
    await giveScore(token, { ...fields, comment, shows_name }, how)
    for (let more = 0; more < 4; more++) await giveScore(await seated(), fields, how)
    return token
  }

  async function moderate(state: 'shown' | 'hidden') {
    const [comment] = (await listOpinions(event)).comments
    return moderateComment(event, { id: comment?.id ?? '', state, asSeen: comment?.seen ?? '' }, secretary)
  }

  test('is shown when the team shows it, with the first name only by permission; each change is audited', async () => {
    const token = await fiveWith('Amb el fum just.')
    expect(await said()).toEqual([])
    expect([await moderate('shown'), await moderate('shown')]).toEqual([{ ok: true }, { ok: true }])
    expect(await said()).toEqual([': Amb el fum just.'])
    await giveScore(token, { ...fields, comment: 'Amb el fum just.', shows_name: 'on' }, how)
    expect(await said()).toEqual([])
    await moderate('shown')
    expect(await said()).toEqual(['Pilar: Amb el fum just.'])
    await giveScore(token, { ...fields, comment: 'Amb el fum just.', pace: 1 }, how)
    expect(await said()).toEqual([': Amb el fum just.'])
    await moderate('hidden')
    expect(await said()).toEqual([])
    expect((await database.select().from(auditLog)).map(({ action }) => action).slice(-3)).toEqual([
      'registration.comment-shown',
      'registration.comment-shown',
      'registration.comment-hidden',
    ])
  })

  test('waits in the queue with its event until the team shows or hides it', async () => {
    const waiting = async () => (await listUnreadComments()).filter(({ eventId }) => eventId === event)
    await giveScore(await seated(), fields, how)
    expect(await waiting()).toEqual([])
    const token = await seated()
    await giveScore(token, { ...fields, comment: 'Volveremos.' }, how)
    await giveScore(await seated(), { ...fields, comment: 'Un poco de ruido.' }, how)
    expect(await waiting()).toMatchObject([{ title: 'Cena de prueba', count: 2 }])
    await moderate('shown')
    expect(await waiting()).toMatchObject([{ count: 1 }])
    await moderate('hidden')
    expect(await waiting()).toEqual([])
    await giveScore(token, { ...fields, comment: 'Otra cosa.' }, how)
    expect(await waiting()).toMatchObject([{ count: 1 }])
  })

  test('is shown also where too few have answered for a mean', async () => {
    await giveScore(await seated(), { ...fields, comment: 'Volveremos.' }, how)
    await moderate('shown')
    expect([await said(), (await findMemory(event, 'es')).scores]).toEqual([[': Volveremos.'], null])
  })

  test('that the guest changes while it is read is not shown', async () => {
    const token = await fiveWith('Bien.')
    const [read] = (await listOpinions(event)).comments
    await giveScore(token, { ...fields, comment: 'Otra cosa.' }, how)
    const seen = { id: read?.id ?? '', state: 'shown' as const, asSeen: read?.seen ?? '' }
    expect(await moderateComment(event, seen, secretary)).toEqual({ ok: false, reason: 'conflict' })
    expect(await moderateComment(event + 1, seen, secretary)).toEqual({ ok: false, reason: 'unknown' })
    expect(await said()).toEqual([])
  })

  test('stays when nothing else is written, and goes when the guest says so', async () => {
    const token = await fiveWith('Bien.')
    await giveScore(token, { ...fields, pace: 1 }, how)
    expect((await findScoring(token))?.score).toMatchObject({ comment: 'Bien.', pace: 1 })
    await giveScore(token, { ...fields, remove_comment: 'on' }, how)
    expect((await findScoring(token))?.score?.comment).toBe('')
  })

  test.each([{ attendedAt: null }, { cancelledAt: new Date() }])(
    'and its numbers count no more when its guest did not come after all: %o',
    async (undone) => {
      const token = await fiveWith('Bien.')
      await giveScore(await seated(), fields, how)
      await moderate('shown')
      expect(await findMemory(event, 'es')).toMatchObject({ scores: { answers: 6 }, comments: [{ text: 'Bien.' }] })
      const [id = ''] = token.split('.')
      const noticesBefore = await noticed()
      await database.transaction(async (tx) => {
        if (undone.cancelledAt) await tx.update(eventParties).set({ state: 'cancelled' }).where(eq(eventParties.id, id))
        await tx.update(eventRegistrations).set(undone).where(eq(eventRegistrations.id, id))
      })
      expect(await findMemory(event, 'es')).toMatchObject({ scores: { answers: 5 }, comments: [] })
      expect(await listOpinions(event)).toMatchObject({ answers: 5, comments: [] })
      expect(await noticed()).toBeGreaterThan(noticesBefore)
    },
  )

  test('goes with the person; the numbers stay, of nobody', async () => {
    const token = await fiveWith('Bien.', 'on')
    await moderate('shown')
    const guest = (await findScoring(token))?.id ?? ''
    const before = (await findMemory(event, 'es')).scores
    await database.transaction((tx) => eraseParties(tx, [guest]))
    const memory = await findMemory(event, 'es')
    expect([memory.comments, memory.scores]).toEqual([[], before])
    expect(await database.$count(eventScores, and(eq(eventScores.guestId, guest), eq(eventScores.comment, '')))).toBe(1)
    expect(await giveScore(token, fields, how)).toEqual({ ok: false, reason: 'unknown' })
  })
})
