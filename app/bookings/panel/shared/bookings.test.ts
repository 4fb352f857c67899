import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, eventParties, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { findCancellation } from '#app/bookings/cancellations/cancellations.server.ts'
import { toContact } from '#app/bookings/mails/contact-mails.server.ts'
import { composeRegistration, composeRegistrationCancelled } from '#app/bookings/mails/messages.server.tsx'
import { findPartyByToken } from '#app/bookings/parties/find-party.server.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { guestLinkToken, guestTokenHash } from '#app/bookings/parties/guest-links.server.ts'
import { partyLinkToken } from '#app/bookings/parties/party-links.server.ts'
import { readDiet } from '#app/diets/diet.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { csvLine } from '#app/platform/csv/csv.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { makeEvent, montserrat, register, payAll } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { rowOf, updateRow } from '#tests/harness/rows.ts'
import { mailData } from '#tests/harness/mail-data.ts'
import { formValue, parseForm } from '#tests/harness/parse-form.ts'
import { addedBookingSchema, correctedBookingSchema } from './booking-forms.ts'
import { correctedGuestSchema } from './guest-forms.ts'
import { countBookings, listBookings } from './booking-list.server.ts'
import type { BookingFilter } from './booking-listing.server.ts'
import { paymentOfForm, paymentSchema, type PaymentForm } from '#app/bookings/panel/list/payment-forms.ts'
import { paymentLabel } from './payment-label.ts'
import { paymentTexts } from './payment-texts.ts'
import { recordPayments } from '#app/bookings/parties/payments.server.ts'
import { correctBooking, sendLink } from './bookings.server.ts'
import { labelTable } from './table-label.server.ts'
import { addBooking } from './add-booking.server.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import { countDiets } from '#app/door/panel/diet-summary.ts'
import { readDoorSheet } from '#app/door/panel/door-sheet.server.ts'
import { showDiet, showDiets } from '#app/bookings/panel/guests/shown-diets.server.ts'
import { exportGuests } from './guest-list.server.ts'
import { correctGuest } from '#app/bookings/panel/guests/guests.server.ts'
import { markAttendance } from '#app/bookings/attendance/mark-attendance.server.ts'
import { cancelSeats } from '#app/bookings/panel/seats/seats.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const everyone = (words = '') => readListRequest(new URL(`http://x/?q=${encodeURIComponent(words)}`))

function caller(given: Record<string, string> = {}) {
  const base = { full_name: 'Jordi Puig', email: 'jordi@example.org', language: 'ca', seats: '1', informed: 'on' }
  return formValue(addedBookingSchema, { ...base, ...given })
}

const listed = async (event: number, words = '', filter: BookingFilter = null) =>
  (await listBookings(event, { request: everyone(words), filter, order: 'nombre' })).rows

async function bookingAt(event: number, given: Parameters<typeof montserrat>[0] = {}) {
  await register(event, montserrat(given))
  const [booking] = await listed(event, given.fullName ?? 'Montserrat')
  if (!booking) throw new Error('nobody is booked')
  return booking
}

function correction(booking: { id: string; version: number }, given: Record<string, string> = {}) {
  const fields = {
    party_id: booking.id,
    version: String(booking.version),
    full_name: 'Montserrat Vilar Puig',
    email: 'montserrat@example.org',
    language: 'ca',
    ...given,
  }
  return formValue(correctedBookingSchema, fields)
}

const partyOf = (id: string) => rowOf(eventParties, id)

const taken = async (event: number) => (await rowOf(events, event)).registered
const mailsOf = (kind: string, ref: string) =>
  database
    .select({ recipient: mails.recipient, language: mails.language, ref: mails.ref, data: mails.data })
    .from(mails)
    .where(and(eq(mails.kind, kind), like(mails.ref, `${ref}%`)))

