import { parseWithValibot } from '@conform-to/valibot'
import { and, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, eventRegistrations, events, mails } from '#app/database/schema.ts'
import { csvLine } from '#app/platform/csv/csv.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { addedGuestSchema, correctedGuestSchema } from './guest-forms.ts'
import { doorSheet, showDiet } from './guest-diets.server.ts'
import { exportGuests, listGuests } from './guest-list.server.ts'
import { addGuest, cancelGuest, correctGuest, markAttendance } from './registrations.server.ts'
import { countDiets } from './diet-summary.ts'
import { composeRegistrationAgain, composeRegistrationCancelled } from '#app/events/messages.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const everyone = (words = '') => readListRequest(new URL(`http://x/?q=${encodeURIComponent(words)}`))

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function caller(given: Record<string, string> = {}) {
  const submission = parseWithValibot(
    formOf({ full_name: 'Jordi Puig', email: 'jordi@example.org', language: 'ca', informed: 'on', ...given }),
    { schema: addedGuestSchema },
  )
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

async function guestAt(event: number, given: Parameters<typeof montserrat>[0] = {}) {
  await register(event, montserrat(given))
  const { rows } = await listGuests(event, everyone(given.fullName ?? 'Montserrat'), 'active', 'fecha')
  const [guest] = rows
  if (!guest) throw new Error('no guest is registered')
  return guest
}

function correction(guest: { id: string; version: number }, given: Record<string, string> = {}) {
  const fields = {
    registration_id: guest.id,
    version: String(guest.version),
    full_name: 'Montserrat Vilar Puig',
    email: 'montserrat@example.org',
    language: 'ca',
    ...given,
  }
  const submission = parseWithValibot(formOf(fields), { schema: correctedGuestSchema })
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

const taken = async (event: number) =>
  (await database.select({ registered: events.registered }).from(events).where(eq(events.id, event)))[0]?.registered
const mailsOf = (kind: string, ref: string) =>
  database
    .select({ recipient: mails.recipient, language: mails.language, ref: mails.ref })
    .from(mails)
    .where(and(eq(mails.kind, kind), like(mails.ref, `${ref}%`)))

describe('adding a guest by hand', () => {
  test('takes a seat, queues the same mail and keeps the staff note', async () => {
    const event = await makeEvent()
    expect(await addGuest(event, caller({ staff_note: 'Llega tarde' }), secretary)).toMatchObject({ ok: true })
    const [guest] = (await listGuests(event, everyone(), 'active', 'nombre')).rows
    expect(guest).toMatchObject({ fullName: 'Jordi Puig', staffNote: 'Llega tarde', hasDiet: false, attended: false })
    expect(await mailsOf('registration', guest?.id ?? '')).toMatchObject([
      { recipient: 'jordi@example.org', language: 'ca' },
    ])
    expect(await taken(event)).toBe(1)
  })

  test('is refused when the event is full or has started, or the guest is registered', async () => {
    const full = await makeEvent({ maxParticipants: 1 })
    expect(await addGuest(full, caller(), secretary)).toMatchObject({ ok: true })
    expect(await addGuest(full, caller({ full_name: '  JORDI  puig', email: 'Jordi@example.org' }), secretary)).toEqual(
      { ok: false, reason: 'already' },
    )
    expect(await addGuest(full, caller({ email: 'altre@example.org' }), secretary)).toEqual({
      ok: false,
      reason: 'full',
    })
    expect(await taken(full)).toBe(1)
    expect(await addGuest(await makeEvent({ date: new Date(Date.now() - 1000) }), caller(), secretary)).toEqual({
      ok: false,
      reason: 'ended',
    })
    expect(await addGuest(2_000_000_000, caller(), secretary)).toEqual({ ok: false, reason: 'unknown-event' })
  })

  test('requires the privacy notice, and consent to a diet', () => {
    const errors = (fields: Record<string, string>) =>
      Object.keys(
        parseWithValibot(formOf({ full_name: 'Jordi', email: 'j@example.org', language: 'ca', ...fields }), {
          schema: addedGuestSchema,
        }).reply().error ?? {},
      )
    expect(errors({})).toEqual(['informed'])
    expect(errors({ informed: 'on', dietary_restrictions: 'Celiaco' })).toEqual(['diet_consent'])
  })
})

describe('correcting a guest', () => {
  test('writes over the version that was read only', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event)
    expect(await correctGuest(event, correction(guest, { phone: '+34 600 000 000' }), secretary)).toEqual({
      ok: true,
      sentAgain: false,
    })
    expect(await correctGuest(event, correction(guest, { phone: '' }), secretary)).toEqual({
      ok: false,
      reason: 'conflict',
    })
    expect((await listGuests(event, everyone('600 000'), 'active', 'nombre')).rows).toMatchObject([
      { id: guest.id, phone: '+34 600 000 000' },
    ])
  })

  test('sends the confirmation to a corrected address, once for each correction', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event)
    expect(await correctGuest(event, correction(guest, { email: 'montse@example.org' }), secretary)).toEqual({
      ok: true,
      sentAgain: true,
    })
    const [mail] = await mailsOf('registration-again', guest.id)
    expect(mail).toMatchObject({ recipient: 'montse@example.org', language: 'ca' })
    expect((await composeRegistrationAgain(mail?.ref ?? '', 'ca'))?.text).toContain('Montserrat Vilar Puig')
  })

  test('to a registered person is refused', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event)
    await register(event, montserrat({ fullName: 'Joan Vilar' }))
    expect(await correctGuest(event, correction(guest, { full_name: 'JOAN  VILAR' }), secretary)).toEqual({
      ok: false,
      reason: 'already',
    })
  })

  test('of another event or after a cancellation is refused', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event)
    expect(await correctGuest(await makeEvent(), correction(guest), secretary)).toEqual({
      ok: false,
      reason: 'unknown',
    })
    await cancelGuest(event, guest.id, secretary)
    expect(await correctGuest(event, correction(guest), secretary)).toEqual({ ok: false, reason: 'unknown' })
  })
})

