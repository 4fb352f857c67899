import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { issueToken } from '#app/accounts/tokens.server.ts'
import { auditAndTell } from '#app/accounts/tell-of-act.server.ts'
import { cancelBooking } from '#app/bookings/cancellations/cancellations.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { partyTokenHash } from '#app/bookings/parties/party-links.server.ts'
import * as schema from '#app/database/schema.ts'
import { jobs } from '#app/jobs.server.ts'
import { sendSheet } from '#app/kitchen/send-sheet.server.ts'
import { isMailKind, mailKinds, type MailDataOf, type MailKind } from '#app/mail-kinds.ts'
import { draftMandate } from '#app/mandates/signing.server.ts'
import { MEMBER } from '#app/platform/audit.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import type { MessageComposer } from '#app/platform/mail/message.ts'
import { eraseMails } from '#app/platform/mail/queued-mails.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { inPool, openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { makeEvent, montserrat, tokenOf } from '#tests/fixtures.ts'
import { IBAN } from '#tests/harness/insert-creditor.ts'
import { makeCreditor } from '#tests/mandate-fixtures.ts'
import { makeRequest, makeSocio } from '#tests/membership-fixtures.ts'
import { makeReminder } from '#tests/treasury-fixtures.ts'
import { choose, itemOf, makeDebtor } from '#tests/remittance-fixtures.ts'
import { mailComposers } from './composers.server.ts'

openTestDatabase()

const { contactMessages, deletedEvents, eventMessages, eventParties, eventRegistrations, events } = schema
const { email } = montserrat()
const IN_AN_HOUR = new Date(Date.now() + 3_600_000)

type Party = Partial<typeof eventParties.$inferInsert>

async function booked(given: Party = {}, names = ['Montserrat Vilar Puig', 'Joan Soler']) {
  const eventId = await makeEvent()
  const outcome = accepted(
    await bookParty(
      eventId,
      montserrat(),
      names.map((fullName) => ({ fullName })),
    ),
  )
  const ofParty = eq(eventParties.id, outcome.id)
  await database
    .update(eventParties)
    .set({ hold: 'confirmed', ...given })
    .where(ofParty)
  return { eventId, partyId: outcome.id }
}

/** A debit of a remittance that is being made. */
async function debit() {
  await makeCreditor()
  const accountId = await makeDebtor({ member: { email } })
  const item = await itemOf(await choose(), accountId)
  const [member] = await database
    .select({ requestId: schema.socios.membershipRequestId })
    .from(schema.socios)
    .where(eq(schema.socios.id, accountId))
  return { requestId: member?.requestId ?? '', itemId: item.id }
}

async function cancelled() {
  const { partyId } = await booked()
  await cancelBooking(tokenOf({ id: partyId }))
  return { partyId }
}

/** @param changes of its row, one after the other */
async function waiting(...changes: Party[]) {
  const partyId = randomUUID()
  await database
    .insert(eventParties)
    .values({
      id: partyId,
      eventId: await makeEvent(),
      state: 'waiting',
      size: 2,
      contactName: 'Montserrat Vilar Puig',
      nameKey: 'montserrat vilar puig',
      email,
      privacyVersion: '1',
      tokenHash: partyTokenHash(partyId),
      queuedAt: new Date(),
    })
  for (const given of changes) await updateRow(eventParties, partyId, given)
  return { partyId }
}

async function messaged(kind: 'message' | 'reminder' | 'thanks', audience: 'booked' | 'came') {
  const { eventId, partyId } = await booked()
  const written = { subject: 'Del club', subjectCa: 'Del club', body: 'Hola', bodyCa: 'Hola' }
  const message = await insertRow(eventMessages, {
    eventId,
    kind,
    audience,
    state: 'sending',
    startedAt: new Date(),
    ...written,
  })
  return { eventId, partyId, messageId: message.id }
}

async function thanked() {
  const { eventId, ...data } = await messaged('thanks', 'came')
  const ofEvent = eq(eventRegistrations.eventId, eventId)
  await database.update(eventRegistrations).set({ attendedAt: new Date() }).where(ofEvent)
  return data
}

async function account() {
  const userId = randomUUID()
  await database
    .insert(schema.usuarios)
    .values({ id: userId, email: `${userId}@example.org`, emailVerified: true, role: 1 })
  return { userId }
}

async function contactMessage() {
  const row = await insertRow(contactMessages, { name: 'Oriol Puig', email, message: 'Hola', privacyVersion: '1' })
  return { contactMessageId: row.id }
}

async function incident(recoveredAt: Date | null) {
  const row = await insertRow(schema.incidents, { kind: 'disk', detail: { free: { DATA_DIR: 7 } }, recoveredAt })
  return { incidentId: row.id }
}

const ofParty = async (party: Promise<{ partyId: string }>) => ({ partyId: (await party).partyId })
const offered = { state: 'offered', offerRound: 1, offeredAt: new Date() } as const
const fewer = { seats: 1, guestIds: [], refund: 85, isForfeited: false }
const signUp = {
  name: 'Montserrat',
  passwordHash: '',
  privacyVersion: '1',
  privacyAcceptedAt: new Date().toISOString(),
}