describe('adding a booking by hand', () => {
  test('takes its seats, queues the same mail and keeps what the office adds', async () => {
    const event = await makeEvent()
    const six = {
      seats: '6',
      guest_names: 'Maria Oliveras\n\n  Joan Puig ',
      staff_note: 'Llega tarde',
      table_label: '4',
    }
    expect(await addBooking(event, caller(six), secretary)).toMatchObject({ ok: true })
    const [booking] = await listed(event)
    expect(booking).toMatchObject({ contactName: 'Jordi Puig', size: 6, staffNote: 'Llega tarde', tableLabel: '4' })
    expect(booking?.guests.map(({ fullName }) => fullName)).toEqual([
      'Jordi Puig',
      'Maria Oliveras',
      'Joan Puig',
      '',
      '',
      '',
    ])
    expect(await mailsOf('party', booking?.id ?? '')).toMatchObject([
      { recipient: 'jordi@example.org', language: 'ca' },
    ])
    expect(await taken(event)).toBe(6)
  })

  test('by phone has no e-mail, and no mail', async () => {
    const event = await makeEvent()
    const byPhone = caller({ email: '', phone: '938 85 00 11' })
    expect(await addBooking(event, byPhone, secretary)).toMatchObject({ ok: true })
    const [booking] = await listed(event)
    expect(booking).toMatchObject({ email: null, phone: '938 85 00 11', byClub: true })
    expect(await mailsOf('party', booking?.id ?? '')).toEqual([])
    // Two callers may have the same name.
    expect(await addBooking(event, byPhone, secretary)).toMatchObject({ ok: true })
  })

  test('is refused when the event has begun or the person is booked', async () => {
    const event = await makeEvent({ maxParticipants: 1 })
    expect(await addBooking(event, caller(), secretary)).toMatchObject({ ok: true })
    const again = caller({ full_name: '  JORDI  puig', email: 'Jordi@example.org' })
    expect(await addBooking(event, again, secretary)).toEqual({ ok: false, reason: 'already' })
    const begun = await makeEvent({ date: new Date(Date.now() - 1000) })
    expect(await addBooking(begun, caller(), secretary)).toEqual({ ok: false, reason: 'begun' })
    expect(await addBooking(2_000_000_000, caller(), secretary)).toEqual({ ok: false, reason: 'unknown' })
    expect(await taken(event)).toBe(1)
  })

  test('requires the privacy notice, consent to a diet, and a way to reach the contact', () => {
    const jordi = { full_name: 'Jordi', email: 'j@example.org', language: 'ca', seats: '1' }
    const errors = (fields: object) =>
      Object.keys(parseForm(addedBookingSchema, { ...jordi, ...fields }).reply().error ?? {})
    expect(errors({})).toEqual(['informed'])
    expect(errors({ informed: 'on', dietary_restrictions: 'Celiaco' })).toEqual(['diet_consent'])
    expect(errors({ informed: 'on', email: '' })).toEqual(['email'])
    expect(errors({ informed: 'on', guest_names: 'Maria' })).toEqual(['guest_names'])
    expect(errors({ informed: 'on', seats: '31' })).toEqual(['seats'])
  })
})