describe('the diet of a guest', () => {
  const dietOf = async (event: number) => (await doorSheet(event, { id: 'clara' }))[0]?.diet
  const auditEvents = (subject: string) =>
    database
      .select({ actor: auditLog.actor, action: auditLog.action, fields: auditLog.fields })
      .from(auditLog)
      .where(eq(auditLog.subject, subject))
      .orderBy(auditLog.id)

  test('stays unchanged while it is closed', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event, { dietaryRestrictions: 'Celiaca' })
    expect(
      await correctGuest(event, correction(guest, { dietary_restrictions: 'Vegana', diet_consent: 'on' }), {
        id: 'clara',
      }),
    ).toMatchObject({ ok: true })
    expect(await dietOf(event)).toBe('Celiaca')
  })

  test('is shown, changed and removed, each audited; encrypted and with consent only', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event, { dietaryRestrictions: 'Celiaca' })
    expect(await showDiet(event, guest.id, { id: 'clara' })).toBe('Celiaca')
    expect(await showDiet(await makeEvent(), guest.id, { id: 'clara' })).toBeNull()
    const write = (version: number, fields: Record<string, string>) =>
      correctGuest(event, correction({ id: guest.id, version }, { diet: 'write', ...fields }), { id: 'clara' })
    expect(() => correction(guest, { diet: 'write', dietary_restrictions: 'Vegana' })).toThrow('diet_consent')
    await write(1, { dietary_restrictions: 'Celiaca', diet_consent: 'on' })
    await write(2, { dietary_restrictions: 'Vegana', diet_consent: 'on' })
    expect(await dietOf(event)).toBe('Vegana')
    await write(3, {})
    expect(await dietOf(event)).toBeNull()
    expect((await auditEvents(guest.id)).filter(({ action }) => action.includes('diet'))).toEqual(
      ['registration.diet-shown', 'registration.diet-changed', 'registration.diet-changed'].map((action) => ({
        actor: 'clara',
        action,
        fields: ['dietary_restrictions'],
      })),
    )
    const [row] = await database.select().from(eventRegistrations).where(eq(eventRegistrations.id, guest.id))
    expect(row).toMatchObject({ dietaryRestrictions: null, dietConsentVersion: null, dietConsentAt: null })
  })
})

