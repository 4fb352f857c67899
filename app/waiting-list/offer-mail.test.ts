import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { databaseFacts, eventParties, mails } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { jobs } from '#app/jobs.server.ts'
import { clubTime, clubWall } from '#app/platform/club-time.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf } from '#tests/harness/rows.ts'
import { smtpServer } from '#tests/harness/smtp.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { joinWaitingList } from './joining.server.ts'
import { shrinkWaiting } from './leave-waiting.server.ts'
import { sweepWaitingLists } from './offer-sweep.server.ts'

/** Of a mail server that begins later. */
const port = await vi.hoisted(async () => {
  const { createServer } = await import('node:net')
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => probe.once('listening', ready))
  const { port: free } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  process.env.SMTP_URL = `smtp://127.0.0.1:${free}`
  return free
})

openTestDatabase()
afterAll(() => {
  vi.useRealTimers()
})

const p = eventParties
const HOUR_MS = 3_600_000
// Far from a change of the clocks.
const noon = clubTime(`${new Date().getFullYear() + 1}-07-01T12:00`).moment!.getTime()
const contact = (name: string) => ({
  fullName: name,
  email: `${name.toLowerCase()}@example.org`,
  phone: undefined,
  howDidYouKnowUs: undefined,
  notes: undefined,
  isMember: false,
  language: 'es' as const,
  privacyVersion: '2026-11-22',
})

test('While mail cannot be sent for six hours nobody loses the turn', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  // A day and a half: an offer lasts four hours.
  const event = await makeEvent({ maxParticipants: 2, date: new Date(noon + 35 * HOUR_MS) })
  await bookParty(event, contact('Anna'), [{ fullName: 'Anna' }])
  const { id } = accepted(await joinWaitingList(event, contact('Berta'), 2))
  await joinWaitingList(event, contact('Clara'), 2)
  const party = await rowOf(p, id)
  await shrinkWaiting(partyLinkToken(party) ?? '', 1)

  const [mail] = await database.select().from(mails).where(eq(mails.kind, 'waiting-offer'))
  const send = () => inPool('jobs', jobs['send-mail']!.run)({ id: mail?.id ?? '' }, AbortSignal.timeout(60_000))
  for (let hour = 1; hour <= 6; hour++) {
    vi.setSystemTime(noon + hour * HOUR_MS)
    await expect(send()).rejects.toThrow()
    await sweepAsEachMinute()
  }
  expect(await stateOf(id)).toEqual({ state: 'offered', offerExpiresAt: null })

  const post = await smtpServer(() => null, port)
  await send()
  await post.close()
  const { state, offerExpiresAt } = await stateOf(id)
  // An eighth of the 26 hours that are left, from six in the evening; it would end at 21:15.
  expect([state, clubWall(offerExpiresAt!)]).toEqual(['offered', clubWall(new Date(noon + 9.25 * HOUR_MS))])
  expect(post.mails.map(({ subject }) => subject)).toEqual([
    'Hay sitio para ti en «Cena de prueba»: es tuyo hasta hoy a las 21:15',
  ])
  expect(post.mails[0]?.text).toContain('no hay reembolso')
  vi.setSystemTime(noon + 9.5 * HOUR_MS)
  await sweepAsEachMinute()
  expect((await stateOf(id)).state).toBe('lapsed')
})

test('After two days without SMTP the window starts with the mail, and is whole', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const event = await makeEvent({ maxParticipants: 2, date: new Date(noon + 10 * 24 * HOUR_MS) })
  await bookParty(event, contact('Dolors'), [{ fullName: 'Dolors' }])
  const { id } = accepted(await joinWaitingList(event, contact('Elisenda'), 2))
  const party = await rowOf(p, id)
  await shrinkWaiting(partyLinkToken(party) ?? '', 1)
  const [mail] = await database
    .select()
    .from(mails)
    .where(eq(mails.ref, `${id}:1`))
  const send = () => inPool('jobs', jobs['send-mail']!.run)({ id: mail?.id ?? '' }, AbortSignal.timeout(60_000))
  for (const hours of [20, 30, 48]) {
    vi.setSystemTime(noon + hours * HOUR_MS)
    await expect(send()).rejects.toThrow()
    await sweepAsEachMinute()
    expect(await stateOf(id)).toEqual({ state: 'offered', offerExpiresAt: null })
  }
  const post = await smtpServer(() => null, port)
  await send()
  await post.close()
  expect(await stateOf(id)).toMatchObject({ offerExpiresAt: new Date(noon + 71.75 * HOUR_MS) })
})

async function stateOf(id: string) {
  const [row] = await database.select({ state: p.state, offerExpiresAt: p.offerExpiresAt }).from(p).where(eq(p.id, id))
  if (!row) throw new Error('no such party')
  return row
}

async function sweepAsEachMinute() {
  const value = new Date(Date.now() - 60_000).toISOString()
  await database
    .insert(databaseFacts)
    .values({ name: 'waiting-list-swept-at', value })
    .onConflictDoUpdate({ target: databaseFacts.name, set: { value } })
  await inPool('jobs', sweepWaitingLists)()
}