/** Makes the records that a mail of each kind is about. @returns the data of the mail */
const makeRecords: { [Kind in MailKind]: () => Promise<MailDataOf[Kind]> } = {
  registration: () => ofParty(booked({}, ['Montserrat Vilar Puig'])),
  party: () => ofParty(booked()),
  'registration-hold': () => ofParty(booked({ hold: 'held', heldUntil: IN_AN_HOUR })),
  'registration-again': () => ofParty(booked()),
  'registration-cancelled': cancelled,
  'registration-receipt': async () => ({ ...(await ofParty(booked())), fewer }),
  'registration-left': cancelled,
  'event-changed': async () => ({ ...(await ofParty(booked())), version: 2, facts: ['date'] }),
  'diet-reduced': withGuest,
  'diet-reduced-notice': withGuest,
  'waiting-joined': () => waiting(),
  'waiting-offer': async () => ({ ...(await waiting(offered)), round: 1 }),
  'waiting-lapsed': async () => ({ ...(await waiting(offered, { state: 'lapsed' })), round: 1 }),
  'waiting-withdrawn': () => waiting(),
  'waiting-removed': () => waiting({ state: 'cancelled', cancelledAt: new Date() }),
  'event-called-off': async () => {
    const { eventId, partyId } = await booked()
    await updateRow(events, eventId, { status: 'cancelled' })
    return { partyId }
  },
  'event-message': async () => {
    const { partyId, messageId } = await messaged('message', 'booked')
    return { partyId, messageId }
  },
  reminder: async () => {
    const { partyId, messageId } = await messaged('reminder', 'booked')
    return { partyId, messageId }
  },
  thanks: thanked,
  'event-cancelled': async () => {
    const row = await insertRow(deletedEvents, {
      id: 4_000,
      title: 'Cena de prueba',
      titleCa: '',
      date: IN_AN_HOUR,
      location: 'Valls',
      locationCa: '',
    })
    return { eventId: row.id, partyId: randomUUID(), sequence: 1, eventEntry: false, isWaiting: false }
  },
  'kitchen-sheet': async () => {
    const { eventId } = await booked()
    const sending = { number: 1, recipient: 'cuina@example.org', language: 'ca', again: false } as const
    await sendSheet(eventId, sending, { id: (await account()).userId })
    const [sheet] = await database.select().from(schema.kitchenSheets).where(eq(schema.kitchenSheets.eventId, eventId))
    return { sheetId: sheet?.id ?? '' }
  },
  'membership-request': async () => ({ requestId: await makeRequest() }),
  'membership-approval': async () => ({ requestId: await makeRequest({ status: 'approved', email }) }),
  'membership-rejection': async () => ({
    requestId: await makeRequest({ status: 'rejected', rejectionMessage: 'Enguany ja no hi cabem.' }),
  }),
  'membership-known': async () => ({
    requestId: await makeRequest({
      status: 'merged',
      mergedInto: await makeRequest({ status: 'approved' }),
      mergedAt: new Date(),
      rejectionMessage: 'Ja ets soci.',
    }),
  }),
  'member-left': async () => ({
    requestId: await makeRequest({ status: 'baja', leavingMessage: 'Gràcies per les taules compartides.' }),
  }),
  'payment-reminder': async () => {
    const { id, requestId } = await makeSocio({ email })
    const reminderId = await makeReminder(id)
    return { requestId, reminderId }
  },
  'debit-notice': () => debit(),
  'debit-returned': async () => {
    const data = await debit()
    const settled = { outcome: 'returned' } as const
    await updateRow(schema.remittanceItems, data.itemId, settled)
    await database
      .insert(schema.bankReturns)
      .values({ itemId: data.itemId, kind: 'returned', code: 'AM04', receivedOn: '2027-01-20', createdBy: 'test' })
    return data
  },
  'member-message': async () => {
    const { requestId } = await makeSocio({ email })
    const written = { subject: 'Del club', subjectCa: 'Del club', body: 'Hola', bodyCa: 'Hola' }
    const message = await insertRow(eventMessages, {
      eventId: null,
      kind: 'message',
      audience: 'members',
      purpose: 'news',
      state: 'sending',
      startedAt: new Date(),
      ...written,
    })
    return { requestId, messageId: message.id }
  },
  'member-welcome': async () => ({ requestId: (await makeSocio({ email })).requestId }),
  'member-data-changed': async () => ({ requestId: await makeRequest(), fields: ['iban'] }),
  'mandate-request': async () => {
    const { id: socioId, requestId } = await makeSocio({ email })
    return { requestId, linkId: await issueToken(database, 'mandate', { socioId, email }) }
  },
  'mandate-signed': mandated,
  'mandate-revoked': mandated,
  'contact-message': contactMessage,
  'contact-confirmation': contactMessage,
  'verify-email': async () => ({ linkId: await issueToken(database, 'sign-up', { ...signUp, email, language: 'ca' }) }),
  'reset-password': async () => ({ linkId: await issueToken(database, 'reset-password', await account()) }),
  'existing-account': account,
  'password-changed': account,
  'new-device': async () => ({ ...(await account()), sessionId: randomUUID() }),
  'second-factor-changed': async () => ({ ...(await account()), change: 'added' }),
  invitation: async () => ({ linkId: await issueToken(database, 'invitation', { email, role: 2, by: 'anna' }) }),
  'member-sign-in': async () => {
    const { id } = await makeSocio({ email })
    return { linkId: await issueToken(database, 'member-sign-in', { socioId: id, email, event: null }) }
  },
  'team-notice': async () => {
    await makeRequest()
    const from = { request: new Date(Date.now() - 60_000).toISOString() }
    return { ...(await account()), from, until: IN_AN_HOUR.toISOString() }
  },
  'panel-act': async () => {
    const act = { actor: 'anna', action: 'club.updated', subject: 'club', fields: ['how_to_pay'] } as const
    const id = await database.transaction((tx) => auditAndTell(tx, { ...act, fields: [...act.fields] }))
    return { auditEventId: Number(id) }
  },
  'event-rush': async () => ({ eventId: await makeEvent({ rushAt: new Date() }) }),
  'security-burst': async () => {
    const row = await insertRow(schema.securityIncidents, { kind: 'sign-in-failed', count: 100 })
    return { incidentId: row.id }
  },
  'incident-opened': () => incident(null),
  'incident-recovered': () => incident(new Date()),
}