describe('correcting a booking', () => {
  test('writes over the version that was read only, and the contact is the first guest', async () => {
    const event = await makeEvent()
    const booking = await bookingAt(event)
    const renamed = correction(booking, { full_name: 'Montse Vilar', phone: '+34 600 000 000' })
    expect(await correctBooking(event, renamed, secretary)).toEqual({ ok: true, sentAgain: false })
    expect(await correctBooking(event, correction(booking), secretary)).toEqual({ ok: false, reason: 'conflict' })
    expect(await listed(event, '600 000')).toMatchObject([
      { id: booking.id, phone: '+34 600 000 000', guests: [{ fullName: 'Montse Vilar' }] },
    ])
  })

  test('sends the confirmation to a corrected address, and may take the address away', async () => {
    const event = await makeEvent()
    const booking = await bookingAt(event)
    const moved = correction(booking, { email: 'montse@example.org' })
    expect(await correctBooking(event, moved, secretary)).toEqual({ ok: true, sentAgain: true })
    const [mail] = await mailsOf('registration-again', booking.id)
    expect(mail).toMatchObject({ recipient: 'montse@example.org', language: 'ca' })
    expect((await composeRegistration(mailData('registration-again', mail), 'ca'))?.text).toContain(
      'Montserrat Vilar Puig',
    )
    const byPhone = correction({ id: booking.id, version: 2 }, { email: '', phone: '600' })
    expect(await correctBooking(event, byPhone, secretary)).toEqual({ ok: true, sentAgain: false })
    expect(await sendLink(event, booking.id, secretary)).toBe(false)
  })

  test('to another address ends the links and the queued mails of the address before, and no others', async () => {
    const event = await makeEvent()
    const booking = await bookingAt(event, { email: 'Montserat@example.org' })
    const [wrong] = await mailsOf('registration', booking.id)
    const before = await partyOf(booking.id)
    const oldToken = partyLinkToken(before) ?? ''
    expect(await findPartyByToken(oldToken)).toMatchObject({ id: booking.id })
    const corrected = correction(booking)
    expect(await correctBooking(event, corrected, secretary)).toMatchObject({ ok: true, sentAgain: true })

    expect(await findPartyByToken(oldToken)).toBeNull()
    expect(await findCancellation(oldToken)).toBeNull()
    const newToken = partyLinkToken(await partyOf(booking.id)) ?? ''
    expect(await findPartyByToken(newToken)).toMatchObject({ email: 'montserrat@example.org' })
    const guest = await rowOf(eventRegistrations, booking.id)
    expect(guest.cancelTokenHash).toBe(guestTokenHash(booking.id, 1))
    expect(guestLinkToken({ id: booking.id, tokenHash: guest.cancelTokenHash ?? '' })).not.toBeNull()

    expect(await mailsOf('registration', booking.id)).toEqual([])
    const [again] = await mailsOf('registration-again', booking.id)
    const compose = toContact(composeRegistration)
    expect((await compose(mailData('registration-again', again), 'ca', 'montserrat@example.org'))?.text).toContain(
      newToken,
    )
    // A mail that was being sent meanwhile, or that somebody sends again.
    expect(await compose(mailData('registration-again', again), 'ca', wrong?.recipient ?? '')).toBeNull()
    const sameAddress = correction({ id: booking.id, version: 2 }, { email: 'MONTSERRAT@example.org' })
    expect(await correctBooking(event, sameAddress, secretary)).toEqual({ ok: true, sentAgain: false })
    expect(await findPartyByToken(newToken)).not.toBeNull()
    const actions = await database.select({ action: auditLog.action }).from(auditLog)
    expect(actions).toContainEqual({ action: 'registration.updated' })
  })

  test('sends the news that waits for the address before to the corrected one', async () => {
    const event = await makeEvent()
    const booking = await bookingAt(event, { email: 'Montserat@example.org' })
    const data = { partyId: booking.id, messageId: randomUUID() }
    const ref = `${booking.id}:${data.messageId}`
    const address = { recipient: 'montserat@example.org', language: 'ca' } as const
    await database.transaction(async (tx) => {
      for (const kind of ['event-message', 'reminder'] as const) await enqueueMail(tx, { ...address, kind, ref, data })
      // A test that the office has sent to itself.
      const office = { ...address, recipient: 'office@example.org' }
      await enqueueMail(tx, { ...office, kind: 'event-message', ref: `${ref}:test`, data: { ...data, isTest: true } })
    })
    await database
      .update(mails)
      .set({ status: 'sent' })
      .where(and(eq(mails.kind, 'reminder'), eq(mails.ref, ref)))
    expect(await correctBooking(event, correction(booking), secretary)).toMatchObject({ ok: true, sentAgain: true })
    const sent = await database
      .select({ kind: mails.kind, to: mails.recipient })
      .from(mails)
      .where(like(mails.ref, `${ref}%`))
    expect(sent).toHaveLength(3)
    expect(sent).toEqual(
      expect.arrayContaining([
        { kind: 'event-message', to: 'montserrat@example.org' },
        { kind: 'event-message', to: 'office@example.org' },
        { kind: 'reminder', to: 'montserat@example.org' },
      ]),
    )
  })

  test('to a booked person, of another event or after a cancellation is refused', async () => {
    const event = await makeEvent()
    const booking = await bookingAt(event)
    await register(event, montserrat({ fullName: 'Joan Vilar' }))
    const joan = correction(booking, { full_name: 'JOAN  VILAR' })
    expect(await correctBooking(event, joan, secretary)).toEqual({ ok: false, reason: 'already' })
    const unknown = { ok: false, reason: 'unknown' }
    expect(await correctBooking(await makeEvent(), correction(booking), secretary)).toEqual(unknown)
    await cancelSeats(event, booking.id, [booking.id], secretary)
    expect(await correctBooking(event, correction(booking), secretary)).toEqual(unknown)
  })

  test('a table label orders the list by its number, and filters it', async () => {
    const event = await makeEvent()
    const ten = await bookingAt(event, { fullName: 'Anna' })
    const two = await bookingAt(event, { fullName: 'Berta' })
    await bookingAt(event, { fullName: 'Carme' })
    expect(await labelTable(event, ten.id, '10', secretary)).toBe(true)
    expect(await labelTable(event, two.id, '2', secretary)).toBe(true)
    const byTable = await listBookings(event, { request: everyone(), filter: null, order: 'mesa' })
    expect(byTable.rows.map(({ contactName }) => contactName)).toEqual(['Berta', 'Anna', 'Carme'])
    expect((await listed(event, '', 'sin-mesa')).map(({ contactName }) => contactName)).toEqual(['Carme'])
    expect(await countBookings(event)).toMatchObject({ all: 3, 'sin-mesa': 1, dieta: 0, canceladas: 0 })
  })
})

