import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { database } from '#app/database/client.server.ts'
import {
  auditLog,
  eventParties,
  eventRegistrations,
  events,
  mails,
  membershipRequests,
  teamNotices,
  usuarios,
} from '#app/database/schema.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { inPool, openTestDatabase } from '#tests/harness/database.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { composeTeamNotice } from './messages.server.tsx'
import { findNotices, saveNotices, type NoticeChoices } from './notices.server.ts'
import { tellTeam } from './tell-team.server.ts'

openTestDatabase()

const HOUR = 3_600_000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
const tell = inPool('jobs', tellTeam)
const compose = inPool('jobs', composeTeamNotice)
const anna = { id: 'a', role: 'admin' } as const
const dora = { id: 'd', role: 'editor' } as const

beforeEach(async () => {
  for (const each of [mails, teamNotices, events, membershipRequests, usuarios]) await database.delete(each)
  await database.insert(usuarios).values([
    { id: 'a', email: 'anna@example.org', emailVerified: true, role: 1, language: 'es', panelLanguage: 'ca' },
    { id: 'd', email: 'dora@example.org', emailVerified: true, role: 2, language: 'es' },
  ])
})

/** Saves what the person has chosen, 50 minutes ago. */
async function choose(person: typeof anna | typeof dora, choices: NoticeChoices) {
  expect(await inPool('panel', saveNotices)(person, choices)).toEqual({ ok: true })
  await database.update(teamNotices).set({ toldUntil: minutesAgo(50) })
}

/** A party of this size, as the ledger has it; each guest has cancelled if `cancelled` is given. */
async function book(eventId: number, name: string, size: number, booked: Date, cancelled?: Date) {
  const id = randomUUID()
  const common = { eventId, language: 'ca', privacyVersion: '1', createdAt: booked } as const
  await database.transaction(async (tx) => {
    await tx
      .insert(eventParties)
      .values({
        ...common,
        id,
        state: 'booked',
        size,
        contactName: name,
        nameKey: name.toLowerCase(),
        email: `${id}@example.org`,
        tokenHash: id,
      })
    for (let seat = 0; seat < size; seat++)
      await tx
        .insert(eventRegistrations)
        .values({
          ...common,
          id: seat === 0 ? id : randomUUID(),
          partyId: id,
          fullName: seat === 0 ? name : '',
          email: `${id}@example.org`,
          nameKey: `${name.toLowerCase()} ${seat}`,
          cancelTokenHash: seat === 0 ? id : randomUUID(),
        })
  })
  if (cancelled) await cancel(id, cancelled)
  return id
}

async function cancel(party: string, cancelledAt: Date) {
  await database.transaction(async (tx) => {
    await tx.update(eventParties).set({ state: 'cancelled', cancelledAt }).where(eq(eventParties.id, party))
    await tx.update(eventRegistrations).set({ cancelledAt }).where(eq(eventRegistrations.partyId, party))
  })
}

async function wait(eventId: number, size: number) {
  const id = randomUUID()
  const contact = { contactName: 'Puig', nameKey: 'puig', email: `${id}@example.org`, privacyVersion: '1' }
  const line = { eventId, state: 'waiting', size, queuedAt: new Date(), tokenHash: id } as const
  await database.insert(eventParties).values({ ...contact, ...line, id })
}

async function request(fullName: string, createdAt: Date) {
  await database
    .insert(membershipRequests)
    .values({ fullName, email: `${randomUUID()}@example.org`, privacyVersion: '1', createdAt })
}

const noticeMails = () => database.select().from(mails).where(eq(mails.kind, 'team-notice')).orderBy(mails.recipient)
const inOneLine = (message: { text: string } | null) => message?.text.replace(/\s+/g, ' ')

async function composed(language: 'es' | 'ca' = 'ca') {
  const [mail] = await noticeMails()
  return compose(mailData('team-notice', mail), language)
}

describe('what somebody chooses', () => {
  test('is off at first, theirs alone, and audited', async () => {
    expect(await findNotices(dora)).toEqual({ 'free-seats': 'off' })
    await choose(anna, { bookings: 'daily', request: 'immediate' })
    await choose(anna, { request: 'off' })
    expect(await findNotices(anna)).toMatchObject({ bookings: 'daily', request: 'off', completion: 'off' })
    expect(await findNotices(dora)).toEqual({ 'free-seats': 'off' })
    const [event] = await database.select().from(auditLog).where(eq(auditLog.action, 'user.notices-chosen'))
    expect(event).toMatchObject({ actor: 'a', subject: 'a', fields: ['bookings', 'request'] })
  })

  test('cannot be what they may not see', async () => {
    expect(await saveNotices(dora, { 'free-seats': 'daily', bookings: 'daily' })).toMatchObject({ ok: false })
    expect(await database.$count(teamNotices)).toBe(0)
  })

  test('goes with the account', async () => {
    await choose(anna, { bookings: 'daily' })
    await database.delete(usuarios).where(eq(usuarios.id, 'a'))
    expect(await database.$count(teamNotices)).toBe(0)
  })
})