describe('cancelling a guest', () => {
  test('frees the seat once and notifies the guest once, in their language', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event)
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancelGuest(event, guest.id, secretary)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await taken(event)).toBe(0)
    expect(await mailsOf('registration-cancelled', guest.id)).toMatchObject([
      { recipient: 'montserrat@example.org', language: 'ca' },
    ])
    expect((await composeRegistrationCancelled(guest.id, 'ca'))?.subject).toBe(
      'La teva plaça a «Cena de prueba» està cancel·lada',
    )
    expect((await listGuests(event, everyone(), 'cancelled', 'nombre')).rows).toMatchObject([
      { id: guest.id, cancelled: true },
    ])
  })

  test('is refused once the event has started', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event)
    await database
      .update(events)
      .set({ date: new Date(Date.now() - 1000) })
      .where(eq(events.id, event))
    expect(await cancelGuest(event, guest.id, secretary)).toEqual({ ok: false, reason: 'started' })
    expect(await taken(event)).toBe(1)
  })
})

test('Attendance is marked and unmarked; a cancelled guest cannot attend', async () => {
  const event = await makeEvent()
  const guest = await guestAt(event)
  const noted = async () => (await listGuests(event, everyone(), null, 'nombre')).rows[0]?.attended
  expect(await markAttendance(event, guest.id, true, secretary)).toBe(true)
  expect(await noted()).toBe(true)
  expect(await markAttendance(event, guest.id, false, secretary)).toBe(true)
  expect(await noted()).toBe(false)
  await cancelGuest(event, guest.id, secretary)
  expect(await markAttendance(event, guest.id, true, secretary)).toBe(false)
})

describe('exported data', () => {
  test('the list and the file never contain a diet; the door sheet does', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event, { dietaryRestrictions: 'Celiaca', notes: '=1+1' })
    await register(event, montserrat({ fullName: 'Joan Vilar', dietaryRestrictions: 'celíaca.' }))
    expect(guest.hasDiet).toBe(true)
    expect(JSON.stringify([guest, await Array.fromAsync(exportGuests(event, '', 'active', 'nombre'))])).not.toMatch(
      /cel[ií]aca/i,
    )
    const sheet = await doorSheet(event, { id: 'clara' })
    expect(sheet.map(({ fullName, diet }) => [fullName, diet])).toEqual([
      ['Joan Vilar', 'celíaca.'],
      ['Montserrat Vilar Puig', 'Celiaca'],
    ])
    expect(
      await database
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, String(event))),
    ).toMatchObject([{ actor: 'clara', action: 'event.diets-shown', fields: ['dietary_restrictions'] }])
    expect(countDiets(sheet.map(({ diet }) => diet))).toEqual([{ diet: 'celíaca.', count: 2 }])
  })

  test('a diet of another key does not break the door sheet', async () => {
    const event = await makeEvent()
    const guest = await guestAt(event, { dietaryRestrictions: 'Vegana' })
    await database
      .update(eventRegistrations)
      .set({ dietaryRestrictions: 'v1.00000000.a.b.c' })
      .where(eq(eventRegistrations.id, guest.id))
    expect(await doorSheet(event, { id: 'clara' })).toMatchObject([{ diet: null, dietUnreadable: true }])
  })

  test('a cell is never a formula, and keeps line breaks and quotes', () => {
    expect(csvLine(['=1+1', 'a;b', 'diu «"hola"»', 'una\ndues', 'Núria'])).toBe(
      '\'=1+1;"a;b";"diu «""hola""»";"una\ndues";Núria\r\n',
    )
  })
})