describe('the diet of a guest', () => {
  const clara = { id: 'clara' }
  const dietOf = async (event: number) => (await readDoorSheet(event, clara))[0]?.guests[0]?.diet
  const auditEvents = (subject: string) =>
    database
      .select({ actor: auditLog.actor, action: auditLog.action, fields: auditLog.fields })
      .from(auditLog)
      .where(eq(auditLog.subject, subject))
      .orderBy(auditLog.id)
  const write = (event: number, guest: string, version: number, fields: Record<string, string>) => {
    const submission = parseForm(correctedGuestSchema, { guest_id: guest, version: String(version), ...fields })
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
    return correctGuest(event, submission.value, clara)
  }

  test('goes with the link when another person gets the seat, unless the form has it; a correction keeps both', async () => {
    const event = await makeEvent()
    await bookParty(event, montserrat(), [
      { fullName: 'Clara Vidal', diet: null },
      { fullName: 'Marta Ferer', diet: readDiet('Celiaca') },
    ])
    const seat = async () => {
      const [row] = await database
        .select({
          id: eventRegistrations.id,
          version: eventRegistrations.version,
          diet: eventRegistrations.dietaryRestrictions,
          dietBy: eventRegistrations.dietBy,
          link: eventRegistrations.cancelTokenHash,
        })
        .from(eventRegistrations)
        .where(and(eq(eventRegistrations.eventId, event), eq(eventRegistrations.position, 2)))
      return row!
    }
    const rename = async (name: string, diet: Record<string, string> = {}) => {
      const { id, version } = await seat()
      return write(event, id, version, { full_name: name, ...diet })
    }
    const first = await seat()
    expect(await rename('Marta Ferrer')).toEqual({ ok: true, isReplaced: false })
    expect(await seat()).toMatchObject({ link: first.link, diet: first.diet })
    expect(
      await rename('Jordi Ferrer', { diet: 'write', dietary_restrictions: 'Celiaca', diet_consent: 'on' }),
    ).toEqual({ ok: true, isReplaced: true })
    const second = await seat()
    expect(second).toMatchObject({ dietBy: 'office' })
    expect(second.link).not.toBe(first.link)
    expect(await rename('Pau Mas')).toEqual({ ok: true, isReplaced: true })
    expect(await seat()).toMatchObject({ dietBy: null, diet: null })
    expect((await seat()).link).not.toBe(second.link)
  })

  test('stays unchanged while it is closed', async () => {
    const event = await makeEvent()
    const { id } = await bookingAt(event, { dietaryRestrictions: 'Celiaca' })
    const closed = { dietary_restrictions: 'Vegana', diet_consent: 'on' }
    expect(await write(event, id, 1, closed)).toMatchObject({ ok: true })
    expect(await dietOf(event)).toEqual(readDiet('Celiaca'))
    expect(await listed(event, '', 'dieta')).toMatchObject([{ id }])
  })

  test('is shown, changed and removed, each audited; encrypted and with consent only', async () => {
    const event = await makeEvent()
    const { id } = await bookingAt(event, { dietaryRestrictions: 'Celiaca' })
    expect(await showDiet(event, id, clara)).toEqual(readDiet('Celiaca'))
    expect(await showDiets(event, id, clara)).toEqual({ [id]: readDiet('Celiaca') })
    expect(await showDiet(await makeEvent(), id, clara)).toBeNull()
    expect(() => write(event, id, 1, { diet: 'write', dietary_restrictions: 'Vegana' })).toThrow('diet_consent')
    await write(event, id, 1, { diet: 'write', dietary_restrictions: 'Celiaca', diet_consent: 'on' })
    await write(event, id, 2, { diet: 'write', dietary_restrictions: 'Vegana', diet_consent: 'on' })
    expect(await dietOf(event)).toEqual(readDiet('Vegana'))
    await write(event, id, 3, { diet: 'write' })
    expect(await dietOf(event)).toBeNull()
    expect((await auditEvents(id)).filter(({ action }) => action.includes('diet'))).toEqual(
      ['diet-shown', 'diet-shown', 'diet-changed', 'diet-changed'].map((verb) => ({
        actor: 'clara',
        action: `registration.${verb}`,
        fields: ['dietary_restrictions'],
      })),
    )
    const row = await rowOf(eventRegistrations, id)
    expect(row).toMatchObject({ dietaryRestrictions: null, dietConsentVersion: null, dietConsentAt: null })
  })
})