describe('new bookings', () => {
  test('within ten minutes are one mail in the language of the panel, with names and sizes', async () => {
    const event = await makeEvent({ maxParticipants: 100, titleCa: 'Sopar de prova' })
    await choose(anna, { bookings: 'immediate' })
    for (let party = 0; party < 30; party++) await book(event, `Ferrer ${party}`, 2, minutesAgo(9 - party / 6))
    expect(await tell('immediate')).toBe(0)
    await book(event, 'Abans', 3, minutesAgo(12))
    expect(await tell('immediate')).toBe(1)
    expect(await tell('immediate')).toBe(0)
    expect(await noticeMails()).toMatchObject([{ recipient: 'anna@example.org', language: 'ca' }])
    const message = await composed()
    expect(message?.subject).toBe('31 reserves noves')
    for (const part of ['Sopar de prova: 63 places (Abans · 3, Ferrer 0 · 2', 'i 21 més', '/admin/avisos'])
      expect(inOneLine(message)).toContain(part)
    expect(inOneLine(await composed('es'))).toContain('Cena de prueba: 63 plazas (Abans · 3')
  })

  test('are told once, also when the job is killed before its commit or two run at a time', async () => {
    const event = await makeEvent()
    await choose(anna, { bookings: 'immediate' })
    await book(event, 'Ferrer', 2, minutesAgo(20))
    await database.execute(sql`
      create function stop() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
      create trigger stop before insert on mails for each row execute function stop()`)
    await expect(tell('immediate')).rejects.toThrow()
    await database.execute(sql`drop function stop cascade`)
    expect((await Promise.all([tell('immediate'), tell('immediate')])).toSorted()).toEqual([0, 1])
    expect(await noticeMails()).toHaveLength(1)
  })

  test('of the office, of a draft and without the confirmation that they need are not told', async () => {
    const event = await makeEvent()
    const draft = await makeEvent({ status: 'draft' })
    await choose(anna, { bookings: 'immediate' })
    const office = await book(event, 'Oficina', 1, minutesAgo(20))
    const held = await book(event, 'Pendent', 1, minutesAgo(20))
    await book(draft, 'Esborrany', 1, minutesAgo(20))
    await database.update(eventParties).set({ byClub: true }).where(eq(eventParties.id, office))
    const hold = { hold: 'held', heldUntil: new Date() } as const
    await database.update(eventParties).set(hold).where(eq(eventParties.id, held))
    expect(await tell('immediate')).toBe(0)
    await database.update(eventParties).set({ hold: 'confirmed', heldUntil: null }).where(eq(eventParties.id, held))
    await database
      .insert(mails)
      .values({ kind: 'registration', ref: held, data: {}, recipient: 'p@example.org', createdAt: minutesAgo(11) })
    expect(await tell('immediate')).toBe(1)
    expect(inOneLine(await composed())).toContain('1 plaça (Pendent · 1)')
  })
})

test('a cancellation is told when it is less than 48 hours before the event', async () => {
  const near = await makeEvent({ date: inHours(40), title: 'Vermut' })
  const far = await makeEvent({ date: inHours(60), title: 'Calçotada' })
  await choose(anna, { 'late-cancellation': 'immediate' })
  for (const event of [near, far]) await book(event, 'Ferrer', 4, minutesAgo(500), minutesAgo(3))
  expect(await tell('immediate')).toBe(1)
  const message = await composed()
  expect(message?.subject).toBe('1 cancel·lació fora de termini')
  expect(inOneLine(message)).toContain('Vermut: 4 places (Ferrer · 4)')
  expect(inOneLine(message)).not.toContain('Calçotada')
})

test('seats of a full event that are free again are told once nobody who waits fits', async () => {
  const event = await makeEvent({ date: inHours(70), maxParticipants: 4 })
  const quiet = await makeEvent({ date: inHours(70), maxParticipants: 40, title: 'Tranquil' })
  await choose(dora, { 'free-seats': 'immediate' })
  await book(quiet, 'Soler', 2, minutesAgo(500), minutesAgo(30))
  const [two] = [await book(event, 'Ferrer', 2, minutesAgo(500)), await book(event, 'Roca', 2, minutesAgo(500))]
  await wait(event, 2)
  await cancel(two, minutesAgo(30))
  expect(await tell('immediate')).toBe(0)
  await database.delete(eventParties).where(eq(eventParties.state, 'waiting'))
  await wait(event, 3)
  expect(await tell('immediate')).toBe(1)
  const text = inOneLine(await composed('es'))
  expect(text).toContain('Cena de prueba: quedan 2 plazas libres')
  expect(text).not.toMatch(/Ferrer|Puig|Tranquil/)
})

describe('the daily notice', () => {
  test('gathers what has happened, and says nothing when nothing has', async () => {
    const event = await makeEvent()
    await choose(anna, { bookings: 'daily', request: 'daily', completion: 'daily' })
    expect(await tell('daily')).toBe(0)
    await book(event, 'Ferrer', 2, minutesAgo(2))
    await request('Quim Font', minutesAgo(2))
    expect(await tell('immediate')).toBe(0)
    expect(await tell('daily')).toBe(1)
    const message = await composed('es')
    expect(message?.subject).toBe('1 reserva nueva · 1 solicitud de membresía nueva')
    expect(inOneLine(message)).not.toContain('Quim')
    expect(await tell('daily')).toBe(0)
  })

  test('is not written, nor sent, to whom has lost the role', async () => {
    await choose(anna, { request: 'daily' })
    await request('Quim Font', minutesAgo(2))
    expect(await tell('daily')).toBe(1)
    await database.update(usuarios).set({ role: 2 }).where(eq(usuarios.id, 'a'))
    expect(await composed()).toBeNull()
    await request('Pere Roca', minutesAgo(2))
    expect(await tell('daily')).toBe(0)
  })
})