async function mandated() {
  const { id, requestId } = await makeSocio({ email })
  await makeCreditor()
  const drafted = await draftMandate(MEMBER, id, { holder: 'Montserrat Vilar Puig', iban: IBAN }, 'ca')
  return { requestId, mandateId: drafted.ok ? drafted.id : '' }
}

async function withGuest() {
  const { partyId } = await booked()
  const [guest] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.partyId, partyId))
  return { partyId, guestId: guest?.id ?? '' }
}

const kinds = Object.keys(mailKinds).filter(isMailKind)

test.each(kinds)('A mail is sent from its data, whatever its key, and is erased with its record (%s)', async (kind) => {
  const data = await makeRecords[kind]()
  const message = await inPool('jobs', mailComposers[kind] as MessageComposer<typeof data>)(data, 'ca', email)
  const preview = /data-skip="text">(.*?)<\/div>/.exec(message?.html ?? '')?.[1] ?? ''
  expect(preview, 'what a mailbox shows after the subject').not.toBe('')
  expect(message?.subject).not.toContain(preview)
  const ref = randomUUID()
  const mail = { kind, ref, data, recipient: email, language: 'ca' } as Parameters<typeof enqueueMail>[1]
  await database.transaction((tx) => enqueueMail(tx, mail))
  const stored = () => database.select().from(schema.mails).where(eq(schema.mails.ref, ref))
  const [{ id } = { id: '' }] = await stored()
  await inPool('jobs', jobs['send-mail']!.run)({ id }, AbortSignal.timeout(60_000))
  expect(await stored()).toMatchObject([{ data, status: 'sent', lastError: null }])
  const subject = mailKinds[kind]
  if (subject === null) return
  const record = Object.entries(data).find(([key]) => key === subject)?.[1] as string
  await database.transaction((tx) => eraseMails(tx, subject, [randomUUID()]))
  expect(await stored()).toHaveLength(1)
  await database.transaction((tx) => eraseMails(tx, subject, [record]))
  expect(await stored()).toEqual([])
})

const toMembers = kinds.filter((kind) => mailKinds[kind] === 'requestId' && !kind.startsWith('membership-'))

test.each(toMembers)('No mail goes to a member of whom the bank has said that they have died (%s)', async (kind) => {
  const data = await makeRecords[kind]()
  const membershipRequestId = 'requestId' in data ? data.requestId : ''
  const ofRequest = eq(schema.socios.membershipRequestId, membershipRequestId)
  await database
    .insert(schema.socios)
    .values({ membershipRequestId, fullName: 'Montserrat Vilar Puig', email, status: 'inactive' })
    .onConflictDoNothing()
  const [{ id } = { id: '' }] = await database.select().from(schema.socios).where(ofRequest)
  const holdWhy = 'MD07'
  await database
    .insert(schema.memberAccounts)
    .values({ id, socioId: id, number: id, holdWhy })
    .onConflictDoUpdate({ target: schema.memberAccounts.id, set: { holdWhy } })
  expect(await inPool('jobs', mailComposers[kind] as MessageComposer<typeof data>)(data, 'ca', email)).toBeNull()
})

test('A composer gets the data of its kind: no key, and no field of another kind', () => {
  const compose: (value: unknown) => Promise<null> = async () => null
  // @ts-expect-error a key
  const takesKey: typeof mailComposers.registration = async (ref: string) => compose(ref)
  // @ts-expect-error a field that other kinds have
  const takesOther: typeof mailComposers.registration = async ({ round }) => compose(round)
  expect([takesKey, takesOther]).toHaveLength(2)
})