describe('cancelling a booking', () => {
  test('frees the seat once and notifies the contact once, in their language', async () => {
    const event = await makeEvent()
    const { id } = await bookingAt(event)
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancelSeats(event, id, [id], secretary)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await taken(event)).toBe(0)
    expect(await mailsOf('registration-cancelled', id)).toMatchObject([
      { recipient: 'montserrat@example.org', language: 'ca' },
    ])
    expect((await composeRegistrationCancelled({ partyId: id }, 'ca'))?.subject).toBe(
      'La teva plaça a «Cena de prueba» està cancel·lada',
    )
    expect(await listed(event, '', 'canceladas')).toMatchObject([{ id, state: 'cancelled', cancelledBy: 'office' }])
  })

  test('is refused once the event has begun', async () => {
    const event = await makeEvent()
    const { id } = await bookingAt(event)
    await updateRow(events, event, { date: new Date(Date.now() - 1000) })
    expect(await cancelSeats(event, id, [id], secretary)).toEqual({ ok: false, reason: 'begun' })
    expect(await taken(event)).toBe(1)
  })

  test('in time owes what was paid, as a task until it is ticked', async () => {
    const event = await makeEvent({ price: 85 })
    await addBooking(event, caller({ seats: '3' }), secretary)
    const [booking] = await listed(event)
    const { id = '', guests = [] } = booking ?? {}
    await payAll(event)
    await cancelSeats(event, id, [guests[2]?.id ?? ''], secretary)
    expect(await listed(event)).toMatchObject([{ size: 2, refundDue: 85, refundSettled: false }])
    await cancelSeats(
      event,
      id,
      guests.map((guest) => guest.id),
      secretary,
    )
    expect(await listed(event, '', 'canceladas')).toMatchObject([{ refundDue: 255, inTime: true }])
    expect(await settleRefund(event, id, true, secretary)).toBe(true)
    expect(await settleRefund(event, id, true, secretary)).toBe(false)
    const soon = await makeEvent({ price: 85, date: new Date(Date.now() + 3_600_000) })
    const late = await bookingAt(soon)
    await payAll(soon)
    await cancelSeats(soon, late.id, [late.id], secretary)
    expect(await listed(soon, '', 'canceladas')).toMatchObject([{ refundDue: null, inTime: false }])
  })
})

test('Attendance is marked and unmarked; a cancelled guest cannot attend', async () => {
  const event = await makeEvent()
  const { id } = await bookingAt(event)
  const noted = async () => (await listed(event))[0]?.guests[0]?.attended
  expect(await markAttendance(event, id, true, secretary)).toBe(true)
  expect(await noted()).toBe(true)
  expect(await markAttendance(await makeEvent(), id, true, secretary), 'of another event').toBe(false)
  expect(await markAttendance(event, id, false, secretary)).toBe(true)
  expect(await noted()).toBe(false)
  await cancelSeats(event, id, [id], secretary)
  expect(await markAttendance(event, id, true, secretary)).toBe(false)
})

describe('exported data', () => {
  test('the list and the file never contain a diet; the door sheet does', async () => {
    const event = await makeEvent()
    const booking = await bookingAt(event, { dietaryRestrictions: 'Celiaca', notes: '=1+1' })
    await register(event, montserrat({ fullName: 'Joan Vilar', dietaryRestrictions: 'celíaca.' }))
    expect(booking.guests[0]?.hasDiet).toBe(true)
    const file = (
      await Array.fromAsync(exportGuests(event, { request: everyone(), filter: null, order: 'nombre' }))
    ).flat()
    expect(file).toMatchObject([
      { fullName: 'Joan Vilar', contactName: 'Joan Vilar', size: 1 },
      { fullName: 'Montserrat Vilar Puig' },
    ])
    expect(JSON.stringify([booking, file])).not.toMatch(/cel[ií]aca/i)
    const sheet = await readDoorSheet(event, { id: 'clara' })
    const guests = sheet.flatMap((party) => party.guests)
    expect(guests.map(({ fullName, diet }) => [fullName, diet])).toEqual([
      ['Joan Vilar', readDiet('celíaca.')],
      ['Montserrat Vilar Puig', readDiet('Celiaca')],
    ])
    expect(
      await database
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, String(event))),
    ).toMatchObject([{ actor: 'clara', action: 'event.diets-shown', fields: ['dietary_restrictions'] }])
    const diets = guests.map(({ diet }) => diet)
    expect(countDiets(diets, textsOf.es.diets)).toEqual([{ diet: 'celíaca.', count: 2 }])
  })

  test('the door sheet has a booking by phone with its guests, by table', async () => {
    const event = await makeEvent()
    await addBooking(event, caller({ full_name: 'Zoe Puig', seats: '2', table_label: '1' }), secretary)
    await addBooking(event, caller({ email: '', phone: '600', seats: '2', table_label: '2' }), secretary)
    expect(await readDoorSheet(event, secretary)).toMatchObject([
      {
        contactName: 'Zoe Puig',
        tableLabel: '1',
        email: 'jordi@example.org',
        guests: [{ fullName: 'Zoe Puig' }, { fullName: '' }],
      },
      { contactName: 'Jordi Puig', tableLabel: '2', email: null, phone: '600', size: 2 },
    ])
  })

  test('a diet of another key does not break the door sheet', async () => {
    const event = await makeEvent()
    const { id } = await bookingAt(event, { dietaryRestrictions: 'Vegana' })
    await updateRow(eventRegistrations, id, { dietaryRestrictions: 'v1.00000000.a.b.c' })
    expect(await readDoorSheet(event, secretary)).toMatchObject([{ guests: [{ diet: null, dietUnreadable: true }] }])
  })

  test('a cell is never a formula, and keeps line breaks and quotes', () => {
    expect(csvLine(['=1+1', 'a;b', 'diu «"hola"»', 'una\ndues', 'Núria'])).toBe(
      '\'=1+1;"a;b";"diu «""hola""»";"una\ndues";Núria\r\n',
    )
  })
})

test('A party that only waited is no cancelled booking', async () => {
  const event = await makeEvent()
  await database
    .insert(eventParties)
    .values({
      eventId: event,
      state: 'cancelled',
      size: 2,
      contactName: 'Pep Mas',
      nameKey: 'pep mas',
      email: 'pep@example.org',
      privacyVersion: 'x',
      tokenHash: 'x',
    })
  expect(await countBookings(event)).toMatchObject({ all: 0, canceladas: 0 })
})

test('a booking tells how often its contact has missed dinners', async () => {
  const past = await makeEvent()
  await register(past, montserrat())
  await register(past, montserrat({ fullName: 'Oriol Prat', email: 'oriol@example.org' }))
  await database
    .update(eventRegistrations)
    .set({ attendedAt: new Date() })
    .where(and(eq(eventRegistrations.eventId, past), eq(eventRegistrations.email, 'oriol@example.org')))
  await updateRow(events, past, { date: new Date(Date.now() - 2 * 86_400_000) })
  const event = await makeEvent()
  await register(event, montserrat())
  const { rows } = await listBookings(event, { request: everyone(), filter: null, order: 'nombre' })
  expect(rows.map(({ absences }) => absences)).toEqual([{ dinners: 1, missed: 1 }])
})

describe('the payment in the list', () => {
  test('is filtered, counted, exported for each seat and printed on the door sheet', async () => {
    const event = await makeEvent({ price: 85 })
    await addBooking(event, caller({ seats: '2', table_label: '1' }), secretary)
    await addBooking(event, caller({ full_name: 'Anna Pons', email: 'anna@example.org' }), secretary)
    const [anna, jordi] = await listed(event)
    const form = { payments: `${jordi?.id}:${jordi?.paymentVersion}`, payment: 'paid:bizum', paid_amount: '' }
    const { value } = parseForm(paymentSchema, form) as { value: PaymentForm }
    expect(await recordPayments(event, value.payments, paymentOfForm(value), secretary)).toMatchObject({ refused: [] })
    expect((await listed(event, '', 'pagadas')).map(({ contactName }) => contactName)).toEqual(['Jordi Puig'])
    expect((await listed(event, '', 'sin-pagar')).map(({ id }) => id)).toEqual([anna?.id])
    expect(await countBookings(event)).toMatchObject({ pagadas: 1, 'sin-pagar': 1 })
    const exported = await Array.fromAsync(exportGuests(event, { request: everyone(), filter: null, order: 'nombre' }))
    expect(exported.flat().map(({ paymentState, paidShare }) => [paymentState, paidShare])).toEqual([
      ['unpaid', null],
      ['paid', 85],
      ['paid', 85],
    ])
    const sheet = await readDoorSheet(event, secretary)
    expect(sheet.map((party) => paymentLabel(party, paymentTexts.es))).toEqual(['pagado 170\u00a0€', 'sin pagar'])
    expect(paymentLabel({ ...sheet[1]!, paymentState: 'at-door' }, paymentTexts.ca)).toBe('paga a la porta: 85\u00a0€')
    expect(paymentLabel({ ...sheet[1]!, seatPrice: 0 }, paymentTexts.ca)).toBeNull()
  })

  test('is chosen with its way, for at least one booking and with an amount in euros', () => {
    const one = `${randomUUID()}:0`
    const statusOf = (form: Record<string, string>) => parseForm(paymentSchema, form).status
    expect(statusOf({ payments: one, payment: 'paid:card', paid_amount: '42,50' })).toBe('success')
    expect(statusOf({ payments: one, payment: 'invited' })).toBe('success')
    expect(statusOf({ payment: 'paid:card' })).toBe('error')
    expect(statusOf({ payment: 'paid:card', payments: 'x:0' })).toBe('error')
    expect(statusOf({ payment: 'paid', payments: one })).toBe('error')
    expect(statusOf({ payment: 'paid:card', payments: one, paid_amount: '-3' })).toBe('error')
  })
})
